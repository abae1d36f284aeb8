import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { SavedProduct } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readDrafts } from '../../parts/tiers/tierDrafts.ts'
import { useLadderQuestion } from '../../parts/tiers/useLadderQuestion.ts'
import { problemsOf, type ProductProblems, type ProductValues } from './productValues.ts'

export type Goal = 'active' | 'draft'

export interface ProductFormParts {
  readonly initial: ProductValues
  /** By what name unsaved work on it is kept. */
  readonly subject: string
  readonly save: (values: ProductValues, goal: Goal) => Promise<SavedProduct>
  readonly onSaved: (product: SavedProduct, goal: Goal) => void
  /** Said when it was not for one of the fields. */
  readonly failure: string
  /** Focuses the first field that is marked as wrong. */
  readonly showFirstProblem: () => void
}

/** The form over a product: what is entered, what is wrong with it, and saving it. */
export function useProductForm({ initial, subject, save, onSaved, failure, showFirstProblem }: ProductFormParts) {
  const { t } = useTranslation('catalogue')
  const [stored] = useState(initial)
  const [values, setValues] = useState(stored)
  const [saving, setSaving] = useState<Goal | null>(null)
  const [saved, setSaved] = useState<{ product: SavedProduct; goal: Goal } | null>(null)
  const [problems, setProblems] = useState<ProductProblems>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const ladder = useLadderQuestion()
  const copy = useWorkingCopy({ subject, stored, typed: values, onTake: setValues })
  const isDirty = useMemo(() => JSON.stringify(values) !== JSON.stringify(stored), [values, stored])

  // Once the form knows that nothing is lost by leaving it.
  const tellSaved = useEffectEvent(() => saved && onSaved(saved.product, saved.goal))
  useEffect(() => {
    if (saved) tellSaved()
  }, [saved])

  function set(changes: Partial<ProductValues>): void {
    setValues((before) => ({ ...before, ...changes }))
    // What is being mended is not called wrong any longer.
    const mended = Object.keys(changes)
    setProblems((before) => without(before, mended))
    setRefused((before) => without(before, mended.includes('tiers') ? [...mended, 'pricingTiers'] : mended))
  }

  function submit(goal: Goal): void {
    if (saving) return
    const found = problemsOf(values)
    setProblems(found)
    if (Object.keys(found).length > 0) return point()
    if (!ladder.check(readDrafts(values.tiers), () => void store(goal))) point()
  }

  async function store(goal: Goal): Promise<void> {
    setSaving(goal)
    try {
      const product = await save(values, goal)
      copy.done()
      setSaved({ product, goal })
    } catch (error) {
      failed(error, goal)
    } finally {
      setSaving(null)
    }
  }

  function failed(error: unknown, goal: Goal): void {
    const fields = isApiError(error) ? error.fields : {}
    setRefused(fields)
    if (Object.keys(fields).length > 0) return point()
    toast.failure(failure, () => void store(goal), { description: sentenceOf(error) })
  }

  /** Once the marks are drawn. */
  function point(): void {
    setTimeout(showFirstProblem)
  }

  return {
    values,
    set,
    submit,
    saving,
    copy,
    ladder,
    hasProblems: Object.keys(problems).length + Object.keys(refused).length > 0,
    /** Whether leaving loses something. */
    isUnsaved: isDirty && saved === null,
    errorOf(field: keyof ProductValues): string | undefined {
      const problem = problems[field]
      return problem ? t(problem) : messageAt(refused, field)
    },
    tierMessage: (row: number) => messageAt(refused, `pricingTiers.${row}`),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

/** The server names a field by its path: what it says of `pricingTiers.2.minQuantity` is about that row. */
function messageAt(refused: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(refused).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1]
}

function without<T extends object>(marks: T, paths: readonly string[]): T {
  const kept = Object.entries(marks).filter(
    ([name]) => !paths.some((path) => name === path || name.startsWith(`${path}.`)),
  )
  return kept.length === Object.keys(marks).length ? marks : (Object.fromEntries(kept) as T)
}
