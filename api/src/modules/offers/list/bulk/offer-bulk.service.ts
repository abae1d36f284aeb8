import type { ErrorCode, Language, OfferBulkArgs, OfferBulkInput, OfferBulkResult } from '@staffel/shared-api/contract'
import { addDays, type BulkAction } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { tenantDay } from '../../../../db/tenant-day.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid } from '../../../../errors.ts'
import { isManagerOrAdmin, type Caller } from '../../../../http/caller.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import { text } from '../../../../texts/text.ts'
import type { OfferKeepingService } from '../../transitions/offer-keeping.service.ts'
import type { OfferStatusService } from '../../transitions/offer-status.service.ts'
import type { OfferValidityService } from '../../transitions/offer-validity.service.ts'
import type { OfferAccess } from '../../document/offer-access.ts'
import type { OfferRow } from '../../store/offer.repository.ts'
import type { By, OffersService } from '../../offers.service.ts'
import type { OfferPeople } from '../../sending/offer-people.ts'
import type { OfferSendingService } from '../../sending/offer-sending.service.ts'
import { checkBulkArgs } from './bulk-args.ts'
import { bulkAnswer, bulkStep, keepBulkAnswer } from './bulk-once.ts'
import type { OfferBulkRepository } from './offer-bulk.repository.ts'

/** The steps for one offer, which a selection takes one by one. */
export interface BulkDependencies {
  readonly db: Db
  readonly now: () => Date
  readonly access: OfferAccess
  readonly bulk: OfferBulkRepository
  readonly remove: OffersService['remove']
  readonly restore: OfferKeepingService['restore']
  readonly status: OfferStatusService
  readonly validity: OfferValidityService
  readonly sending: Pick<OfferSendingService, 'send' | 'prepare' | 'pdf'>
  readonly people: Pick<OfferPeople, 'notify'>
}

type ByOnce = By & { readonly idempotency: Idempotency | null }
type Step = (offer: OfferRow & { readonly today: string }, args: OfferBulkArgs, by: By) => Promise<unknown>

const bundleMinutes = 10

/** One thing with many offers: each stands or falls by its own rules, in a transaction of its own. */
export function offerBulkService(dependencies: BulkDependencies) {
  const { db, now, access, bulk, status, validity, sending } = dependencies

  const steps: Readonly<Record<Exclude<BulkAction, 'restore'>, Step>> = {
    delete: (offer, _args, by) => dependencies.remove(offer.id, undefined, by),
    decline: ({ id, rev, current_version: version }, { reason_code, reason }, by) =>
      status.setStatus(id, { status: 'declined', rev, version, reason_code, reason }, by),
    extend: (offer, { notify, ...until }, by) =>
      validity.extend(offer.id, { validUntil: lastDay(offer, until), rev: offer.rev, notify }, by),
    assign: ({ id }, { owner_id }, by) =>
      access.write(id, by.caller, (tx, { offer }) => assign(tx, offer, owner_id ?? 0, by), by.before),
    send: async ({ id, rev }, { issue }, by) => {
      const { to, cc, subject, body } = await sending.prepare(id, { issue: issue === true }, by.caller)
      if (to.length === 0) throw invalid({ to: text('offer.customer.noEmail') })
      await sending.send(id, { to, cc, subject, body, rev, issue }, { ...by, idempotency: null })
    },
    // Read is all that a document needs; the bundle is made of those that could be.
    download: () => Promise.resolve(),
  }

  async function assign(tx: Tx, offer: OfferRow, ownerId: number, by: By): Promise<void> {
    const owner = await bulk.colleague(tx, offer.tenant_id, ownerId)
    if (!owner) throw invalid({ 'args.owner_id': text('offer.owner.unknown') })
    if (offer.owner_user_id === owner.id) return
    await bulk.assign(tx, offer, owner)
    await dependencies.people.notify(
      tx,
      { ...offer, owner_user_id: owner.id },
      'assigned',
      { name: by.caller.name },
      { except: by.caller.userId },
    )
    await recordActivity(tx, by, {
      tenantId: offer.tenant_id,
      action: 'offer.assigned',
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: offer.offer_nr, from: offer.owner_name, to: owner.name },
    })
  }

  const readToday = (id: number, caller: Caller) =>
    access.read(id, caller, async (tx, row) => ({
      ...row,
      today: (await tenantDay(tx, row.tenant_id, now())).today,
    }))

  const one = async (
    id: number,
    { action, args = {} }: OfferBulkInput,
    { idempotency, ...by }: ByOnce,
  ): Promise<{ id: number; ok: boolean; code?: ErrorCode }> => {
    const repeatable = idempotency && bulkStep(db, by.caller, idempotency, id)
    try {
      const step = { ...by, before: repeatable?.before }
      // What is deleted is read by nothing else.
      if (action === 'restore') await dependencies.restore(id, step)
      else await steps[action](await readToday(id, by.caller), args, step)
      return { id, ok: true }
    } catch (error) {
      if (await repeatable?.isDone()) return { id, ok: true }
      if (error instanceof DomainError && error.status < 500) return { id, ok: false, code: error.code }
      throw error
    }
  }

  const run = async (input: OfferBulkInput, by: ByOnce): Promise<OfferBulkResult> => {
    const results: OfferBulkResult['results'] = []
    for (const id of input.ids) {
      // Once there is no room for one, those behind it are held back as well, and in their order.
      const isHeldBack = results.some(({ code }) => code === 'RATE_LIMITED')
      results.push(isHeldBack ? { id, ok: false, code: 'RATE_LIMITED' } : await one(id, input, by))
    }
    const done = results.filter(({ ok }) => ok).map(({ id }) => id)
    return {
      results,
      ...(input.action === 'download' &&
        done.length > 0 && { bundle: await bundled(done, input.args?.lang ?? null, by) }),
    }
  }

  async function bundled(offerIds: readonly number[], language: Language | null, by: By) {
    const { tenantId, userId } = by.caller
    const expiresAt = new Date(now().getTime() + bundleMinutes * 60_000)
    const bundleId = await asTenant(db, { tenantId }, async (tx) => {
      const id = await bulk.insertBundle(tx, { tenantId, userId, offerIds, language, expiresAt }, now())
      await recordActivity(tx, by, {
        tenantId,
        action: 'offers.bundled',
        entity: 'offer_bundle',
        entityId: id,
        detail: { offers: offerIds.length },
      })
      return id
    })
    return { bundle_id: bundleId, expires: expiresAt.toISOString() }
  }

  return {
    async run(input: OfferBulkInput, { idempotency, ...by }: ByOnce): Promise<OfferBulkResult> {
      if (needsManager(input.action) && !isManagerOrAdmin(by.caller)) throw forbidden()
      checkBulkArgs(input)
      return (
        (await bulkAnswer(db, by.caller, idempotency)) ??
        keepBulkAnswer(db, by.caller, idempotency, await run(input, { ...by, idempotency }))
      )
    },
  }
}
export type OfferBulkService = ReturnType<typeof offerBulkService>

/** Whoever may see an offer may decline it and have its document. */
function needsManager(action: BulkAction): boolean {
  return action !== 'decline' && action !== 'download'
}

/** Counted from each offer's own last day, or from today once that is over. */
function lastDay(
  { valid_until, today }: OfferRow & { readonly today: string },
  { validUntil, days = 0 }: Pick<OfferBulkArgs, 'validUntil' | 'days'>,
): string {
  return validUntil ?? addDays(valid_until !== null && valid_until > today ? valid_until : today, days)
}
