import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Button, ButtonLink, LoadingState, Screen, StatePanel } from '@staffel/shared-ui/core'
import { CheckCircleOutlined, ReloadOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useEffect, useState } from 'react'
import { acceptInviteQuery } from '../../api/invites.queries.ts'
import { paths } from '../../paths.ts'
import { Refused } from './Refused.tsx'

/**
 * Where the link of an invitation leads. The script accepts it, so that a program that only looks at the link does not.
 */
export function AcceptInvitePage() {
  const { t } = useTranslation('people')
  const [params, setParams] = useSearchParams()
  const [token] = useState(() => params.get('token') ?? '')
  const acceptance = useQuery({ ...acceptInviteQuery(token), enabled: token !== '' })

  // Who looks over a shoulder, or at the history, finds no link that works.
  useEffect(() => setParams({}, { replace: true }), [setParams])

  return (
    <Screen title={t('acceptInvite.title')}>
      <meta name="referrer" content="no-referrer" />
      {step()}
    </Screen>
  )

  function step() {
    if (token === '') return <Refused reason={t('acceptInvite.missing')} hint={t('acceptInvite.hint')} />
    if (acceptance.isPending) return <LoadingState shape="form" count={1} label={t('acceptInvite.loading')} />
    if (acceptance.isSuccess) return <Accepted />
    if (!isApiError(acceptance.error) || acceptance.error.isTransient) {
      return (
        <Refused reason={t('acceptInvite.unreachable')} hint={t('acceptInvite.unreachableHint')}>
          <Button
            type="primary"
            icon={<ReloadOutlined />}
            loading={acceptance.isFetching}
            onClick={() => void acceptance.refetch()}
          >
            {t('ui:action.retry')}
          </Button>
        </Refused>
      )
    }
    return (
      <Refused
        reason={sentenceOf(acceptance.error) ?? t('acceptInvite.invalid')}
        hint={t('acceptInvite.hint')}
        token={token}
      />
    )
  }
}

function Accepted() {
  const { t } = useTranslation('people')
  return (
    <StatePanel
      role="status"
      tone="success"
      icon={<CheckCircleOutlined />}
      title={t('acceptInvite.accepted')}
      description={t('acceptInvite.acceptedText')}
      actions={
        <ButtonLink type="primary" to={paths.login()}>
          {t('acceptInvite.login')}
        </ButtonLink>
      }
    />
  )
}
