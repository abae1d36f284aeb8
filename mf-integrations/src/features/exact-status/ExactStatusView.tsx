import type { ExactStatus } from '@staffel/shared-api/contract'
import { Alert, ButtonLink, Card, Facts, Text } from '@staffel/shared-ui/core'
import { formatInstant, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { paths } from '../../paths.ts'
import { EnvironmentCard } from './EnvironmentCard.tsx'
import { MappingCard } from './MappingCard.tsx'
import { PushSettingsCard } from '../../parts/PushSettingsCard.tsx'
import styles from './exact-status.module.css'

const environments = ['test', 'production'] as const
const entities = ['accounts', 'items', 'prices', 'customer_prices', 'customer_numbers', 'quotations'] as const

export function ExactStatusView({ status }: { status: ExactStatus }) {
  const { t } = useTranslation('integrations')
  const hasLink = environments.some((env) => status.envs[env].link)
  return (
    <div className={styles.exactStatus}>
      {hasLink && status.env === null && <Alert type="warning" showIcon title={t('exact.noneInUse')} />}
      <div className={styles.environments}>
        {environments.map((env) => (
          <EnvironmentCard key={env} env={env} status={status} />
        ))}
      </div>
      <Text as="p" tone="muted" size="small">
        {t('exact.ownLogin')}
      </Text>
      {status.env !== null && <LinkInUse status={status} />}
    </div>
  )
}

/** What goes over the link that is used. Kinds that were never read are not named. */
function LinkInUse({ status }: { status: ExactStatus }) {
  const { t } = useTranslation('integrations')
  const synced = entities.flatMap((entity) => {
    const at = status.last_sync[entity]
    return at === null ? [] : [{ name: t(`exact.entity.${entity}`), value: <Moment at={at} /> }]
  })
  return (
    <>
      {(status.connected || synced.length > 0) && (
        <Card title={t('exact.sync')} extra={<ButtonLink to={paths.sync()}>{t('sync.title')}</ButtonLink>}>
          {synced.length > 0 ? <Facts rows={synced} /> : <Text tone="muted">{t('exact.neverSynced')}</Text>}
        </Card>
      )}
      {status.connected && <MappingCard />}
      {status.connected && <PushSettingsCard />}
      <Card title={t('exact.calls')}>
        <Facts rows={[...calls(), ...lastError()]} />
      </Card>
    </>
  )

  function calls() {
    const { rate } = status
    const left = (remaining: number | null, limit: number | null) =>
      remaining === null
        ? t('exact.notAskedYet')
        : t('exact.left', { remaining: formatNumber(remaining), limit: formatNumber(limit) })
    return [
      { name: t('exact.thisMinute'), value: left(rate.minutely_remaining, rate.minutely_limit) },
      { name: t('exact.today'), value: left(rate.daily_remaining, rate.daily_limit) },
      ...(rate.daily_reset === null ? [] : [{ name: t('exact.newDay'), value: <Moment at={rate.daily_reset} /> }]),
    ]
  }

  function lastError() {
    if (status.last_error === null) return []
    return [
      {
        name: t('exact.lastError'),
        value: (
          <>
            <Text tone="danger">{status.last_error}</Text>
            {status.last_error_at && (
              <Text as="div" tone="muted" size="small">
                <Moment at={status.last_error_at} />
                {status.last_error_trace && ` · ${t('exact.trace', { id: status.last_error_trace })}`}
              </Text>
            )}
          </>
        ),
      },
    ]
  }
}

function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  return <Text numeric>{formatInstant(at, language)}</Text>
}
