import type {
  ApprovalReason,
  CustomerCandidate,
  OfferIntent,
  OfferItem,
  SavedOffer,
} from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { isAsked } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useRef, useState } from 'react'
import { approve } from '../../../api/offers/offer-transitions.calls.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { draftProblems, type DraftProblem } from '../draft/draftProblems.ts'
import type { EditorState } from '../draft/draftReducer.ts'
import { isKeyReused, refusedFields } from '../draft/fieldErrors.ts'
import { titled } from '../draft/followed.ts'
import { toOfferInput } from '../draft/offerDraft.ts'
import { UnnumberedSave, type Storing } from '../draft/useStoring.ts'

export interface SubmitParts {
  readonly state: EditorState
  readonly surcharges: readonly OfferItem[]
  readonly storing: Storing
  /** Focuses the first field that is marked as wrong. */
  readonly showFirstProblem: () => void
  /** What the form holds is stored. */
  readonly onSaved: () => void
}

/** `send`: it is issued, and its mail is written next. `ask`: a second person is asked about the draft. */
export type Goal = OfferIntent | 'send' | 'ask'

/** What was tried last. */
interface Attempt {
  readonly goal: Goal
  /** Prices of 0, lines that somebody has to confirm, and quantities that are no multiple are meant so. */
  readonly confirmed: boolean
  /** The new customer is meant, although there is one like it. */
  readonly duplicateMeant: boolean
}

const saveToast = 'save-offer'

/**
 * Saving the form. Whatever goes wrong, what was entered stays: problems are shown at their fields, a failure is told
 * with Retry. `savedId` is the number of the offer that the server gave back; the page leaves for it.
 */
