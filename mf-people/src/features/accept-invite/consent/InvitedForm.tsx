import type { SessionUser } from '@staffel/shared-auth'
import { ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useEffect } from 'react'
import { validateInviteQuery } from '../../../api/invites.queries.ts'
import { Refused } from '../Refused.tsx'
import { ConsentForm } from './ConsentForm.tsx'

export interface InvitedFormProps {
  /** Null for whom no account is known yet. */
  readonly user: SessionUser | null
  readonly token: string
  readonly next: string
}

/** With the link of an invite: what it invites to comes first, and agreeing accepts it. */
export function InvitedForm({ user, token, next }: InvitedFormProps) {
  const { t } = useTranslation('people')
  const [, setParams] = useSearchParams()
  const invite = useQuery(validateInviteQuery(token))

  // Who looks over a shoulder, or at the history, finds no link that works.
  useEffect(() => setParams({}, { replace: true }), [setParams])

  if (invite.isPending) return <LoadingState shape="form" count={2} label={t('consent.loading')} />
  if (!invite.data)
    return (
      <ErrorState
        title={t('consent.unreachable')}
        error={invite.error}
        onRetry={() => void invite.refetch()}
        retrying={invite.isFetching}
      />
    )
  const { issuccess: holds, message, invited_by: by, tenant_name: tenant, role_name: role } = invite.data
  if (!holds) return <Refused reason={message} hint={t('acceptInvite.hint')} token={token} />
  return (
    <ConsentForm user={user} token={token} next={next}>
      <Text as="p">{t('consent.invited', { by, tenant, role: t(`users.roles.${role ?? 'User'}`) })}</Text>
    </ConsentForm>
  )
}
