import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { RequestSettings } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast, useReportUnsaved } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useMemo, useState } from 'react'
import { settingsQuery, useSaveSettings } from '../../api/settings.queries.ts'

export type SettingsValues = Pick<RequestSettings, 'keep_raw_months' | 'certain_from'>

/** What is entered, and saving it over nobody else's. */
export function useSettingsForm(settings: RequestSettings) {
  const { t } = useTranslation('requests')
  const queryClient = useQueryClient()
  const saving = useSaveSettings()
  // What the fields were filled from.
  const [seen, setSeen] = useState(settings)
  const stored = useMemo(() => valuesOf(seen), [seen])
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<RequestSettings | null>(null)
  const copy = useWorkingCopy({
    subject: 'request-settings',
    rev: seen.rev,
    stored,
    typed: values,
    onTake: setValues,
  })
  const isDirty = !isSame(values, stored)
  useReportUnsaved(isDirty, copy)

  // What somebody else saved comes in by itself as long as nothing is being typed here.
  if (!isDirty && settings.rev > seen.rev && !saving.isPending) begin(settings)

  function begin(from: RequestSettings): void {
    setSeen(from)
    setValues(valuesOf(from))
    setErrors({})
    setTheirs(null)
  }

  function save(over: RequestSettings): void {
    if (saving.isPending) return
    setTheirs(null)
    saving.mutate(
      { tenant_id: over.tenant_id, ...values, rev: over.rev },
      {
        onSuccess: (saved) => {
          copy.done()
          begin(saved)
          toast.success(t('settings.saved'))
        },
        onError: (error) => void failed(error),
      },
    )
  }

  async function failed(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'STALE') return compare()
    setErrors(isApiError(error) ? error.fields : {})
    if (!isApiError(error) || error.code !== 'VALIDATION') notSaved(error)
  }

  async function compare(): Promise<void> {
    try {
      setTheirs(await queryClient.fetchQuery({ ...settingsQuery(), staleTime: 0 }))
    } catch (error) {
      notSaved(error)
    }
  }

  const notSaved = (error: unknown) =>
    toast.failure(t('settings.failed'), () => save(seen), { description: sentenceOf(error) })

  return {
    values,
    errors,
    set: (changes: Partial<SettingsValues>) => setValues({ ...values, ...changes }),
    submit: () => isDirty && save(seen),
    copy,
    isDirty,
    isSaving: saving.isPending,
    /** Mails older than so many months go as soon as this is saved; null when none does. */
    removesFrom: values.keep_raw_months < seen.keep_raw_months ? values.keep_raw_months : null,
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

const valuesOf = ({ keep_raw_months, certain_from }: RequestSettings): SettingsValues => ({
  keep_raw_months,
  certain_from,
})

const isSame = (one: SettingsValues, other: SettingsValues): boolean =>
  one.keep_raw_months === other.keep_raw_months && one.certain_from === other.certain_from
