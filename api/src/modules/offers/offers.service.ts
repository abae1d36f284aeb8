import type {
  Currency,
  Language,
  Offer,
  OfferCount,
  OfferFilters,
  OfferInput,
  OfferItemInput,
  OfferSortKey,
  OfferSummary,
  OfferVersion,
  SavedOffer,
  SortDir,
} from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import type { CappedCount } from '../../db/sql/capped-count.ts'
import type { Db } from '../../db/database.types.ts'
import { knownMany } from '../../db/sql/known-many.ts'
import { once } from '../../http/idempotency/once.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { knowTimeZone, tenantDay } from '../../db/tenant-day.ts'
import { asTenant, everyTenant, readAsTenant, type Tx } from '../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../errors.ts'
import { boundOrganization, scopeWithin, type Caller } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import type { Idempotency } from '../../http/idempotency/idempotency.ts'
import { offerAccess, type BeforeStep } from './document/offer-access.ts'
import type { OfferDependencies } from './store/offer-dependencies.ts'
import { inputOfLine } from './store/offer-line.ts'
import { toSummary, toVersion } from './document/offer-document.ts'
import { viewOf } from './store/offer.policy.ts'
import type { OfferKey, OfferRow } from './store/offer.repository.ts'
import { quoteSurcharges, type SurchargeQuote } from './pricing/quote-surcharges.ts'
import { rememberedNeeds } from './document/needed-parts.ts'
import { findDocument, mayRead, offerAsSeen, readOffer } from './document/read-offer.ts'
import { restorableSince } from '../../db/sql/restorable-since.ts'
import { saveOffer } from './save/save-offer.service.ts'

export interface OffersDependencies extends OfferDependencies {
  readonly db: Db
}

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  /** Of a step that is one of many. */
  readonly before?: BeforeStep
}

export interface OfferListRequest {
  readonly tenant_id?: number
  readonly page?: number
  readonly limit?: number
  readonly filters?: OfferFilters
  readonly sort_by?: OfferSortKey
  readonly sort_dir?: SortDir
}

export interface SurchargeRequest {
  readonly offerId: number
  readonly tenantId: number
  readonly organizationId?: number
  readonly currency?: Currency
  readonly language?: Language
  readonly items: readonly OfferItemInput[]
}

export type OffersService = ReturnType<typeof offersService>

