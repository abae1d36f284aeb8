import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { OfferSettings } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast, useReportUnsaved } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useMemo, useState } from 'react'
import { useSaveSettings } from '../../api/settings/settings.mutations.ts'
import { settingsQuery } from '../../api/settings/settings.queries.ts'
import { problemsOf, toChanges, toValues, type SettingsField, type SettingsValues } from './settingsValues.ts'

/** By the names that the server has for them. */
const fieldOf: Readonly<Record<string, SettingsField>> = {
  low_stock_threshold: 'lowStock',
  margin_floor: 'marginFloor',
  tiers_together: 'tiersTogether',
  show_pictures: 'showPictures',
}

/** What is entered, what is wrong with it, and saving it over nobody else's. */
export function useSettingsForm(settings: OfferSettings) {
  const { t } = useTranslation('catalogue')
  const queryClient = useQueryClient()
  const saving = useSaveSettings()
  // What the fields were filled from.
  const [seen, setSeen] = useState(settings)
  const stored = useMemo(() => toValues(seen), [seen])
  const hasFloor = seen.margin_floor !== undefined
  const [values, setValues] = useState(stored)
  const [shown, setShown] = useState<Partial<Record<SettingsField, string>>>({})
  const [theirs, setTheirs] = useState<OfferSettings | null>(null)
  const copy = useWorkingCopy({
    subject: 'catalogue-settings',
    rev: seen.rev,
    stored,
    typed: values,
    // It may have been kept before there was this field or that.
    onTake: (kept) => setValues({ ...stored, ...kept }),
  })
  const isDirty = !isSame(values, stored)
  useReportUnsaved(isDirty, copy)

  // What somebody else saved comes in by itself as long as nothing is being typed here.
  if (!isDirty && settings.rev > seen.rev && !saving.isPending) begin(settings)

  function begin(from: OfferSettings): void {
    setSeen(from)
    setValues(toValues(from))
    setTheirs(null)
  }

  function set(changes: Partial<SettingsValues>): void {
    setValues((before) => ({ ...before, ...changes }))
    setShown((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }

  function submit(): void {
    if (saving.isPending) return
    const problems = problemsOf(values)
    setShown(Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, t(problem)])))
    if (Object.keys(problems).length === 0) save(seen)
  }

  function save(over: OfferSettings): void {
    setTheirs(null)
    saving.mutate(
      { over, changes: toChanges(values, hasFloor) },
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
    if (isApiError(error) && error.code === 'STALE') return saveOverOthers()
    const refused = Object.entries(isApiError(error) ? error.fields : {}).flatMap(([name, message]) => {
      const field = fieldOf[name]
      return field ? [[field, message] as const] : []
    })
    setShown(Object.fromEntries(refused))
    if (refused.length === 0) toast.failure(t('settings.failed'), submit, { description: sentenceOf(error) })
  }

  /** Whoever changed other settings meanwhile is in nobody's way. */
  async function saveOverOthers(): Promise<void> {
    try {
      const latest = await queryClient.fetchQuery({ ...settingsQuery(), staleTime: 0 })
      if (isSame(toValues(latest), stored)) save(latest)
      else setTheirs(latest)
    } catch (error) {
      toast.failure(t('settings.failed'), submit, { description: sentenceOf(error) })
    }
  }

  return {
    values,
    hasFloor,
    set,
    submit,
    copy,
    isDirty,
    isSaving: saving.isPending,
    errorOf: (field: SettingsField) => shown[field],
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

function isSame(one: SettingsValues, other: SettingsValues): boolean {
  return (
    one.lowStock === other.lowStock &&
    one.marginFloor === other.marginFloor &&
    one.tiersTogether === other.tiersTogether &&
    one.showPictures === other.showPictures
  )
}
