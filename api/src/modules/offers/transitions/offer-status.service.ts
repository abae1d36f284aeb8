import type { Offer, OfferStatusInput } from '@staffel/shared-api/contract'
import {
  actionTowards,
  dayOf,
  missingAsks,
  offerActors,
  textOrNull,
  type OfferAction,
  type OfferTransition,
} from '@staffel/shared-api/rules'
import type { Updateable } from 'kysely'
import { recordActivity } from '../../../http/record-activity.ts'
import { timeZoneOf } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { Caller } from '../../../http/caller.ts'
import { text } from '../../../texts/text.ts'
import type { LockedOffer, OfferAccess } from '../document/offer-access.ts'
import { factsOf, issuedVersion } from '../document/offer-facts.ts'
import { answered } from '../store/answered.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferKey, OfferRow } from '../store/offer.repository.ts'
import type { OfferTable } from '../store/offers.tables.ts'
import type { By } from '../offers.service.ts'
import { anyReader, readOffer, readVersion } from '../document/read-offer.ts'
import { mailAccepted } from '../sending/mail-accepted.ts'
import type { OfferMailing } from '../sending/offer-mailing.ts'
import { offerPdf } from '../sending/offer-pdf.ts'
import type { OfferPeople } from '../sending/offer-people.ts'
import type { SignaturesRepository } from '../signing/signatures.repository.ts'
import { acceptedColumns, type AcceptedBy } from './accepted-columns.ts'
import { refuseMissing, transitionOf } from './refuse.ts'
import { selectOptional } from './select-optional.ts'
import { setAsideDraft, takeUpDraft } from './set-aside-draft.ts'
import { takeChoice } from './take-choice.ts'

interface Step extends LockedOffer {
  readonly input: OfferStatusInput
  readonly transition: OfferTransition
  readonly caller: Caller
}

type Change = Updateable<OfferTable>

export interface StatusDependencies extends OfferDependencies {
  /** Tells the seller's people what they did not do themselves. */
  readonly people: OfferPeople
  readonly mailing: OfferMailing
  readonly files: FileStore
  readonly activateCustomer: SignaturesRepository['activateCustomer']
}

const events = {
  accept: 'offer.accepted',
  decline: 'offer.declined',
  reopen: 'offer.reopened',
  'undo-acceptance': 'offer.acceptance_undone',
} as const satisfies Partial<Record<OfferAction, string>>

/**
 * Accepting, declining, reopening and taking an acceptance back, as the seller's people and signed-in customers do it.
 */
export function offerStatusService(access: OfferAccess, dependencies: StatusDependencies) {
  const changes: Readonly<Record<keyof typeof events, (tx: Tx, step: Step) => Promise<Change> | Change>> = {
    accept: (tx, step) => accepted(tx, step, dependencies),
    decline: (_tx, step) => declined(step, dependencies.now()),
    reopen: () => ({ status: 'pending', decline: null, declined_at: null }),
    'undo-acceptance': (tx, { offer }) => acceptanceUndone(tx, offer, dependencies),
  }

  /** Null: it is so already. */
  const stepTowards = (
    { offer, today }: LockedOffer,
    input: OfferStatusInput,
    caller: Caller,
  ): { action: keyof typeof events; transition: OfferTransition } | null => {
    const facts = factsOf(offer, today)
    refuseOtherVersion(offer, input)
    if (facts.status === input.status) return null
    const action = actionTowards(facts.status, input.status)
    if (!action || !isStep(action))
      throw new DomainError('INVALID_TRANSITION', { details: { from: facts.status, to: input.status } })
    const actors = offerActors({ roles: caller.roles, is_tenant: caller.isTenant })
    const transition = transitionOf(facts, action, { actors, today, version: input.version, to: input.status })
    return transition && { action, transition }
  }

  return {
    setStatus(key: OfferKey, input: OfferStatusInput, by: By): Promise<Offer> {
      const { caller } = by
      return access.write(
        key,
        caller,
        async (tx, locked) => {
          const step = stepTowards(locked, input, caller)
          if (!step) return readOffer(tx, locked.offer, undefined, caller, dependencies)
          await access.upToDate(tx, locked.offer, input.rev, caller)
          refuseMissing(
            missingAsks(step.transition.asks, {
              confirmed: input.confirm_expired,
              reason: input.reason,
              reasonCode: input.reason_code,
            }),
          )
          const change = await changes[step.action](tx, { ...locked, input, transition: step.transition, caller })
          const saved = await dependencies.offers.updateOffer(tx, locked.offer, {
            ...change,
            last_modified: dependencies.now(),
          })
          await recordActivity(tx, by, {
            tenantId: saved.tenant_id,
            action: events[step.action],
            entity: 'offer',
            entityId: saved.id,
            detail: {
              offer_nr: saved.offer_nr,
              version: saved.current_version,
              from: factsOf(locked.offer, locked.today).status,
              to: saved.status,
              ...told(input),
              ...setAside(saved),
            },
          })
          if (step.action === 'accept') await afterAcceptance(tx, saved, caller, dependencies)
          if (saved.decline?.by_customer)
            await dependencies.people.notify(
              tx,
              saved,
              'declined',
              { name: caller.name, reason_code: saved.decline.reason_code, text: saved.decline.reason },
              { replyTo: caller.email },
            )
          return readOffer(tx, saved, undefined, caller, dependencies)
        },
        by.before,
      )
    },
  }
}
export type OfferStatusService = ReturnType<typeof offerStatusService>