export function useSubmitOffer({ state, surcharges, storing, showFirstProblem, onSaved }: SubmitParts) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [asking, setAsking] = useState(false)
  const [savedId, setSavedId] = useState<number | null>(null)

  const draft = titled(state.draft)
  const rowsOpen = Object.keys(state.open).length > 0
  const problems = attempt ? draftProblems(draft, intentOf(attempt.goal), attempt.confirmed) : []
  const own = problems.filter(isSerious).map(({ field, code }) => [field, t(`editor.errors.${code}`)])
  const messages: Readonly<Record<string, string>> = { ...refusedFields(error), ...Object.fromEntries(own) }

  function submit(goal: Goal, said: Partial<Omit<Attempt, 'goal'>> = {}): void {
    const intent = intentOf(goal)
    const tried = { confirmed: false, duplicateMeant: false, ...said, goal }
    const { confirmed } = tried
    const found = draftProblems(draft, intent, confirmed)
    setAttempt(tried)
    setAsking(false)
    setError(null)
    if (rowsOpen || found.some(isSerious)) return showFirstProblem()
    if (found.length > 0) return setAsking(true)
    setPending(true)
    const compose: Parameters<Storing['save']>[0]['compose'] = (stored) => {
      const offer = {
        ...toOfferInput(draft, surcharges, intent, stored),
        confirm_zero_price: confirmed,
        confirm_lines: confirmed,
        confirm_quantities: confirmed,
      }
      if (tried.duplicateMeant && offer.customer?.new)
        offer.customer = { new: { ...offer.customer.new, allow_duplicate: true } }
      return offer
    }
    storing
      .save({ draft: state.draft, compose })
      .then((saved) => (goal === 'ask' ? asked(saved) : saved))
      .then(
        (saved) => arrived(saved, goal),
        (problem: unknown) => failed(problem, tried),
      )
      .finally(() => setPending(false))
  }

  // The toast outlives this render; its Retry saves what is in the form by then.
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })

  async function asked(saved: SavedOffer): Promise<SavedOffer> {
    await approve(saved, { action: 'ask' })
    await queryClient.invalidateQueries({ queryKey: offerKeys.all })
    return saved
  }

  function arrived(saved: SavedOffer, goal: Goal): void {
    toast.dismiss(saveToast)
    if (goal !== 'send') toast.success(t(doneWords[goal], { number: saved.offer_nr }))
    onSaved()
    setSavedId(saved.offer_id)
  }

  function failed(error: unknown, tried: Attempt): void {
    setError(error)
    if (error instanceof UnnumberedSave || isKeyReused(error)) return savedUnseen()
    if (Object.keys(refusedFields(error)).length > 0) return showFirstProblem()
    if (isStale(error) || planLimitOf(error) || approvalOf(error) || candidatesOf(error).length > 0) return
    toast.failure(t('editor.saveFailed'), () => latest.current(tried.goal, tried), {
      id: saveToast,
      description: sentenceOf(error),
    })
  }

  /** The offer exists, but its number never came back; saving again would not make it better. */
  function savedUnseen(): void {
    toast.warning(t('editor.noNumber'), { id: saveToast, duration: null })
  }

  return {
    submit,
    /** What is wrong, by field. */
    messages,
    savedId,
    saving: isPending && attempt ? attempt.goal : null,
    /** The mail to the customer is written next. */
    sends: attempt?.goal === 'send',
    stale: isStale(error),
    /** Why the offer needs a second person before it is issued, and whether there is one; null where it does not. */
    approval: approvalOf(error),
    /** Says which limit of the plan keeps the offer from being issued. */
    planLimit: planLimitOf(error),
    /** Rows must be confirmed or cancelled before the form can be saved. */
    rowsOpen: attempt !== null && rowsOpen,
    /**
     * What is being asked before the offer is issued: how many rows have price 0, which lines nobody has confirmed, and
     * which have a quantity that their product is not sold in. Null asks nothing.
     */
    question: asking
      ? {
          zeroPriceRows: problems.filter(({ code }) => code === 'PRICE_ZERO').length,
          unconfirmed: draft.lines.filter(({ toConfirm }) => toConfirm),
          uneven: draft.lines
            .map((line, index) => ({ line, number: index + 1 }))
            .filter(({ number }) =>
              problems.some(
                ({ field, code }) => code === 'QUANTITY_UNEVEN' && field === `offer.items.${number - 1}.quantity`,
              ),
            ),
        }
      : null,
    confirm: () => attempt && submit(attempt.goal, { ...attempt, confirmed: true }),
    /** Tries what was refused once more, over what somebody else saved. */
    overwrite: () => attempt && isStale(error) && submit(attempt.goal, attempt),
    /** Customers that the new one may be. */
    candidates: candidatesOf(error),
    insist: () => attempt && submit(attempt.goal, { ...attempt, duplicateMeant: true }),
    /** What was refused no longer counts: something else is chosen. */
    forget: () => setError(null),
    cancelQuestion: () => setAsking(false),
  }
}

export type SubmitOffer = ReturnType<typeof useSubmitOffer>

function intentOf(goal: Goal): OfferIntent {
  return goal === 'draft' || goal === 'ask' ? 'draft' : 'issue'
}

const doneWords = { draft: 'editor.saved', issue: 'editor.issued', ask: 'approval.question.asked' } as const

/** What is not asked about has to be put right. */
function isSerious({ code }: DraftProblem): boolean {
  return !isAsked(code)
}

function isStale(error: unknown): boolean {
  return isApiError(error) && error.code === 'STALE'
}

function planLimitOf(error: unknown): string | null {
  return isApiError(error) && error.code === 'PLAN_LIMIT' ? (error.sentence ?? null) : null
}

interface NeededApproval {
  readonly reasons: readonly ApprovalReason[]
  readonly canAsk: boolean
}

function approvalOf(error: unknown): NeededApproval | null {
  if (!isApiError(error) || error.code !== 'APPROVAL_REQUIRED') return null
  const { reasons, can_ask: canAsk } = error.details
  return { reasons: Array.isArray(reasons) ? reasons : [], canAsk: canAsk === true }
}

/** The customers that the server names when it takes a new one for a duplicate. */
function candidatesOf(error: unknown): readonly CustomerCandidate[] {
  if (!isApiError(error) || error.code !== 'DUPLICATE') return []
  const { candidates } = error.details
  return Array.isArray(candidates) ? candidates : []
}
