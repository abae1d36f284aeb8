import { randomUUID } from 'node:crypto'
import { jsonAnswer, type Answer, type Asked } from '../http/answers.ts'
import { ExactError } from '../http/ExactError.ts'
import { entityOf, type Entity, type ExactRecord } from '../model/entities.ts'
import type { StandInUser } from '../model/people.ts'
import { writtenRecord, type Json, type Writing } from '../odata/written.ts'
import type { StandInSettings } from '../behaviour/settings.ts'
import { webhookTopics, type Deliveries } from '../webhooks/deliveries.ts'
import { documentOf, valuesOf } from './documents.ts'
import type { DivisionStore } from './divisionStore.ts'
import type { Target } from './readCall.ts'

export interface WriteParts {
  readonly asked: Asked
  readonly store: DivisionStore
  readonly target: Target
  readonly settings: StandInSettings
  readonly writing: Writing
  readonly deliveries: Deliveries
  readonly clientId: string
  readonly user: StandInUser
  readonly now: Date
  /** A cent that an order comes to more. */
  readonly extra: number
}

type Body = Readonly<Record<string, unknown>>

export async function writeCall(parts: WriteParts): Promise<Answer> {
  const { method } = parts.asked
  if (method === 'POST' && parts.target.key === null) return create(parts)
  if (method === 'PUT' && parts.target.key !== null) return change(parts, parts.target.key)
  if (method === 'DELETE' && parts.target.key !== null) return remove(parts, parts.target.key)
  throw new ExactError(405, `The method ${method} is not allowed here.`)
}

async function create(parts: WriteParts): Promise<Answer> {
  const { entity } = parts.target
  const body = bodyOf(parts.asked)
  if (!entity.required) throw new ExactError(403, `${entity.type} cannot be created.`)
  const missing = entity.required.filter((name) => body[name] === undefined || body[name] === null || body[name] === '')
  if (missing.length > 0) throw new ExactError(400, missing.map((name) => `Mandatory: ${name}`).join(', '))
  const record = entity.lines ? createDocument(parts, body) : await createPlain(parts, body)
  return jsonAnswer(201, { d: returned(parts, record) }, { location: addressOf(parts, record) })
}

/** Without `Prefer: return=representation` the answer names what was made and holds nulls besides. */
function returned({ asked, target, writing }: WriteParts, record: ExactRecord): { [name: string]: Json } {
  const { entity } = target
  const isWhole = String(asked.headers['prefer'] ?? '').includes('return=representation')
  const shown = isWhole
    ? record
    : Object.fromEntries(
        [...entity.properties.keys()].map((name) => [name, name === entity.key ? (record[name] ?? null) : null]),
      )
  return writtenRecord(entity, shown, null, writing)
}

const addressOf = ({ target: { entity }, writing }: WriteParts, record: ExactRecord): string =>
  `${writing.base}${entity.path}(guid'${String(record[entity.key])}')`

function createDocument({ store, target, settings, now, extra }: WriteParts, body: Body): ExactRecord {
  const { entity } = target
  const ref = body['YourRef']
  const isTaken = [...store.all(entity.topic).values()].some((one) => ref !== undefined && one['YourRef'] === ref)
  if (settings.uniqueYourRef && isTaken) throw new ExactError(400, `Already exists: YourRef ${String(ref)}`)
  const { head, lines } = documentOf(store, entity, body, now, extra)
  for (const line of lines) store.put(entity.lines?.topic ?? '', line)
  return store.put(entity.topic, head)
}

async function createPlain(parts: WriteParts, body: Body): Promise<ExactRecord> {
  const { store, target, clientId, user } = parts
  const values = valuesOf(target.entity, body)
  const rules: Readonly<Record<string, () => void | Promise<void>>> = {
    Accounts: () => setAccountCode(store, values),
    Contacts: () => {
      const account = store.all('Accounts').get(String(values['Account']))
      if (!account) throw new ExactError(400, 'Not found: Account')
      values['AccountName'] = account['Name'] ?? null
      values['FullName'] = [values['FirstName'], values['LastName']].filter(Boolean).join(' ')
    },
    Items: () => uniqueCode(store, target.entity, values['Code']),
    WebhookSubscriptions: async () => {
      if (!webhookTopics.includes(String(values['Topic'])))
        throw new ExactError(400, `Invalid: Topic ${String(values['Topic'])}`)
      const refusal = await parts.deliveries.greet(String(values['CallbackURL']))
      if (refusal) throw new ExactError(400, refusal)
      Object.assign(values, { ClientID: clientId, UserID: user.id, IsInstant: false })
    },
  }
  await rules[target.entity.topic]?.()
  return store.put(target.entity.topic, { ...defaultsOf(target.entity), ...values, [target.entity.key]: randomUUID() })
}

const defaultsOf = ({ topic }: Entity): ExactRecord => {
  if (topic === 'Accounts') return { Status: 'A', Blocked: false, IsSales: false, Country: 'NL' }
  return topic === 'Items' ? { IsSalesItem: true, IsStockItem: false, Unit: 'stuk', Stock: 0 } : {}
}

function setAccountCode(store: DivisionStore, values: ExactRecord): void {
  const codes = [...store.all('Accounts').values()].map(({ Code: code }) => String(code).trim())
  const given = values['Code']
  const code =
    typeof given === 'string' && given.trim() !== ''
      ? given.trim()
      : String(Math.max(0, ...codes.map(Number).filter(Number.isFinite)) + 1)
  if (codes.includes(code)) throw new ExactError(400, `Already exists: Code ${code}`)
  values['Code'] = code.padStart(18, ' ')
}

function uniqueCode(store: DivisionStore, entity: Entity, code: unknown): void {
  if ([...store.all(entity.topic).values()].some((one) => one['Code'] === code))
    throw new ExactError(400, `Already exists: Code ${String(code)}`)
}

function change({ asked, store, target }: WriteParts, key: string): Answer {
  const { entity } = target
  const found = store.all(entity.topic).get(key)
  if (!found) throw new ExactError(404, `Not found: ${entity.type}`)
  if (!entity.fixed) throw new ExactError(403, `${entity.type} cannot be changed.`)
  const values = valuesOf(entity, bodyOf(asked))
  const touched = entity.fixed.find((name) => name in values && values[name] !== found[name])
  if (touched) throw new ExactError(400, `Not allowed to change: ${touched}`)
  store.put(entity.topic, { ...values, [entity.key]: found[entity.key] ?? key })
  return { status: 204, headers: {}, body: '' }
}

function remove({ store, target }: WriteParts, key: string): Answer {
  const { entity } = target
  if (!entity.mayDelete) throw new ExactError(403, `${entity.type} cannot be deleted.`)
  if (!store.remove(entity.topic, key)) throw new ExactError(404, `Not found: ${entity.type}`)
  return { status: 204, headers: {}, body: '' }
}

/** A change that is made in Exact itself: of anything, by hand. */
export function changeByHand(store: DivisionStore, topic: string, body: Body): ExactRecord {
  const entity = entityOf(topic)
  return store.put(topic, valuesOf(entity, body))
}

function bodyOf({ body }: Asked): Body {
  let value: unknown
  try {
    value = JSON.parse(body.toString())
  } catch {
    value = null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ExactError(400, 'Error processing request stream.')
  return { ...value }
}
