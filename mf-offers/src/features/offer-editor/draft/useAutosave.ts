import type { OfferItem } from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftProblems } from './draftProblems.ts'
import { refusedFields } from './fieldErrors.ts'
import { titled } from './followed.ts'
import { toOfferInput, type OfferDraft } from './offerDraft.ts'
import type { Storing } from './useStoring.ts'

/** After the last change, so that with the way to the server it is saved within five seconds. */
const pause = 3000
/** Between two tries while the server cannot be reached; the longer it lasts, the longer. */
const shortestRetry = 5000
const longestRetry = 30_000

export interface AutosaveParts {
  /** What is entered, with what is typed in rows that are open. */
  readonly draft: OfferDraft
  /** What the form began with; a title that stood in it was typed by nobody. */
  readonly begun: OfferDraft
  readonly surcharges: readonly OfferItem[]
  readonly storing: Storing
  /** There is something that is not saved. */
  readonly isDirty: boolean
  /** While something else is being saved, or asked. */
  readonly paused: boolean
}

interface Failure {
  readonly error: unknown
  readonly draft: OfferDraft
  readonly tries: number
}

/**
 * Saves the form as a draft a moment after the last change, and makes the draft the first time, once there is a
 * customer or a title and a line. What cannot be saved waits, and is kept until then: a line without words, or a new
 * customer, which is made by whoever presses Save. What the server refused is not tried again until it was changed.
 */
export function useAutosave({ draft, begun, surcharges, storing, isDirty, paused }: AutosaveParts) {
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isStale = isStaleError(failure?.error)
  const isRefused = failure?.draft === draft && !mayPass(failure.error)
  const canSave = isDirty && isStorable(draft, begun, storing.kept.stored !== undefined) && !isStale && !isRefused
  const isDue = canSave && !paused && !isSaving

  async function save(triedAgain = false): Promise<boolean> {
    setSaving(true)
    try {
      const compose: Parameters<Storing['save']>[0]['compose'] = (stored) =>
        toOfferInput(titled(draft), surcharges, 'draft', stored)
      await storing.save({ draft, compose, triedAgain })
      setFailure(null)
      setSavedAt(new Date().toISOString())
      return true
    } catch (error) {
      setFailure({ error, draft, tries: (failure?.tries ?? 0) + 1 })
      return false
    } finally {
      setSaving(false)
    }
  }

  // What somebody typed was theirs the first time; from then on it is the form that goes on trying.
  const saveNow = useEffectEvent(() => void save(failure?.draft === draft))
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => saveNow(), waitOf(failure, draft))
    return () => clearTimeout(timer)
  }, [isDue, draft, failure])

  return {
    isSaving,
    /** It will be saved by itself. */
    isDue,
    isStale,
    ...toldOf(failure),
    savedAt,
    /** Saves at once what is not saved; absent when that cannot be done. */
    save: canSave && !paused ? () => save() : undefined,
    forget: () => setFailure(null),
  }
}

export type Autosave = ReturnType<typeof useAutosave>

/** Something new is saved soon; what failed, after a while that grows. */
function waitOf(failure: Failure | null, draft: OfferDraft): number {
  if (failure?.draft !== draft) return pause
  return Math.min(shortestRetry * 2 ** (failure.tries - 1), longestRetry)
}

/** What is said of a save that failed; that somebody else saved first is asked about. */
function toldOf(failure: Failure | null) {
  const error = failure?.error
  return {
    hasFailed: failure !== null && !isStaleError(error),
    /** It is tried again by itself. */
    isRetried: failure !== null && mayPass(error),
    messages: refusedFields(error),
    /** Why not, as the server says it. */
    sentence: sentenceOf(error),
  }
}

function isStaleError(error: unknown): boolean {
  return isApiError(error) && error.code === 'STALE'
}

/** A title that was only proposed, or that the form began with, says not yet that somebody makes an offer. */
function isStorable(draft: OfferDraft, begun: OfferDraft, isStored: boolean): boolean {
  if (draft.newCustomer || draftProblems(draft, 'draft', false).length > 0) return false
  return isStored || (draft.lines.length > 0 && (draft.customer !== null || draft.title !== begun.title))
}

function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.isTransient || error.status === 0 || error.status === 401)
}
