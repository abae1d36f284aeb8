import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useSession, userOf } from '@staffel/shared-auth'
import { ButtonLink, ErrorState, LoadingState, Screen, StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { exactStatusQuery } from '../../api/exact.queries.ts'
import { LinkNotices } from '../../parts/LinkNotices.tsx'
import { paths } from '../../paths.ts'

/** What is connected now. Who comes here otherwise reads how it stands, and never that something succeeded. */
export function CallbackSuccessPage() {
  const { t } = useTranslation('integrations')
  const session = useSession()
  const user = userOf(session)
  const mayRead = user !== null && mayConnectAccounting(user)
  const status = useQuery({ ...exactStatusQuery(), enabled: mayRead })

  if (session.status === 'signed-out' || session.status === 'denied')
    return <Navigate to={paths.callbackError('signed_out')} replace />
  if (user && !mayRead) return <Navigate to={paths.callbackError('forbidden')} replace />
  return (
    <Screen title={t('callback.title')} width="narrow">
      {content()}
    </Screen>
  )

  function content() {
    if (status.isError && !status.data)
      return (
        <ErrorState
          title={t('exact.failed')}
          error={status.error}
          onRetry={() => void status.refetch()}
          retrying={status.isFetching}
        />
      )
    if (!status.data) return <LoadingState shape="form" count={1} label={t('callback.working')} />
    const links = (['test', 'production'] as const).flatMap((env) => {
      const { link } = status.data.envs[env]
      return link?.works ? [{ env, link }] : []
    })
    const [latest] = links.toSorted((a, b) => b.link.connected_at.localeCompare(a.link.connected_at))
    if (!latest) return <Navigate to={paths.exact()} replace />
    const { env, link } = latest
    const facts = {
      env: t(`exact.env.${env}`),
      division: link.division_name ?? link.division ?? '–',
      user: link.user ?? '–',
    }
    return (
      <>
        <StatePanel
          role="status"
          tone="success"
          icon={<CheckCircleOutlined />}
          title={t('callback.success')}
          description={t(status.data.env === env ? 'callback.successText' : 'callback.successNotUsed', facts)}
          actions={
            <ButtonLink type="primary" to={paths.exact()}>
              {t('callback.back')}
            </ButtonLink>
          }
        />
        <LinkNotices link={link} />
      </>
    )
  }
}
