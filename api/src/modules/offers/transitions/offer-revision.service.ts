import type { Offer, SavedOffer } from '@staffel/shared-api/contract'
import { offerActors } from '@staffel/shared-api/rules'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import { reachesOrganization } from '../../../http/caller.ts'
import type { LockedOffer, OfferAccess } from '../document/offer-access.ts'
import { toSaved } from '../document/offer-document.ts'
import { factsOf } from '../document/offer-facts.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { OfferKey, OfferVersionRow } from '../store/offer.repository.ts'
import type { By } from '../offers.service.ts'
import { offerAsSeen, readOffer } from '../document/read-offer.ts'
import type { AttachmentsRepository } from '../activity/attachments/attachments.repository.ts'
import { copyVersion, storedVersion } from './copy-version.ts'
import { transitionOf } from './refuse.ts'

export interface RevisionDependencies extends OfferDependencies {
  readonly attachments: Pick<AttachmentsRepository, 'keepFromDraft'>
}

/** Drafts beside an issued version: opened as a copy of the issued or of an older one, or thrown away again. */
export function offerRevisionService(access: OfferAccess, dependencies: RevisionDependencies) {
  const openDraft = async (
    tx: Tx,
    locked: LockedOffer,
    from: OfferVersionRow,
    by: By,
    action: 'offer.revised' | 'offer.version_restored',
  ): Promise<[SavedOffer]> => {
    const { offer, today } = locked
    const draft = await copyVersion(tx, { offer, from, caller: by.caller, today }, dependencies)
    const saved = await dependencies.offers.updateOffer(tx, offer, {
      draft_version: draft.version,
      last_modified: dependencies.now(),
    })
    await recordActivity(tx, by, {
      tenantId: offer.tenant_id,
      action,
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: offer.offer_nr, version: draft.version, of: from.version },
    })
    return [toSaved(saved, draft, today)]
  }

  const mayRevise = ({ offer, today }: LockedOffer, { caller }: By): void => {
    const draft_version = offer.status === 'accepted' ? null : factsOf(offer, today).draftVersion
    if (draft_version !== null) throw new DomainError('DRAFT_OPEN', { details: { draft_version } })
    transitionOf(factsOf(offer, today), 'revise', {
      actors: offerActors({ roles: caller.roles, is_tenant: caller.isTenant }),
      today,
    })
  }

  return {
    revise(key: OfferKey, rev: number, by: By): Promise<[SavedOffer]> {
      return access.write(key, by.caller, async (tx, locked) => {
        mayRevise(locked, by)
        await access.upToDate(tx, locked.offer, rev, by.caller)
        return openDraft(
          tx,
          locked,
          await storedVersion(tx, locked.offer, locked.offer.current_version, dependencies),
          by,
          'offer.revised',
        )
      })
    },

    restoreVersion(key: OfferKey, version: number, rev: number, by: By): Promise<[SavedOffer]> {
      return access.write(key, by.caller, async (tx, locked) => {
        const from = await storedVersion(tx, locked.offer, version, dependencies)
        if (!reachesOrganization(by.caller, from.organization_id)) throw notFound()
        mayRevise(locked, by)
        await access.upToDate(tx, locked.offer, rev, by.caller)
        return openDraft(tx, locked, from, by, 'offer.version_restored')
      })
    },

    discardDraft(key: OfferKey, rev: number, by: By): Promise<Offer> {
      return access.write(key, by.caller, async (tx, { offer, today }) => {
        const seen = await offerAsSeen(tx, offer, viewOf(by.caller), dependencies)
        const version = seen.issued_at === null ? null : seen.draft_version
        if (version === null)
          throw new DomainError('INVALID_TRANSITION', { details: { from: factsOf(offer, today).status } })
        await access.upToDate(tx, offer, rev, by.caller)
        await dependencies.attachments.keepFromDraft(tx, offer, version)
        await dependencies.offers.deleteDraftVersion(tx, { tenant_id: offer.tenant_id, offer_id: offer.id, version })
        const saved = await dependencies.offers.updateOffer(tx, offer, {
          draft_version: null,
          approval: null,
          last_modified: dependencies.now(),
        })
        await recordActivity(tx, by, {
          tenantId: offer.tenant_id,
          action: 'offer.draft_discarded',
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr, version },
        })
        return readOffer(tx, saved, undefined, by.caller, dependencies)
      })
    },
  }
}
export type OfferRevisionService = ReturnType<typeof offerRevisionService>