export function offersService(dependencies: OffersDependencies) {
  const { db, now, offers } = dependencies

  const access = offerAccess(dependencies)
  const many = knownMany(now)
  const needs = rememberedNeeds()

  const tenantForNew = async (caller: Caller, { tenant_id, customer }: OfferInput): Promise<number> => {
    const organization =
      caller.scope.tenantId === null && tenant_id === undefined ? customer?.organization_id : undefined
    const ofCustomer =
      organization === undefined
        ? null
        : await asTenant(db, everyTenant, (tx) => offers.tenantOfOrganization(tx, organization))
    const scope = scopeWithin(caller, tenant_id ?? ofCustomer ?? caller.tenantId)
    if (!scope?.tenantId) throw notFound()
    return scope.tenantId
  }

  const isDeleted = async (key: OfferKey, caller: Caller): Promise<boolean> => {
    const { scope } = caller
    const deleted = { key, since: restorableSince(now()), bound: boundOrganization(caller) }
    return (await asTenant(db, scope, (tx) => offers.tenantOfDeleted(tx, scope, deleted))) !== null
  }

  return {
    list(request: OfferListRequest, caller: Caller): Promise<CappedCount & { rows: OfferSummary[] }> {
      const {
        page = 1,
        limit = 20,
        filters = {},
        sort_by: sortBy = 'created_date',
        sort_dir: sortDir = 'desc',
      } = request
      const scope = scopeWithin(caller, request.tenant_id)
      if (!scope) return Promise.resolve({ rows: [], total: 0, capped: false })
      const view = viewOf(caller)
      const list = JSON.stringify([scope, view, filters])
      return readAsTenant(db, scope, async (tx) => {
        knowTimeZone(tx, caller.tenantId, caller.timeZone)
        const { rows, total, capped, isMany } = await offers.listOfferRows(
          tx,
          scope,
          view,
          { page, limit, filters, sortBy, sortDir, isMany: many.has(list) },
          now(),
        )
        if (isMany) many.add(list)
        return { rows: rows.map((row) => toSummary(row, view)), total, capped }
      })
    },

    /** How many of each status, within the filters but for the status. */
    counts({ tenant_id, filters = {} }: OfferListRequest, caller: Caller): Promise<OfferCount[]> {
      const scope = scopeWithin(caller, tenant_id)
      if (!scope) return Promise.resolve([])
      return readAsTenant(db, scope, (tx) => offers.countByStatus(tx, scope, viewOf(caller), filters, now()))
    },

    get(key: OfferKey, version: number | undefined, caller: Caller): Promise<Offer> {
      return readAsTenant(db, caller.scope, (tx) => findDocument(tx, key, version, caller, { ...dependencies, needs }))
    },

    versions(key: OfferKey, caller: Caller): Promise<OfferVersion[]> {
      return asTenant(db, caller.scope, async (tx) => {
        const offer = await access.visible(tx, caller, key)
        const { today } = await tenantDay(tx, offer.tenant_id, now())
        return (await offers.versionRows(tx, offer))
          .filter((version) => mayRead(version, viewOf(caller)))
          .map((version) => toVersion(offer, version, today))
      })
    },

    async save(input: OfferInput, by: By & { idempotency: Idempotency | null }): Promise<[SavedOffer]> {
      const { caller, idempotency } = by
      const tenantId =
        input.offer_id === undefined ? await tenantForNew(caller, input) : await access.tenantOf(caller, input.offer_id)
      const current = (tx: Tx, offer: OfferRow): Promise<Offer> => readOffer(tx, offer, undefined, caller, dependencies)
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => [
          await saveOffer(tx, { ...by, tenantId, input, current, isLast: idempotency === null }, dependencies),
        ]),
      )
    },

    /** For other modules, in their own transaction: a draft made of a quote request. */
    createDraft(
      tx: Tx,
      tenantId: number,
      input: OfferInput,
      by: By & { sourceRequestId: number },
    ): Promise<SavedOffer> {
      const current = (): Promise<null> => Promise.resolve(null)
      return saveOffer(
        tx,
        { ...by, tenantId, input: { ...input, offer_id: undefined, intent: 'draft' }, current },
        dependencies,
      )
    },

    /**
     * The same, for lines that came later: into the draft that is open, else into a new version of what was issued. An
     * accepted offer takes none.
     */
    async extendDraft(
      tx: Tx,
      tenantId: number,
      { offerId, items }: { readonly offerId: number; readonly items: readonly OfferItemInput[] },
      by: By,
    ): Promise<SavedOffer> {
      const offer = await offers.lockOffer(tx, { tenantId }, viewOf(by.caller), offerId)
      if (!offer) throw notFound()
      const lines = await offers.linesOf(tx, {
        tenant_id: tenantId,
        offer_id: offer.id,
        version: offer.draft_version ?? offer.current_version,
      })
      if (lines.length + items.length > offerLimits.lines)
        throw new DomainError('LIMIT_REACHED', { details: { limit: offerLimits.lines } })
      const input = {
        offer_id: offer.id,
        rev: offer.rev,
        intent: 'draft' as const,
        items: [...lines.map(inputOfLine), ...items],
      }
      return saveOffer(tx, { ...by, tenantId, input, current: () => Promise.resolve(null) }, dependencies)
    },

    /** One that is deleted already is answered as such, also to the second of two at once. */
    async remove(key: OfferKey, rev: number | undefined, by: By): Promise<void> {
      const deleted = access.write(
        key,
        by.caller,
        async (tx, { offer }) => {
          if (offer.status === 'accepted') throw new DomainError('OFFER_LOCKED')
          if (rev !== undefined && rev !== offer.rev)
            throw new DomainError('STALE', { current: await readOffer(tx, offer, undefined, by.caller, dependencies) })
          await offers.updateOffer(tx, offer, { deleted_at: now() })
          await recordActivity(tx, by, {
            tenantId: offer.tenant_id,
            action: 'offer.deleted',
            entity: 'offer',
            entityId: offer.id,
            detail: { offer_nr: offer.offer_nr, from: offer.status },
          })
        },
        by.before,
      )
      await deleted.catch(async (error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'NOT_FOUND' && (await isDeleted(key, by.caller))))
          throw error
      })
    },

    /** An offer that the caller may not see counts as one that is not saved yet. */
    async surcharges(
      { offerId, tenantId, language, ...asked }: SurchargeRequest,
      caller: Caller,
    ): Promise<SurchargeQuote> {
      const offer =
        offerId === 0
          ? undefined
          : await asTenant(db, caller.scope, async (tx) => {
              const found = await offers.findOffer(tx, caller.scope, viewOf(caller), offerId)
              return found && offerAsSeen(tx, found, viewOf(caller), dependencies)
            })
      const within = offer?.tenant_id ?? caller.scope.tenantId ?? tenantId
      return asTenant(db, { tenantId: within }, (tx) =>
        quoteSurcharges(
          tx,
          { ...asked, tenantId: within, offer, caller, language: language ?? caller.language },
          dependencies,
        ),
      )
    },
  }
}
