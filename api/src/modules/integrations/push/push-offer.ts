import { fromCents, toCents } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { recordActivity, type LoggedAction } from '../../../http/record-activity.ts'
import type { AcceptedOffer, ReadAccepted } from '../../offers/document/accepted-offer.ts'
import type { NotificationsModule } from '../../notifications/notifications.module.ts'
import type { ExactClient, ExactClients } from '../client/exact-client.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { ExactRepository } from '../connection/exact.repository.ts'
import type { ExactDocument } from '../integrations.tables.ts'
import { itemsOf } from '../mapping/exact-items.ts'
import type { Administration, MappingRepository } from '../mapping/mapping.repository.ts'
import { vatCodesOf } from '../mapping/vat-codes.ts'
import { accountOf } from './account-of.ts'
import { documentLines, itemsAskedFor, type DocumentLines } from './document-lines.ts'
import { exactDocuments, type MadeDocument } from './exact-document.ts'
import type { PushProblem } from './push-problem.ts'
import type { PushRepository, PushRow } from './push.repository.ts'

export interface PushDependencies {
  readonly db: Db
  readonly pushes: PushRepository
  readonly mapping: MappingRepository
  readonly exact: Pick<ExactRepository, 'connections' | 'managers'>
  readonly clients: ExactClients
  readonly acceptedOffer: ReadAccepted
  readonly tell: NotificationsModule['tell']
  readonly now: () => Date
}

/** Where to, and by which client. */
interface Target extends Administration {
  readonly client: ExactClient
  readonly document: ExactDocument
}

const minute = 60_000
/** After an attempt that came to nothing; the last one for ever after. The first is longer than an answer may take. */
const waits = [1, 2, 5, 15, 60].map((minutes) => minutes * minute)
/** By then people should know. */
const toldAfter = 4
/** What no other attempt can change. */
const final = new Set<ExactRefused['reason']>(['refused', 'scope_missing'])

/**
 * Brings one accepted offer into Exact, from wherever an earlier attempt was when it ended: what is there already, by
 * our key, is not made again.
 */
