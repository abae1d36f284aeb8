import {
  approveOffer,
  diffOfferVersions,
  discardOfferDraft,
  duplicateOffer,
  extendOffer,
  getOfferPriceChanges,
  getOfferVersion,
  restoreOffer,
  restoreOfferVersion,
  reviseOffer,
  saveOfferNotes,
  setOfferStatus,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, policy, signedIn } from '../../../http/policy.ts'
import { readsInternalNotes } from '../store/offer.policy.ts'
import type { OfferApprovalService } from './approval/offer-approval.service.ts'
import type { OfferDuplicateService } from './offer-duplicate.service.ts'
import type { OfferKeepingService } from './offer-keeping.service.ts'
import type { OfferRevisionService } from './offer-revision.service.ts'
import type { OfferStatusService } from './offer-status.service.ts'
import type { OfferValidityService } from './offer-validity.service.ts'
import type { OfferVersionsService } from './offer-versions.service.ts'

export interface OfferTransitions {
  readonly status: OfferStatusService
  readonly validity: OfferValidityService
  readonly revision: OfferRevisionService
  readonly versions: OfferVersionsService
  readonly keeping: OfferKeepingService
  readonly approval: OfferApprovalService
  readonly duplicate: OfferDuplicateService
}

const staff = policy('staff', readsInternalNotes)

/** The calls that lead an offer through its life. Which step a role may take is the transition table's to say. */
export function offerTransitionsRoutes({
  status,
  validity,
  revision,
  versions,
  keeping,
  approval,
  duplicate,
}: OfferTransitions): Route[] {
  return [
    route(setOfferStatus, signedIn, ({ params, body, ...by }) => status.setStatus(params.id, body, by)),
    route(extendOffer, managers, ({ params, body, ...by }) => validity.extend(params.id, body, by)),
    route(getOfferPriceChanges, managers, ({ params, caller }) => validity.changedPrices(params.id, caller)),
    route(reviseOffer, managers, ({ params, body, ...by }) => revision.revise(params.id, body.rev, by)),
    route(discardOfferDraft, managers, ({ params, body, ...by }) => revision.discardDraft(params.id, body.rev, by)),
    route(getOfferVersion, signedIn, ({ params, caller }) => versions.version(params.offerId, params.version, caller)),
    route(diffOfferVersions, signedIn, ({ params, query, caller }) => versions.diff(params.offerId, query, caller)),
    route(restoreOfferVersion, managers, ({ params, body, ...by }) =>
      revision.restoreVersion(params.offerId, params.version, body.rev, by),
    ),
    route(duplicateOffer, managers, ({ params, body, ...by }) => duplicate.duplicate(params.id, body, by)),
    route(approveOffer, managers, ({ params, body, ...by }) => approval.approve(params.id, body, by)),
    route(restoreOffer, managers, ({ params, ...by }) => keeping.restore(params.id, by)),
    route(saveOfferNotes, staff, ({ params, body, ...by }) => keeping.saveNotes(params.id, body, by)),
  ]
}
