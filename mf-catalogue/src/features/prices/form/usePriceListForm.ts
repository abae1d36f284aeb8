import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { PriceListDetail } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { problemsOf, type PriceListField, type PriceListProblems, type PriceListValues } from './priceListValues.ts'

export interface PriceListFormParts {
  readonly initial: PriceListValues
  /** By what name unsaved work on it is kept. */
  readonly subject: string
  /** Revision of what is stored, where it has one. */
  readonly rev?: number
  readonly save: (values: PriceListValues) => Promise<PriceListDetail>
  readonly onSaved: (list: PriceListDetail) => void
  /** Focuses the first field that is marked as wrong. */
  readonly showFirstProblem: () => void
}

/** What the server calls the fields. */
const wireNames: Readonly<Record<PriceListField, readonly string[]>> = {
  name: ['name'],
  owner: ['organization_id', 'customer_group_id'],
  validFrom: ['valid_from'],
  validTill: ['valid_till'],
}

/** The form over a price list: what is entered, what is wrong with it, and saving it. */
export function usePriceListForm({ initial, subject, rev, save, onSaved, showFirstProblem }: PriceListFormParts) {
  const { t } = useTranslation('catalogue')
  const [stored] = useState(initial)
  const [values, setValues] = useState(stored)
  const [isSaving, setIsSaving] = useState(false)
  const [saved, setSaved] = useState<PriceListDetail | null>(null)
  const [problems, setProblems] = useState<PriceListProblems>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isStale, setIsStale] = useState(false)
  const copy = useWorkingCopy({ subject, rev, stored, typed: values, onTake: setValues })
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(stored), [values, stored])

  // Once the form knows that nothing is lost by leaving it.
  const tellSaved = useEffectEvent(() => saved && onSaved(saved))
  useEffect(() => {
    if (saved) tellSaved()
  }, [saved])

  function set(changes: Partial<PriceListValues>): void {
    setValues((before) => ({ ...before, ...changes }))
    // What is being mended is not called wrong any longer.
    setProblems({})
    setRefused({})
  }

  function submit(): void {
    if (isSaving) return
    const found = problemsOf(values)
    setProblems(found)
    if (Object.keys(found).length > 0) point()
    else void store()
  }

  async function store(): Promise<void> {
    setIsSaving(true)
    try {
      const list = await save(values)
      copy.done()
      setSaved(list)
    } catch (error) {
      failed(error)
    } finally {
      setIsSaving(false)
    }
  }

  function failed(error: unknown): void {
    if (isApiError(error) && error.code === 'STALE') return setIsStale(true)
    const fields = isApiError(error) ? error.fields : {}
    setRefused(fields)
    if (Object.keys(fields).length > 0) return point()
    toast.failure(t('prices.form.failed'), () => void store(), { description: sentenceOf(error) })
  }

  /** Once the marks are drawn. */
  function point(): void {
    setTimeout(showFirstProblem)
  }

  return {
    values,
    set,
    submit,
    isSaving,
    copy,
    isStale,
    putOff: () => setIsStale(false),
    /** Saves over what somebody else saved. */
    retry(): void {
      setIsStale(false)
      void store()
    },
    hasProblems: Object.keys(problems).length + Object.keys(refused).length > 0,
    /** Whether leaving loses something. */
    isUnsaved: isDirty && saved === null,
    errorOf(field: PriceListField): string | undefined {
      const problem = problems[field]
      if (problem) return t(problem)
      return wireNames[field].map((name) => refused[name]).find(Boolean)
    },
    /** What the server said of a line, whatever field of it. */
    entryMessage: (index: number): string | undefined =>
      Object.entries(refused).find(([name]) => name.startsWith(`entries.${index}.`))?.[1],
  }
}

export type PriceListFormState = ReturnType<typeof usePriceListForm>
