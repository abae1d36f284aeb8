import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { MergePreview } from '@staffel/shared-api/contract'
import type { MergeField, MergeSide } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNavigate } from '@staffel/shared-ui/router'
import { useMemo, useState } from 'react'
import { useMergeCustomers } from '../../api/merges/merges.mutations.ts'
import { paths } from '../../paths.ts'

export interface MergeChoicesMade {
  readonly fields: Readonly<Partial<Record<MergeField, MergeSide>>>
  /** By article number. */
  readonly numbers: Readonly<Record<string, MergeSide>>
}

/** What was chosen of two customers, until they are one. `onLate`: one of them was changed meanwhile. */
export function useMergeForm(preview: MergePreview, onLate: () => void) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess } = useMergeCustomers()
  const { into, from, numbers, obstacles } = preview
  const stored = useMemo((): MergeChoicesMade => ({ fields: {}, numbers: {} }), [])
  const [chosen, setChosen] = useState(stored)
  const [isTried, setIsTried] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const copy = useWorkingCopy({
    subject: `customer-merge:${into.organization_id}:${from.organization_id}`,
    stored,
    typed: chosen,
    onTake: setChosen,
  })
  const isUndecided = numbers.some(({ number }) => chosen.numbers[number] === undefined)

  function change(made: Partial<MergeChoicesMade>): void {
    setChosen((known) => ({ ...known, ...made }))
    setKey(crypto.randomUUID())
  }

  function failed(error: unknown): void {
    if (isApiError(error) && error.code === 'STALE') {
      toast.warning(t('customers.merge.late'))
      onLate()
    } else {
      toast.error(t('customers.merge.notMerged'), { description: sentenceOf(error) })
      if (isApiError(error) && error.status < 500) onLate()
    }
  }

  function save(): void {
    setIsTried(true)
    if (isUndecided || isPending) return
    const body = {
      organization_id: into.organization_id,
      from_id: from.organization_id,
      rev: into.rev,
      from_rev: from.rev,
      fields: chosen.fields,
      numbers: numbers.map(({ number }) => ({ number, keep: chosen.numbers[number] ?? 'into' })),
    }
    mutate(
      { body, key },
      {
        onSuccess: () => {
          copy.done()
          toast.success(t('customers.merge.done', { from: from.name, into: into.name }))
          void navigate(paths.customer(into.organization_id), { replace: true })
        },
        onError: failed,
      },
    )
  }

  return {
    chosen,
    copy,
    save,
    isPending,
    isTyped: chosen !== stored && !isPending && !isSuccess,
    isRefused: obstacles.length > 0,
    numbersProblem: isTried && isUndecided ? t('customers.merge.numbersMissing') : undefined,
    chooseField: (field: MergeField, side: MergeSide) => change({ fields: { ...chosen.fields, [field]: side } }),
    chooseNumber: (number: string, side: MergeSide) => change({ numbers: { ...chosen.numbers, [number]: side } }),
  }
}
