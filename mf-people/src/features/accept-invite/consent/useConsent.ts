import { acceptInvite, giveConsent, isApiError, saveProfile } from '@staffel/shared-api/client'
import type { Language } from '@staffel/shared-api/contract'
import { currentPrivacyPolicy, isBlank } from '@staffel/shared-api/rules'
import { apiClient, session, signInPathFor, type SessionUser } from '@staffel/shared-auth'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'

export interface ConsentParts {
  readonly user: SessionUser | null
  readonly token: string | undefined
  readonly next: string
}

interface Values {
  readonly first: string
  readonly last: string
  readonly language: Language
  /** To the collection of data. */
  readonly collects: boolean
  /** With the privacy policy. */
  readonly agrees: boolean
}

/** Consent as it is being given; afterwards sign-in says where to go. */
export function useConsent({ user, token, next }: ConsentParts) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const { language, setLanguage } = useLanguage()
  const [known] = useState({ first: user?.first_name ?? '', last: user?.last_name ?? '' })
  const [values, setValues] = useState<Values>({ ...known, language, collects: false, agrees: false })
  const [isTried, setIsTried] = useState(false)
  const asksNames = isBlank(known.first) || isBlank(known.last)

  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: send })
  const refused = isApiError(error) ? error.fields : {}
  const missing = { first_name: isBlank(values.first), last_name: isBlank(values.last) }
  const errorOf = (field: 'first_name' | 'last_name') =>
    isTried && missing[field] ? t(`consent.missing.${field}`) : refused[field]

  /** An invite is accepted first: it makes the account whose names are saved. */
  async function send(): Promise<void> {
    const { first, last } = values
    if (token) await acceptInvite(apiClient, { body: { token, consent_policy: currentPrivacyPolicy } })
    await saveProfile(apiClient, {
      body: { first_name: first.trim(), last_name: last.trim(), language: values.language },
    })
    await giveConsent(apiClient, { body: { policy: currentPrivacyPolicy } })
    await session.recheck()
  }

  return {
    values,
    asksNames,
    isPending,
    error: Object.keys(refused).length > 0 ? null : error,
    errors: { first_name: errorOf('first_name'), last_name: errorOf('last_name') },
    change: (changed: Partial<Values>) => {
      setValues((before) => ({ ...before, ...changed }))
      if (error) reset()
    },
    confirm: async () => {
      setIsTried(true)
      if (missing.first_name || missing.last_name || !values.collects || !values.agrees || isPending) return
      try {
        await mutateAsync()
      } catch {
        // The form says what went wrong.
        return
      }
      setLanguage(values.language)
      void navigate(signInPathFor(next), { replace: true })
    },
  }
}
