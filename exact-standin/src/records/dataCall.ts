import { errorAnswer, jsonAnswer, type Answer, type Asked } from '../http/answers.ts'
import { ExactError } from '../http/ExactError.ts'
import type { Company } from '../model/Company.ts'
import { entities, entityOf, type Entity, type ExactRecord } from '../model/entities.ts'
import type { Grant } from '../oauth/grants.ts'
import type { StandInDivision, StandInUser } from '../model/people.ts'
import type { DivisionStore } from './divisionStore.ts'
import { readCall, type Manner, type Target } from './readCall.ts'
import { writeCall } from './writeCall.ts'

interface Place {
  readonly division: number
  readonly path: string
}

interface Caller {
  readonly grant: Grant
  readonly user: StandInUser
}

/** `/api/v1/current/Me` and `/api/v1/{division}/…`: who may, how often, and then the call itself. */
export async function dataCall(company: Company, asked: Asked): Promise<Answer> {
  const [, , , first = '', ...rest] = asked.url.pathname.split('/')
  const caller = callerOf(company, asked)
  const path = decodeURIComponent(rest.join('/'))
  const isCurrent = first === 'current'
  const division = isCurrent ? (caller.user.divisions[0] ?? 0) : Number(first)
  const place: Place = { division, path: isCurrent ? `current/${path}` : path }
  const blockKey = [caller.grant.clientId, caller.user.name, division, place.path.replace(/\(.*/, '')].join(' ')
  if (company.faults.happens('blocked', place.path)) company.blocks.block(blockKey)
  if (company.blocks.isBlocked(blockKey))
    return errorAnswer(company.settings().blockedStatus, 'Too many errors: this endpoint is blocked for an hour.')
  const { limitsCountFor } = company.settings()
  const limit = company.limits.count(`${caller.grant.clientId} ${limitsCountFor === 'division' ? division : ''}`)
  if (!limit.allowed) return errorAnswer(429, 'Too many requests.', limit.headers)
  const answer = await answerAt(company, asked, caller, place)
  if ([400, 401, 403, 404].includes(answer.status)) company.blocks.countError(blockKey)
  return { ...answer, headers: { ...limit.headers, ...answer.headers } }
}

function callerOf({ grants, users, faults }: Company, asked: Asked): Caller {
  const token = /^Bearer (\S+)$/i.exec(asked.headers.authorization ?? '')?.[1] ?? ''
  const grant = grants.holderOf(token)
  const user = users.find(({ name }) => name === grant?.user)
  if (!grant || !user || faults.happens('unauthorized', asked.url.pathname))
    throw new ExactError(401, 'Unauthorized', { 'www-authenticate': 'Bearer error="invalid_token"' })
  return { grant, user }
}

async function answerAt(company: Company, asked: Asked, caller: Caller, place: Place): Promise<Answer> {
  try {
    return place.path === 'current/Me' ? me(company, asked, caller) : await inDivision(company, asked, caller, place)
  } catch (error) {
    if (error instanceof ExactError) return errorAnswer(error.status, error.message, error.headers)
    throw error
  }
}

/** Who is signed in, and at which company; nobody's company is `null`. */
function me({ divisions }: Company, asked: Asked, { user }: Caller): Answer {
  const division = divisions.find(({ code }) => code === user.divisions[0])
  const all: Record<string, string | number | null> = {
    UserID: user.id,
    UserName: user.name,
    FullName: user.fullName,
    Email: `${user.name}@exact.example`,
    CurrentDivision: division?.code ?? null,
    DivisionCustomer: null,
    DivisionCustomerName: division?.customerName ?? null,
    AccountingDivision: division?.code ?? null,
    LanguageCode: 'nl-NL',
  }
  const select = asked.url.searchParams
    .get('$select')
    ?.split(',')
    .map((name) => name.trim())
  const wrong = select?.find((name) => !(name in all))
  if (wrong)
    throw new ExactError(
      400,
      `Error processing request stream. The property name '${wrong}' specified for type 'Exact.Web.Api.Models.System.Me' is not valid.`,
    )
  const shown = select ? Object.fromEntries(select.map((name) => [name, all[name] ?? null])) : all
  return jsonAnswer(200, { d: { results: [shown] } })
}

async function inDivision(company: Company, asked: Asked, caller: Caller, { division, path }: Place): Promise<Answer> {
  const { user, grant } = caller
  const store = user.divisions.includes(division) ? company.store(division) : undefined
  if (!store) throw new ExactError(403, `Forbidden: no access to division ${division}`)
  if (path === 'read/sync/Sync/SyncTimestamp') return syncTimestamp(asked, store)
  const target = targetOf(path)
  mayUse(company, grant, target.entity)
  const { settings, faults, deliveries, now, url } = company
  const writing = { base: `${url()}/api/v1/${division}/`, int64AsText: settings().int64AsText }
  if (asked.method !== 'GET') {
    const extra = faults.happens('wrongTotal', path) ? 0.01 : 0
    return writeCall({
      asked,
      store,
      target,
      settings: settings(),
      writing,
      deliveries,
      clientId: grant.clientId,
      user,
      now: new Date(now()),
      extra,
    })
  }
  const records = recordsOf(company, caller, store, target.entity)
  const nextOrigin = faults.happens('nextElsewhere', path) ? 'https://exact.attacker.example' : url()
  return readCall({ asked, store, target, records, settings: settings(), writing, nextOrigin })
}

const manners: readonly (readonly ['path' | 'bulk' | 'sync', Manner])[] = [
  ['path', 'single pages'],
  ['bulk', 'bulk'],
  ['sync', 'sync'],
]

/** `crm/Accounts`, `crm/Accounts(guid'…')`, `salesorder/SalesOrders(guid'…')/SalesOrderLines`. */
function targetOf(path: string): Target {
  const [, name = '', key = null, below = null] =
    /^([\w/]+)(?:\((?:guid)?'?([\w-]+)'?\))?(?:\/(\w+))?$/.exec(path === 'hrm/Divisions' ? 'system/Divisions' : path) ??
    []
  for (const [property, manner] of manners) {
    const entity = entities.find((one) => one[property]?.toLowerCase() === name.toLowerCase())
    if (entity)
      return { entity, manner: entity.topic === 'Deleted' ? 'sync' : manner, key: key?.toLowerCase() ?? null, below }
  }
  throw new ExactError(404, `Resource not found for the segment '${path.split('/').at(-1) ?? ''}'.`)
}

function mayUse({ apps, faults }: Company, { clientId }: Grant, { scope, path }: Entity): void {
  const app = apps.find((one) => one.clientId === clientId)
  if (app?.scopes.includes(scope) && !faults.happens('scopeMissing', path)) return
  throw new ExactError(403, 'Forbidden - Application Scope Violated', { reason: 'Application Scope Violated' })
}

function recordsOf(
  { divisions }: Company,
  { user }: Caller,
  store: DivisionStore,
  entity: Entity,
): Iterable<ExactRecord> {
  if (entity.topic !== 'Divisions') return store.all(entity.topic).values()
  return divisions.filter(({ code }) => user.divisions.includes(code)).map((one) => divisionRecord(one, user))
}

const divisionRecord = (
  { code, customerName, description, status }: StandInDivision,
  user: StandInUser,
): ExactRecord => ({
  Code: code,
  HID: code - 100_000,
  Status: status,
  CustomerName: customerName,
  Description: description,
  Country: 'NL',
  Currency: 'EUR',
  Current: code === user.divisions[0],
  Main: code === user.divisions[0],
})

/** `?modified=datetime'…'&endPoint='Accounts'`: from which timestamp on to ask. */
function syncTimestamp({ url }: Asked, store: DivisionStore): Answer {
  const unquoted = (text: string | null): string => /'([^']*)'/.exec(text ?? '')?.[1] ?? ''
  const moment = new Date(`${unquoted(url.searchParams.get('modified'))}Z`)
  const topic = entities.find((one) => one.topic === unquoted(url.searchParams.get('endPoint')))?.topic
  if (!topic || Number.isNaN(moment.getTime())) throw new ExactError(400, 'modified and endPoint are mandatory.')
  return jsonAnswer(200, { d: { TimeStampAsBigInt: String(store.timestampAt(moment, entityOf(topic).topic)) } })
}
