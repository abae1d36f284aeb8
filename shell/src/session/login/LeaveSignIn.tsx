import type { SessionUser } from '@staffel/shared-auth'
import { isAskedFirst, postLoginPath } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Navigate, useLocation } from '@staffel/shared-ui/router'
import { useEffect } from 'react'
import { AccessUnknown } from '../guard/AccessUnknown.tsx'
import { useFrame } from '../guard/frameContext.ts'
import { useNext } from './useNext.ts'

/** Of the area of people: asks for consent, and for names that are missing. */
const consentPath = '/acceptinvite'

/**
 * On from sign-in: first to what is asked at the first time, otherwise to the path that was wanted if the roles allow
 * it, else home. Says so where a role was missing.
 */
export function LeaveSignIn({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell')
  const { areas } = useFrame()
  const next = useNext()
  const isForbidden = cameForbidden(useLocation().state)

  useEffect(() => {
    if (isForbidden) toast.warning(t('forbidden'), { id: 'forbidden' })
  }, [isForbidden, t])

  const mayOpen = (path: string) => {
    const access = areas.accessFor(path)
    return access !== undefined && areas.isAllowed(access, { known: true, signedIn: true, roles: user.roles })
  }
  const wanted = postLoginPath(user.roles, next, mayOpen)
  const isFirst = isAskedFirst(user) && mayOpen(consentPath)
  return (
    <>
      <AccessUnknown />
      <Navigate to={isFirst ? `${consentPath}?${new URLSearchParams({ next: wanted })}` : wanted} replace />
    </>
  )
}

function cameForbidden(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'forbidden' in state && state.forbidden === true
}
