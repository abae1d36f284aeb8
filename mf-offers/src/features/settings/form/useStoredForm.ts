import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast, useReportUnsaved } from '@staffel/shared-ui/core'
import { useMutation } from '@staffel/shared-ui/query'
import { useMemo, useState } from 'react'

export interface StoredFormParts<Stored extends { readonly rev: number }, Values extends object> {
  /** As it was read last. */
  readonly stored: Stored
  /** What its working copy is kept under. */
  readonly subject: string
  /** Has to stay the same function. */
  readonly toValues: (stored: Stored) => Values
  /** Sentences by field; none: it may be sent. */
  readonly problemsOf: (values: Values, over: Stored) => Readonly<Record<string, string>>
  readonly save: (values: Values, over: Stored) => Promise<Stored>
  /** Asked for anew. */
  readonly latest: () => Promise<Stored>
  /** The field that a name of the server's is about. */
  readonly fieldOf: (name: string) => string | undefined
  readonly words: { readonly saved: string; readonly failed: string }
}

/**
 * A form over what is stored once and changed by several: what is entered, what is wrong with it, and saving it over
 * nobody else's. For a guest; its host asks before it is left.
 */
export function useStoredForm<Stored extends { readonly rev: number }, Values extends object>(
  parts: StoredFormParts<Stored, Values>,
) {
  const { toValues, words } = parts
  // What the fields were filled from.
  const [seen, setSeen] = useState(parts.stored)
  const stored = useMemo(() => toValues(seen), [toValues, seen])
  const [values, setValues] = useState(stored)
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const saving = useMutation({ mutationFn: ({ over }: { over: Stored }) => parts.save(values, over) })
  const copy = useWorkingCopy({ subject: parts.subject, rev: seen.rev, stored, typed: values, onTake: setValues })
  const isDirty = !isSame(values, stored)
  useReportUnsaved(isDirty, copy)

  // What somebody else saved comes in by itself as long as nothing is being typed here.
  if (!isDirty && parts.stored.rev > seen.rev && !saving.isPending) begin(parts.stored)

  function begin(from: Stored): void {
    setSeen(from)
    setValues(toValues(from))
    setTheirs(null)
  }

  function set(changes: Partial<Values>): void {
    setValues((before) => ({ ...before, ...changes }))
    const isGone = (field: string) => Object.keys(changes).some((name) => `${field}.`.startsWith(`${name}.`))
    setShown((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !isGone(field))))
  }

  function submit(): void {
    if (saving.isPending) return
    const problems = parts.problemsOf(values, seen)
    setShown(problems)
    if (Object.keys(problems).length === 0) save(seen)
  }

  function save(over: Stored): void {
    setTheirs(null)
    saving.mutate(
      { over },
      {
        onSuccess: (saved) => {
          copy.done()
          begin(saved)
          toast.success(words.saved)
        },
        onError: (error) => void failed(error),
      },
    )
  }

  async function failed(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'STALE') return saveOverOthers()
    const refused = Object.entries(isApiError(error) ? error.fields : {}).flatMap(([name, message]) => {
      const field = parts.fieldOf(name)
      return field ? [[field, message] as const] : []
    })
    setShown(Object.fromEntries(refused))
    if (refused.length === 0) toast.failure(words.failed, submit, { description: sentenceOf(error) })
  }

  /** Whoever changed what is not in this form meanwhile is in nobody's way. */
  async function saveOverOthers(): Promise<void> {
    try {
      const latest = await parts.latest()
      if (isSame(toValues(latest), stored)) save(latest)
      else setTheirs(latest)
    } catch (error) {
      toast.failure(words.failed, submit, { description: sentenceOf(error) })
    }
  }

  return {
    values,
    seen,
    set,
    submit,
    copy,
    isDirty,
    isSaving: saving.isPending,
    problems: shown,
    conflict: {
      open: theirs !== null,
      pending: saving.isPending,
      onKeep: () => theirs && save(theirs),
      onReload: () => {
        copy.done()
        if (theirs) begin(theirs)
      },
      onClose: () => setTheirs(null),
    },
  }
}

/** Plain data whose keys stand in one order. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
