import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { isBlank, textOrNull } from '@staffel/shared-api/rules'
import { useWorkingCopy, type SessionUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation, type Language } from '@staffel/shared-ui/i18n'
import { useMemo, useState } from 'react'
import { useSaveProfile } from '../../api/account/profile.mutations.ts'

export interface ProfileValues {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly language: Language
}

/** What people say of themselves. Saving it turns the page to the language that was chosen. */
export function useProfileForm({ first_name, last_name, phone, language }: SessionUser) {
  const { t } = useTranslation('people')
  const { setLanguage } = useLanguage()
  const saving = useSaveProfile()
  const stored = useMemo<ProfileValues>(
    () => ({ first_name, last_name, phone: phone ?? '', language }),
    [first_name, last_name, phone, language],
  )
  // Null: nothing is being typed, and what is stored is shown.
  const [typed, setTyped] = useState<ProfileValues | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const values = typed ?? stored
  // It has no revision of its own: an account is its person's.
  const copy = useWorkingCopy({ subject: 'profile', rev: 1, stored, typed: values, onTake: setTyped })
  const isDirty = !isSame(values, stored)

  function set(changes: Partial<ProfileValues>): void {
    setTyped({ ...values, ...changes })
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }

  function submit(): void {
    if (saving.isPending) return
    const missing = (['first_name', 'last_name'] as const).filter((field) => isBlank(values[field]))
    setProblems(Object.fromEntries(missing.map((field) => [field, t(`profile.missing.${field}`)])))
    if (missing.length > 0) return
    const profile = {
      ...values,
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      phone: textOrNull(values.phone),
    }
    saving.mutate(profile, {
      onSuccess: () => {
        copy.done()
        setTyped(null)
        toast.success(t('profile.saved', { lng: values.language }))
        void setLanguage(values.language)
      },
      onError: (error) => {
        if (isApiError(error)) setProblems(error.fields)
        toast.failure(t('profile.failed'), submit, { description: sentenceOf(error) })
      },
    })
  }

  return { values, set, submit, problems, copy, isDirty, isSaving: saving.isPending }
}

function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return (
    one.first_name === other.first_name &&
    one.last_name === other.last_name &&
    one.phone === other.phone &&
    one.language === other.language
  )
}