export function pushOffer(dependencies: PushDependencies) {
  const { db, pushes, mapping, exact, clients, acceptedOffer, now } = dependencies

  async function targetOf(row: PushRow): Promise<Target | null> {
    const { tenant_id: tenantId } = row
    const [connections, settings] = await asTenant(db, { tenantId }, (tx) =>
      Promise.all([exact.connections(tx, tenantId), pushes.settings(tx, tenantId)]),
    )
    const link = connections.find((one) =>
      row.state === 'sending' ? one.env === row.env : one.in_use && one.ended_at === null,
    )
    if (!link || link.division === null) return null
    // What may be in one administration is looked for there, and not made in another.
    if (row.state === 'sending' && link.division !== row.division) return null
    const client = clients({ tenantId, env: link.env }, 'push')
    const document = (row.state === 'sending' && row.document) || settings.push_as
    return { tenantId, env: link.env, division: link.division, client, document }
  }

  /** What it takes, or why it cannot be. */
  async function prepared(
    accepted: AcceptedOffer,
    target: Target,
  ): Promise<(DocumentLines & { readonly accountId: string }) | readonly PushProblem[]> {
    const { offer, totals } = accepted
    const { tenantId, client } = target
    if (offer.currency !== 'eur') return [{ code: 'currency', facts: { currency: offer.currency } }]
    if (offer.organization_id === null) return [{ code: 'noCustomer', facts: {} }]
    const productIds = accepted.lines.flatMap(({ productId }) => productId ?? [])
    const [chosen, products, linked, customer] = await asTenant(db, { tenantId }, (tx) =>
      Promise.all([
        mapping.chosen(tx, target),
        pushes.products(tx, tenantId, productIds),
        pushes.linkedItems(tx, target, productIds),
        pushes.customer(tx, target, offer.organization_id ?? 0),
      ]),
    )
    if (!customer) return [{ code: 'noCustomer', facts: {} }]
    const vat = await vatCodesOf(client)
    const items = await itemsOf(client, itemsAskedFor(accepted, { chosen, products }))
    const account = await accountOf(client, customer)
    const content = documentLines(accepted, { chosen, items, vat, products, linked })
    const missing = [...('problem' in account ? [account.problem] : []), ...content.problems]
    if (missing.length > 0 || 'problem' in account) return missing
    const otherwise = differenceOf(accepted, {
      netCents: content.netCents,
      totalCents: content.netCents + content.vatCents,
    })
    if (otherwise) return [{ code: 'amount', facts: { own: totals.total, exact: otherwise.exact } }]
    return { ...content, accountId: account.id }
  }

  async function push(row: PushRow, accepted: AcceptedOffer, target: Target): Promise<void> {
    const documents = exactDocuments(target.client, target.document)
    const there = await documents.find(accepted, row.push_key)
    if (there !== null) {
      await inTenant(row, (tx) => pushes.begin(tx, row, target, target.document, now()))
      return finish(row, accepted, await documents.read(there), target)
    }
    const ready = await prepared(accepted, target)
    if (!('lines' in ready)) return refuse(row, ready)
    const isOurs = await inTenant(row, (tx) => pushes.begin(tx, row, target, target.document, now()))
    if (!isOurs) return inTenant(row, (tx) => pushes.drop(tx, row))
    let made: string
    try {
      made = await documents.make(accepted, { ...ready, key: row.push_key }, async () => {
        if (!(await pushes.keep(db, row, now()))) throw new ExactRefused('unavailable')
      })
    } catch (error) {
      if (!(error instanceof ExactRefused) || !final.has(error.reason)) throw error
      // Exact answered, and made nothing.
      return refuse(row, [{ code: 'said', facts: { said: error.circumstances.said ?? '' } }])
    }
    await finish(row, accepted, await documents.read(made), target)
  }

  const inTenant = <T>(row: PushRow, work: (tx: Tx) => Promise<T>): Promise<T> =>
    asTenant(db, { tenantId: row.tenant_id }, work)

  async function finish(
    row: PushRow,
    accepted: AcceptedOffer,
    made: MadeDocument,
    { document }: Target,
  ): Promise<void> {
    const otherwise = differenceOf(accepted, made)
    const own = accepted.totals.total
    const problems: PushProblem[] = otherwise ? [{ code: 'differs', facts: { own, exact: otherwise.exact } }] : []
    await inTenant(row, async (tx) => {
      if (!(await pushes.done(tx, row, { ...made, problems, at: now() }))) return
      await record(tx, row, 'offer.pushed', { document, number: made.number, total: fromCents(made.totalCents) })
      if (otherwise) await tellFailure(tx, row)
    })
  }

  async function refuse(row: PushRow, problems: readonly PushProblem[]): Promise<void> {
    await inTenant(row, async (tx) => {
      await pushes.refuse(tx, row, problems)
      await record(tx, row, 'offer.push_refused', { reasons: problems.map(({ code }) => code) })
      await tellFailure(tx, row)
    })
  }

  async function later(row: PushRow, problems: readonly PushProblem[] = [], retryAt?: Date): Promise<void> {
    const wait = waits[Math.min(row.attempts, waits.length) - 1] ?? minute
    const at = new Date(Math.max(now().getTime() + wait, retryAt?.getTime() ?? 0))
    await inTenant(row, async (tx) => {
      await pushes.later(tx, row, at, problems)
      if (row.attempts === toldAfter) await tellFailure(tx, row)
    })
  }

  const record = (
    tx: Tx,
    row: PushRow,
    action: LoggedAction,
    detail: Readonly<Record<string, unknown>>,
  ): Promise<void> =>
    recordActivity(
      tx,
      { caller: null, origin: null },
      { tenantId: row.tenant_id, action, entity: 'offer', entityId: row.offer_id, detail },
    )

  /** Who looks after the offer hears of it, or who runs the seller. */
  async function tellFailure(tx: Tx, row: PushRow): Promise<void> {
    const { tenant_id: tenantId, offer_id: offerId } = row
    const offer = await pushes.offer(tx, { tenantId }, offerId)
    if (!offer) return
    const managers = await exact.managers(tx, tenantId)
    const isOwnerManager = offer.ownerId !== null && managers.includes(offer.ownerId)
    await dependencies.tell(tx, {
      tenantId,
      userIds: isOwnerManager && offer.ownerId !== null ? [offer.ownerId] : managers,
      event: 'push_failed',
      about: {
        label: offer.title ? `${offer.offerNr} (${offer.title})` : offer.offerNr,
        path: `/offers/${offer.externalId}`,
        offerId,
      },
      detail: {},
    })
  }

  return async (row: PushRow): Promise<void> => {
    const accepted = await inTenant(row, (tx) => acceptedOffer(tx, row.tenant_id, row.offer_id))
    if (!accepted || accepted.acceptedAt.getTime() !== row.accepted_at.getTime())
      return inTenant(row, (tx) => pushes.drop(tx, row))
    const target = await targetOf(row)
    if (!target) return later(row, row.state === 'sending' ? [{ code: 'division', facts: {} }] : [])
    try {
      await push(row, accepted, target)
    } catch (error) {
      if (!(error instanceof ExactRefused)) throw error
      await later(row, [{ code: 'reason', facts: { reason: error.reason } }], error.circumstances.retryAt)
    }
  }
}

/**
 * Null: it comes to the same. Without VAT that is to the cent; with it each line's VAT may be rounded by itself there,
 * half a cent at most.
 */
function differenceOf(
  { totals, lines }: AcceptedOffer,
  { netCents, totalCents }: Pick<MadeDocument, 'netCents' | 'totalCents'>,
): { readonly exact: number } | null {
  const byRounding = Math.max(1, Math.ceil(lines.length / 2))
  const isSame = netCents === toCents(totals.subtotal) && Math.abs(totalCents - toCents(totals.total)) <= byRounding
  return isSame ? null : { exact: fromCents(totalCents) }
}
