import type { OfferInput } from '@staffel/shared-api/contract'
import { recordActivity } from '../../../../http/record-activity.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import type { OfferDependencies } from '../../store/offer-dependencies.ts'
import type { OfferSettings } from '../../store/offer-settings.repository.ts'
import type { OfferRow, OfferVersionRow } from '../../store/offer.repository.ts'
import { approvedContent, reasonReader, reasonsFor, toldReasons, type Approvable } from './judged-offer.ts'
import type { StoredApproval } from './stored-approval.types.ts'

/** A save that is about to be stored. */
interface Saving extends Omit<Approvable, 'tiersTogether'> {
  readonly base: {
    readonly offer: OfferRow | null
    readonly version: OfferVersionRow | null
    readonly revises: boolean
  }
  readonly settings: Pick<OfferSettings, 'approval' | 'tiersTogether'>
}

interface SavedBy {
  readonly tenantId: number
  readonly input: Pick<OfferInput, 'intent'>
  readonly caller: Caller
  readonly origin: RequestOrigin
  /** A second person is asked about what is saved; what is said with it. */
  readonly asks?: { readonly reason: string | null }
}

/**
 * The one way to an issue. What is saved keeps the approval that was asked or given for exactly this content, and loses
 * any other; what needs one and has none is not issued.
 */
export async function passApproval(
  tx: Tx,
  by: SavedBy,
  saving: Saving,
  dependencies: Pick<OfferDependencies, 'approvers' | 'now'>,
): Promise<StoredApproval | null> {
  const { settings, base } = saving
  const stored = base.revises || !base.version ? null : base.version.approval
  const offer = { ...saving, tiersTogether: settings.tiersTogether }
  const hash = stored || by.asks ? approvedContent(offer) : ''
  const held = stored?.hash === hash ? stored : null
  if (held?.state === 'given') return held
  if (by.asks) return asked(by.asks.reason, by, { offer, settings, hash }, dependencies)
  if (by.input.intent === 'issue') {
    await refuseUnapproved(tx, by, offer, settings, dependencies)
    return null
  }
  if (stored && !held) await tellEnded(tx, by, base, stored)
  return held
}

async function refuseUnapproved(
  tx: Tx,
  { tenantId, caller }: SavedBy,
  offer: Approvable,
  { approval }: Saving['settings'],
  { approvers }: Pick<OfferDependencies, 'approvers'>,
): Promise<void> {
  const reasons = reasonsFor(offer, approval)
  if (reasons.length === 0) return
  const others = await approvers.approvers(tx, tenantId, { except: caller.userId })
  const details = { reasons: toldReasons(reasons, reasonReader(caller)), can_ask: others.length > 0 }
  throw new DomainError('APPROVAL_REQUIRED', { details })
}

/** A refusal has nothing more to say about what is other by now. */
async function tellEnded(tx: Tx, by: SavedBy, { offer, version }: Saving['base'], stored: StoredApproval) {
  if (!offer || !version || stored.state === 'refused') return
  await recordActivity(tx, by, {
    tenantId: by.tenantId,
    action: 'offer.approval_ended',
    entity: 'offer',
    entityId: offer.id,
    detail: { offer_nr: offer.offer_nr, version: version.version },
  })
}

function asked(
  reason: string | null,
  { caller }: SavedBy,
  { offer, settings, hash }: { offer: Approvable; settings: Saving['settings']; hash: string },
  { now }: Pick<OfferDependencies, 'now'>,
): StoredApproval {
  const reasons = reasonsFor(offer, settings.approval)
  if (reasons.length === 0) throw new DomainError('INVALID_TRANSITION', { details: { from: 'draft', to: 'asked' } })
  const word = { by: caller.userId, name: caller.name, at: now().toISOString(), reason }
  return { state: 'asked', hash, reasons, asked: word, decided: null }
}