function isStep(action: OfferAction): action is keyof typeof events {
  return action in events
}

/** A decision is about one version: the one that the customer has. */
function refuseOtherVersion(offer: OfferRow, { version, status }: OfferStatusInput): void {
  const issued = issuedVersion(offer)
  if (issued === null) throw new DomainError('INVALID_TRANSITION', { details: { from: 'draft', to: status } })
  if (version < issued)
    throw new DomainError('VERSION_SUPERSEDED', { details: { version: issued, url: `/offers/${offer.external_id}` } })
  if (version > issued) throw new DomainError('INVALID_TRANSITION', { details: { from: 'draft', to: status } })
}

async function accepted(
  tx: Tx,
  { offer, input, transition, caller, today }: Step,
  dependencies: OfferDependencies,
): Promise<Change> {
  const on = input.accepted_on ?? today
  await refuseImpossibleDay(tx, offer, on, today)
  const selection = await takeChoice(tx, offer, input, dependencies)
  const { draft } = await setAsideDraft(tx, offer, dependencies)
  const by: AcceptedBy = {
    accepted_on: on,
    name: textOrNull(input.accepted_by),
    email: null,
    function: null,
    channel: input.channel ?? 'other',
    po_number: textOrNull(input.po_number),
    reason: textOrNull(input.reason),
    after_expiry: transition.from.includes('expired'),
    recorded_by: caller.name,
    signature: null,
  }
  return acceptedColumns(offer, by, { selection, draft, at: dependencies.now() })
}

/** Nobody accepts what is not there yet, nor tomorrow what is noted today. */
async function refuseImpossibleDay(tx: Tx, offer: OfferRow, on: string, today: string): Promise<void> {
  if (on > today) throw invalid({ accepted_on: text('offer.acceptedOn.future') })
  const issued = offer.issued_at && dayOf(offer.issued_at, await timeZoneOf(tx, offer.tenant_id))
  if (issued && on < issued) throw invalid({ accepted_on: text('offer.acceptedOn.beforeIssue') })
}

/** The customer gets it in writing, and so do the colleagues whom the offer concerns. */
async function afterAcceptance(
  tx: Tx,
  offer: OfferRow,
  caller: Caller,
  { people, mailing, files, ...dependencies }: StatusDependencies,
): Promise<void> {
  if (offer.organization_id !== null) await dependencies.activateCustomer(tx, offer.tenant_id, offer.organization_id)
  const document = await readVersion(tx, offer, offer.current_version, anyReader, dependencies)
  const { email, contact } = await mailing.recipient(tx, document)
  const [colleague = null] =
    caller.isTenant && caller.tenantId === offer.tenant_id ? [caller] : await people.concerned(tx, offer)
  const sellers = await people.mailReaders(tx, offer, 'accepted', { except: caller.userId })
  const { bytes, filename } = await offerPdf(files, document)
  const file = await mailing.keepFile(bytes, filename)
  await mailAccepted(
    tx,
    offer,
    {
      document,
      customer: email === null ? null : { email, name: contact },
      sellers,
      sender: colleague,
      file,
      countedFor: caller.userId,
    },
    mailing,
  )
  await people.notify(
    tx,
    offer,
    'accepted',
    { name: offer.acceptance?.name ?? contact, total: document.totals.total },
    { except: caller.userId, mailed: true },
  )
}

function declined({ input, caller, transition }: Step, now: Date): Change {
  const byCustomer = transition.by === 'customer' || !caller.isTenant
  const decline: OfferRow['decline'] = {
    reason_code: input.reason_code ?? null,
    reason: textOrNull(input.reason),
    by: caller.name,
    by_customer: byCustomer && !caller.roles.includes('Admin'),
  }
  return { status: 'declined', declined_at: now, decline: JSON.stringify(decline), ...answered }
}

async function acceptanceUndone(tx: Tx, offer: OfferRow, dependencies: OfferDependencies): Promise<Change> {
  const before = offer.acceptance?.selected_before
  const selection = before ? await selectOptional(tx, offer, before, dependencies) : null
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: offer.current_version }
  await dependencies.offers.setVersionState(tx, key, { accepted: null })
  const { draft } = await takeUpDraft(tx, offer, dependencies)
  return { ...selection?.columns, status: 'pending', draft_version: draft, accepted_at: null, acceptance: null }
}

function setAside({ acceptance }: OfferRow): { readonly set_aside?: number } {
  return acceptance?.draft_before ? { set_aside: acceptance.draft_before } : {}
}

function told({ reason_code, reason, channel }: OfferStatusInput) {
  return {
    ...(reason_code && { reason_code }),
    ...(reason?.trim() && { reason: reason.trim() }),
    ...(channel && { channel }),
  }
}
