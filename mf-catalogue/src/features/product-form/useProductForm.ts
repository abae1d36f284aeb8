import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { SavedProduct } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { readDrafts } from '../../parts/tiers/tierDrafts.ts'
import { useLadderQuestion } from '../../parts/tiers/useLadderQuestion.ts'
import { withPriceUnit } from './priceUnit.ts'
import { problemsOf, type ProductProblems, type ProductValues } from './productValues.ts'

export type Goal = 'active' | 'draft'

export interface ProductFormParts {
  readonly initial: ProductValues
  /** By what name unsaved work on it is kept. */
  readonly subject: string
  /** Revision of what is stored, where it has one. */
  readonly rev?: number
  readonly save: (values: ProductValues, goal: Goal) => Promise<SavedProduct>
  readonly onSaved: (product: SavedProduct, goal: Goal) => void
  /** Said when it was not for one of the fields. */
  readonly failure: string
  /** Focuses the first field that is marked as wrong. */
  readonly showFirstProblem: () => void
}

/** The form over a product: what is entered, what is wrong with it, and saving it. */
export function useProductForm({ initial, subject, rev, save, onSaved, failure, showFirstProblem }: ProductFormParts) {
  const { t } = useTranslation('catalogue')
  const [stored] = useState(initial)
  const [values, setValues] = useState(stored)
  const [saving, setSaving] = useState<Goal | null>(null)
  const [saved, setSaved] = useState<{ product: SavedProduct; goal: Goal } | null>(null)
  const [problems, setProblems] = useState<ProductProblems>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  // What was being saved when somebody else's save turned out to have come first.
  const [stale, setStale] = useState<Goal | null>(null)
  const ladder = useLadderQuestion()
  const copy = useWorkingCopy({ subject, rev, stored, typed: values, onTake: setValues })
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

  /** The prices of a stored product follow; those of a new one are being typed for the unit that is chosen. */
  function setPriceUnit(priceUnit: PriceUnit): void {
    if (rev === undefined) return set({ priceUnit })
    const converted = withPriceUnit(values, priceUnit)
    if (converted) set(converted)
    else setProblems((before) => ({ ...before, priceUnit: 'form.notConvertible' }))
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
    if (isApiError(error) && error.code === 'STALE') return setStale(goal)
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
    setPriceUnit,
    submit,
    saving,
    copy,
    ladder,
    isStale: stale !== null,
    putOff: () => setStale(null),
    /** Saves over what somebody else saved. */
    retry(): void {
      setStale(null)
      if (stale) void store(stale)
    },
    hasProblems: Object.keys(problems).length + Object.keys(refused).length > 0,
    /** Whether leaving loses something. */
    isUnsaved: isDirty && saved === null,
    errorOf(field: keyof ProductValues): string | undefined {
      const problem = problems[field]
      return problem ? t(problem) : messageAt(refused, field)
    },
    tierMessage: (row: number) => messageAt(refused, `pricingTiers.${row}`),
    propertyMessage(row: number, field: 'propertyType' | 'value'): string | undefined {
      const path = `properties.${row}.${field}`
      const problem = problems[path]
      return problem ? t(problem) : refused[path]
    },
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
