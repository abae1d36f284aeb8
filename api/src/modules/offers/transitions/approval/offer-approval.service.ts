import type { Offer, OfferApprovalInput } from '@staffel/shared-api/contract'
import { textOrNull, type ApprovalAction, type ApprovalState } from '@staffel/shared-api/rules'
import { recordActivity } from '../../../../http/record-activity.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid, notFound } from '../../../../errors.ts'
import { reachesOrganization } from '../../../../http/caller.ts'
import { text } from '../../../../texts/text.ts'
import type { LockedOffer, OfferAccess } from '../../document/offer-access.ts'
import { factsOf, openDraft } from '../../document/offer-facts.ts'
import { readOffer } from '../../document/read-offer.ts'
import type { By } from '../../offers.service.ts'
import { saveOffer } from '../../save/save-offer.service.ts'
import type { OfferPeople } from '../../sending/offer-people.ts'
import type { OfferDependencies } from '../../store/offer-dependencies.ts'
import { viewOf } from '../../store/offer.policy.ts'
import type { OfferRow, OfferVersionRow } from '../../store/offer.repository.ts'
import { storedVersion } from '../copy-version.ts'
import type { StoredApproval } from './stored-approval.types.ts'
import { approvalReader } from './told-approval.ts'

export interface ApprovalDependencies extends OfferDependencies {
  readonly people: Pick<OfferPeople, 'notify'>
}

interface Step extends LockedOffer {
  /** The open draft. */
  readonly version: OfferVersionRow
  readonly input: OfferApprovalInput
  readonly by: By
}

const events = {
  ask: 'offer.approval_asked',
  give: 'offer.approval_given',
  refuse: 'offer.approval_refused',
  withdraw: 'offer.approval_withdrawn',
} as const satisfies Record<ApprovalAction, string>

const targets: Readonly<Record<ApprovalAction, ApprovalState | null>> = {
  ask: 'asked',
  give: 'given',
  refuse: 'refused',
  withdraw: null,
}

/** The second person: asked about a draft, who says yes or no to exactly what it says then. */
export function offerApprovalService(access: OfferAccess, dependencies: ApprovalDependencies) {
  const { offers, people, approvers, now } = dependencies

  /** Saved as it is, at the prices of today: what is read by who decides is what was judged. */
  const ask = async (tx: Tx, { offer, input, by }: Step): Promise<OfferRow> => {
    const others = await approvers.approvers(tx, offer.tenant_id, { except: by.caller.userId })
    if (others.length === 0) throw new DomainError('NO_APPROVER')
    const confirmed = { confirm_zero_price: true, confirm_lines: true, confirm_quantities: true }
    const save = { offer_id: offer.id, rev: input.rev, intent: 'draft' as const, ...confirmed }
    const reason = textOrNull(input.reason)
    const current = (): Promise<Offer> => readOffer(tx, offer, undefined, by.caller, dependencies)
    const request = { ...by, tenantId: offer.tenant_id, input: save, current, recordsNothing: true, asks: { reason } }
    await saveOffer(tx, request, dependencies)
    const saved = await offers.lockOffer(tx, { tenantId: offer.tenant_id }, viewOf(by.caller), offer.id)
    if (!saved) throw notFound()
    const detail = { name: by.caller.name, text: reason }
    const told = { to: others, replyTo: by.caller.email }
    if (saved.approval === 'asked') await people.notify(tx, saved, 'approval_asked', detail, told)
    return saved
  }

  const decide = async (
    tx: Tx,
    { offer, version, input, by: { caller } }: Step,
    approval: StoredApproval,
    state: 'given' | 'refused',
  ): Promise<OfferRow> => {
    const reason = textOrNull(input.reason)
    if (state === 'refused' && reason === null) throw invalid({ reason: text('offer.ask.reason') })
    const decided = { by: caller.userId, name: caller.name, at: now().toISOString(), reason }
    const saved = await store(tx, offer, version, { ...approval, state, decided })
    const detail = { name: caller.name, text: reason }
    const told = { to: [approval.asked.by], replyTo: caller.email }
    await people.notify(tx, saved, state === 'given' ? 'approval_given' : 'approval_refused', detail, told)
    return saved
  }

  async function store(
    tx: Tx,
    offer: OfferRow,
    { version }: OfferVersionRow,
    approval: StoredApproval | null,
  ): Promise<OfferRow> {
    const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version }
    await offers.setVersionState(tx, key, { approval: approval && JSON.stringify(approval) })
    return offers.updateOffer(tx, offer, { approval: approval?.state ?? null })
  }

  const take = (tx: Tx, step: Step): Promise<OfferRow> => {
    const { action } = step.input
    const { approval } = step.version
    if (action === 'ask') return ask(tx, step)
    if (approval?.state !== 'asked') throw notNow(approval, action)
    return action === 'withdraw'
      ? store(tx, step.offer, step.version, null)
      : decide(tx, step, approval, action === 'give' ? 'given' : 'refused')
  }

  return {
    approve: (key: string, input: OfferApprovalInput, by: By): Promise<Offer> =>
      access.write(key, by.caller, async (tx, locked) => {
        const { offer, today } = locked
        const draft = offer.status === 'accepted' ? null : openDraft(offer)
        if (draft === null)
          throw new DomainError('INVALID_TRANSITION', { details: { from: factsOf(offer, today).status } })
        const version = await storedVersion(tx, offer, draft, dependencies)
        // A draft may be for another customer than the one who has the offer.
        if (!reachesOrganization(by.caller, version.organization_id)) throw notFound()
        refuseOthers(offer, version, input.action, by)
        const { approval } = version
        if (isRepeat(approval, input.action, by)) return readOffer(tx, offer, undefined, by.caller, dependencies)
        await access.upToDate(tx, offer, input.rev, by.caller)
        const saved = await take(tx, { ...locked, version, input, by })
        // What was given for it already is not asked again.
        if (input.action === 'ask' && saved.approval !== 'asked')
          return readOffer(tx, saved, undefined, by.caller, dependencies)
        await recordActivity(tx, by, {
          tenantId: offer.tenant_id,
          action: events[input.action],
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr, version: draft, ...(input.reason && { reason: input.reason.trim() }) },
        })
        return readOffer(tx, saved, undefined, by.caller, dependencies)
      }),
  }
}
export type OfferApprovalService = ReturnType<typeof offerApprovalService>

/** Yes and no are for somebody else of the seller than who asked; only who asked takes it back. */
function refuseOthers(offer: OfferRow, { approval }: OfferVersionRow, action: ApprovalAction, { caller }: By): void {
  const isOwn = approval?.asked.by === caller.userId
  if (action === 'withdraw' && approval && !isOwn) throw forbidden()
  if (action !== 'give' && action !== 'refuse') return
  if (!approvalReader(caller).decides || caller.tenantId !== offer.tenant_id) throw forbidden()
  if (isOwn) throw new DomainError('SELF')
}

/** Whoever says the same again hears how it is. */
function isRepeat(approval: StoredApproval | null, action: ApprovalAction, { caller }: By): boolean {
  if ((approval?.state ?? null) !== targets[action]) return false
  return approval?.decided ? approval.decided.by === caller.userId : true
}

function notNow(approval: StoredApproval | null, action: ApprovalAction): DomainError {
  return new DomainError('INVALID_TRANSITION', { details: { from: approval?.state ?? 'draft', to: targets[action] } })
}
