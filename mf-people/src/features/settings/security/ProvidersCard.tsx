import { Card, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { providersQuery } from '../../../api/account/sessions.queries.ts'
import styles from '../../../parts/sessions/rows.module.css'

/** By which ways in the reader has signed in. */
export function ProvidersCard() {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const providers = useQuery(providersQuery())
  return (
    <Card title={t('security.providers')}>
      <Text tone="muted">{t('security.providersHint')}</Text>
      {list()}
    </Card>
  )

  function list() {
    if (providers.isPending) return <LoadingState shape="rows" count={1} />
    if (providers.isError && !providers.data)
      return (
        <ErrorState
          size="compact"
          title={t('security.providersFailed')}
          error={providers.error}
          onRetry={() => void providers.refetch()}
          retrying={providers.isFetching}
        />
      )
    return (
      <ul className={styles.rows}>
        {providers.data.map(({ provider, last_used_at }) => (
          <li key={provider}>
            <strong>{t(`security.provider.${provider.replace('.', '_')}`, { defaultValue: provider })}</strong>
            <Text tone="muted" size="small">
              {t('security.lastUsed', { when: formatInstant(last_used_at, language) })}
            </Text>
          </li>
        ))}
      </ul>
    )
  }
}
