import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { RoleName } from '@staffel/shared-api/contract'
import { isTenantOwner } from '@staffel/shared-api/rules'
import { useUser, useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMemo, useState } from 'react'
import { useCreateInvite } from '../../api/invites.mutations.ts'
import type { Place } from '../../parts/PlaceFields.tsx'
import { roleIds } from '../../parts/roleIds.ts'

interface Values {
  readonly email: string
  readonly tenant: number
  readonly organization: Place
  readonly role: RoleName
}

/** Where to go once it is sent: away, or on with the next. */
type Goal = 'leave' | 'next'

export interface InviteFormParts {
  readonly onSaved: () => void
  readonly onNext: () => void
}

/** An invite as it is being written. */
export function useInviteForm({ onSaved, onNext }: InviteFormParts) {
  const { t } = useTranslation('people')
  const user = useUser()
  const stored = useMemo((): Values => {
    // Who works for a customer invites to it.
    const own = user && !isTenantOwner(user) ? (user.organization_id ?? undefined) : undefined
    return { email: '', tenant: user?.tenant_id ?? 0, organization: own, role: 'User' }
  }, [user])
  const [values, setValues] = useState(stored)
  const [isTried, setIsTried] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [goal, setGoal] = useState<Goal | null>(null)
  const { mutate, error, reset } = useCreateInvite()
  const refused = isApiError(error) ? error.fields : {}
  const copy = useWorkingCopy({ subject: 'invite:new', stored, typed: values, onTake: setValues })

  const email = values.email.trim()
  const isMissing = { email: email === '', organization: values.organization === undefined }
  const isAddress = looksLikeAddress(email)
  const errors = {
    email:
      isTried && !isAddress ? t(isMissing.email ? 'invites.emailMissing' : 'company.emailInvalid') : refused['email'],
    tenant: refused['tenant_id'],
    organization: isTried && isMissing.organization ? t('invites.organizationMissing') : refused['organization_id'],
    role: refused['role_id'],
  }

  function sent(next: Goal): void {
    toast.success(t('invites.sent'))
    setGoal(null)
    setIsTried(false)
    copy.done()
    setValues(next === 'next' ? { ...values, email: '' } : stored)
    setKey(crypto.randomUUID())
    if (next === 'next') onNext()
    else onSaved()
  }

  return {
    values,
    errors,
    copy,
    saving: goal,
    isSaving: goal !== null,
    isTyped: goal === null && email !== '',
    change: (changed: Partial<Values>) => {
      setValues((known) => ({ ...known, ...changed }))
      setKey(crypto.randomUUID())
      if (error) reset()
    },
    save: (next: Goal) => {
      setIsTried(true)
      if (!isAddress || values.organization === undefined || goal !== null) return
      setGoal(next)
      const invite = {
        email,
        tenant_id: values.tenant,
        organization_id: values.organization,
        role_id: roleIds[values.role],
      }
      mutate(
        { invite, key },
        {
          onSuccess: () => sent(next),
          onError: (problem) => {
            setGoal(null)
            const isNamed = isApiError(problem) && Object.keys(problem.fields).length > 0
            if (!isNamed) toast.error(sentenceOf(problem) ?? t('invites.notSent'))
          },
        },
      )
    },
  }
}

/** As the server takes it: something, an @, and a name with a dot in it. */
function looksLikeAddress(text: string): boolean {
  const [before, domain, ...more] = text.split('@')
  const labels = domain?.split('.') ?? []
  return Boolean(before) && more.length === 0 && labels.length > 1 && labels.every(Boolean) && !/\s/.test(text)
}
