import type { ExactStatus } from '@staffel/shared-api/contract'
import { Alert, Card, Facts, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, MinusCircleOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './exact-status.module.css'

const environments = ['test', 'production'] as const
const entities = ['accounts', 'items', 'prices', 'quotations'] as const

export function ExactStatusView({ status }: { status: ExactStatus }) {
  const { t } = useTranslation('integrations')
  return (
    <div className={styles.exactStatus}>
      {status.needs_reconnect && <Alert type="warning" showIcon title={t('exact.expiring')} />}
      <Card title={t('exact.connection')}>
        {status.connected ? <Connection status={status} /> : <Text tone="muted">{t('exact.none')}</Text>}
      </Card>
      <Card title={t('exact.environments')}>
        <Facts
          rows={environments.map((env) => ({
            name: t(`exact.env.${env}`),
            value: <Environment configured={status.envs[env].configured} />,
          }))}
        />
      </Card>
      {status.connected && (
        <Card title={t('exact.sync')}>
          <Facts
            rows={entities.map((entity) => ({
              name: t(`exact.entity.${entity}`),
              value: <Moment at={status.last_sync[entity]} />,
            }))}
          />
        </Card>
      )}
    </div>
  )
}

function Connection({ status }: { status: ExactStatus }) {
  const { t } = useTranslation('integrations')
  const rows = [
    { name: t('exact.environment'), value: status.env && t(`exact.env.${status.env}`) },
    { name: t('exact.division'), value: status.division_name ?? status.division },
    { name: t('exact.connectedBy'), value: status.user },
    { name: t('exact.connectedAt'), value: <Moment at={status.connected_at} /> },
    { name: t('exact.validUntil'), value: <Moment at={status.refresh_expires_at} /> },
    ...(status.last_error === null
      ? []
      : [{ name: t('exact.lastError'), value: <Text tone="danger">{status.last_error}</Text> }]),
  ]
  return <Facts rows={rows} />
}

function Environment({ configured }: { configured: boolean }) {
  const { t } = useTranslation('integrations')
  const icon = configured ? <CheckCircleOutlined /> : <MinusCircleOutlined />
  return (
    <>
      <ToneBadge tone={configured ? 'green' : 'gray'} icon={icon}>
        {t(configured ? 'exact.configured' : 'exact.notConfigured')}
      </ToneBadge>
      <Text as="p" tone="muted" size="small">
        {t(configured ? 'exact.configuredText' : 'exact.notConfiguredText')}
      </Text>
    </>
  )
}

function Moment({ at }: { at: string | null }) {
  const { t } = useTranslation('integrations')
  const { language } = useLanguage()
  return at === null ? <>{t('exact.never')}</> : <Text numeric>{formatInstant(at, language)}</Text>
}
