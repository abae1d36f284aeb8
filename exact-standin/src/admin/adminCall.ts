import type { Company } from '../model/Company.ts'
import { faultNames, isFaultName, type FaultName } from '../behaviour/faults.ts'
import { htmlAnswer, jsonAnswer, type Answer, type Asked } from '../http/answers.ts'
import { escapeHtml, pageHtml } from '../http/pageHtml.ts'
import type { Call } from '../http/standInServer.ts'
import { changeByHand } from '../records/writeCall.ts'

export interface AdminParts {
  readonly company: Company
  readonly calls: () => readonly Call[]
  readonly advance: (ms: number) => void
}

/**
 * What a person or a test does to the stand-in from outside: switch a fault, let time pass, change something as if in
 * Exact itself, look at the calls that were made.
 */
export function adminCall({ company, calls, advance }: AdminParts, asked: Asked): Answer {
  const path = asked.url.pathname.replace(/\/$/, '')
  if (asked.method === 'GET') {
    if (path === '/standin/faults') return jsonAnswer(200, company.faults.list())
    if (path === '/standin/calls') return jsonAnswer(200, calls())
    return path === '' || path === '/standin' ? htmlAnswer(200, page(company, calls())) : jsonAnswer(404, {})
  }
  // A page of another origin, open in the same browser, switches nothing.
  const { origin } = asked.headers
  if (asked.method !== 'POST' || (origin !== undefined && URL.parse(origin)?.host !== asked.headers.host))
    return jsonAnswer(403, {})
  const isForm = asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  const body = isForm ? Object.fromEntries(new URLSearchParams(asked.body.toString())) : jsonBody(asked.body)
  const done = act({ company, calls, advance }, path, body)
  if (!done) return jsonAnswer(400, { error: 'See docs/exact-standin.md for what can be asked here.' })
  return isForm ? { status: 303, headers: { location: '/standin' }, body: '' } : jsonAnswer(200, done)
}

type Body = Readonly<Record<string, unknown>>

function act({ company, advance }: AdminParts, path: string, body: Body): object | null {
  const actions: Readonly<Record<string, () => object | null>> = {
    '/standin/faults': () => switchFault(company, body),
    '/standin/clock': () => {
      const seconds = Number(body['seconds'])
      if (!(seconds > 0)) return null
      advance(seconds * 1_000)
      return { now: new Date(company.now()).toISOString() }
    },
    '/standin/revoke': () => {
      company.grants.revokeAll()
      return {}
    },
    '/standin/records': () => {
      const store = company.store(Number(body['division']))
      const { topic, record, remove } = body
      if (!store || typeof topic !== 'string') return null
      if (typeof remove === 'string') return { removed: store.remove(topic, remove) }
      return typeof record === 'object' && record !== null ? changeByHand(store, topic, { ...record }) : null
    },
  }
  return actions[path]?.() ?? null
}

function switchFault({ faults }: Company, { name, on, times, endpoint }: Body): object | null {
  if (name === undefined && on === false) return (faults.clear(), faults.list())
  if (!isFaultName(name)) return null
  if (on === false || on === 'false') faults.clear(name)
  else
    faults.set(name, {
      ...(Number(times) > 0 && { times: Number(times) }),
      ...(typeof endpoint === 'string' && endpoint !== '' && { endpoint }),
    })
  return faults.list()
}

function jsonBody(body: Buffer): Body {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function page({ faults, divisions, users, now, url }: Company, calls: readonly Call[]): string {
  const active = new Map(faults.list().map((fault) => [fault.name, fault]))
  const rows = Object.entries(faultNames).map(([name, what]) => {
    const fault = active.get(name as FaultName)
    const button = (label: string, on: boolean, times?: number) =>
      `<form method="post" action="/standin/faults"><input type="hidden" name="name" value="${name}"><input type="hidden" name="on" value="${on}">${
        times ? `<input type="hidden" name="times" value="${times}">` : ''
      }<button class="small${on ? ' quiet' : ''}" aria-label="${escapeHtml(`${label}: ${what}`)}">${label}</button></form>`
    const state = fault ? button('Off', false) : `${button('Once', true, 1)} ${button('On', true)}`
    return `<tr><td>${escapeHtml(what)}</td><td>${state}</td></tr>`
  })
  const latest = calls.slice(-20).reverse()
  return pageHtml(
    'Exact Online stand-in',
    `<p>Address: <code>${escapeHtml(url())}</code>. Its time: ${new Date(now()).toISOString()}.</p>
<h2>Who signs in</h2><ul>${users.map((user) => `<li>${escapeHtml(user.fullName)}: ${user.divisions.join(', ') || 'no company'}</li>`).join('')}</ul>
<h2>Companies</h2><ul>${divisions.map((one) => `<li>${one.code} ${escapeHtml(one.description)}: ${one.size.items} items, ${one.size.accounts} accounts</li>`).join('')}</ul>
<h2>Time</h2><form method="post" action="/standin/clock"><label>Seconds later <input name="seconds" type="number" min="1" value="600"></label><button>Let it pass</button></form>
<h2>Faults</h2><div class="wide"><table><tbody>${rows.join('')}</tbody></table></div>
<h2>Latest calls</h2><div class="wide"><table><tbody>${latest.map((call) => `<tr><td>${call.at.toISOString().slice(11, 19)}</td><td>${call.status}</td><td>${escapeHtml(`${call.method} ${call.path}${call.query}`)}</td></tr>`).join('')}</tbody></table></div>`,
    'en',
  )
}
