import type { StandInApp } from '../model/apps.ts'
import type { StandInUser } from '../model/people.ts'
import type { Answer, Asked } from '../http/answers.ts'
import { htmlAnswer } from '../http/answers.ts'
import { escapeHtml, pageHtml } from '../http/pageHtml.ts'
import type { Grants } from './grants.ts'

interface Wanted {
  readonly app: StandInApp
  readonly redirectUri: string
  readonly state: string
}

export interface AuthorisationParts {
  readonly apps: readonly StandInApp[]
  readonly users: readonly StandInUser[]
  readonly grants: Grants
}

/** The page at which somebody with a login at Exact lets an app in, or does not. */
export function authorisation(asked: Asked, { apps, users, grants }: AuthorisationParts): Answer {
  const given = asked.method === 'POST' ? new URLSearchParams(asked.body.toString()) : asked.url.searchParams
  const wanted = wantedOf(given, apps)
  if (typeof wanted === 'string')
    return htmlAnswer(400, pageHtml('Stand-in van Exact', `<p role="alert">${escapeHtml(wanted)}</p>`))
  if (asked.method !== 'POST') return htmlAnswer(200, form(wanted, users, grants))
  const back = new URL(wanted.redirectUri)
  const user = users.find(({ name }) => name === given.get('user'))
  if (given.get('answer') !== 'allow' || !user) {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', 'The user denied the request.')
  } else back.searchParams.set('code', grants.newCode(wanted.app, user, wanted.redirectUri))
  if (wanted.state) back.searchParams.set('state', wanted.state)
  return { status: 302, headers: { location: back.href }, body: '' }
}

function wantedOf(given: URLSearchParams, apps: readonly StandInApp[]): Wanted | string {
  const app = apps.find(({ clientId }) => clientId === given.get('client_id'))
  if (!app) return 'Onbekende client_id: deze app is niet geregistreerd.'
  const redirectUri = given.get('redirect_uri') ?? ''
  if (!mayReturn(app, redirectUri)) return `De redirect_uri is niet die van de registratie: ${redirectUri}`
  if (given.get('response_type') !== 'code') return 'response_type moet code zijn.'
  return { app, redirectUri, state: given.get('state') ?? '' }
}

function mayReturn({ redirectUris }: StandInApp, address: string): boolean {
  if (redirectUris) return redirectUris.includes(address)
  const url = URL.parse(address)
  return url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

function form({ app, redirectUri, state }: Wanted, users: readonly StandInUser[], grants: Grants): string {
  const hidden = { client_id: app.clientId, redirect_uri: redirectUri, response_type: 'code', state }
  const choices = users.map(
    ({ name, fullName }, index) =>
      `<label><input type="radio" name="user" value="${name}"${index === 0 ? ' checked' : ''}> ${escapeHtml(fullName)} <small>${name}${
        grants.isGranted(app.clientId, name) ? ', al gekoppeld: opnieuw toestaan beëindigt die koppeling' : ''
      }</small></label>`,
  )
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return pageHtml(
    'Inloggen bij Exact (stand-in)',
    `<p>Dit is niet Exact Online, maar een server die zich zo gedraagt. Kies wie er inlogt.</p>
<p><strong>${escapeHtml(app.name)}</strong> vraagt toegang tot: ${app.scopes.map(escapeHtml).join(', ')}.</p>
<form method="post" action="/api/oauth2/auth">
${fields.join('\n')}
<fieldset><legend>Inloggen als</legend>${choices.join('\n')}</fieldset>
<button name="answer" value="allow">Toestaan</button>
<button name="answer" value="deny" class="quiet">Weigeren</button>
</form>`,
  )
}
