import { ButtonLink, Card, ErrorState, Facts, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { mappingStateQuery } from '../../api/mapping.queries.ts'
import { mappingTabs, type MappingTab } from '../../parts/mappingTabs.ts'
import { paths } from '../../paths.ts'
import styles from './exact-status.module.css'

/** Whether what stands here is known in Exact, at a glance. */
export function MappingCard() {
  const { t } = useTranslation('integrations')
  const state = useQuery(mappingStateQuery())
  return (
    <Card title={t('mapping.title')} extra={<ButtonLink to={paths.mapping()}>{t('mapping.all')}</ButtonLink>}>
      {content()}
    </Card>
  )

  function content() {
    if (state.isPending) return <LoadingState shape="form" count={2} />
    const { data } = state
    if (!data)
      return (
        <ErrorState
          size="compact"
          title={t('mapping.failed')}
          error={state.error}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      )
    return <Facts rows={mappingTabs.map((tab) => ({ name: t(`mapping.tab.${tab}`), value: saidOf(tab, data[tab]) }))} />
  }

  function saidOf(tab: MappingTab, counts: { all: number; open: number } | null) {
    if (counts === null) return <Link to={paths.mapping(tab)}>{t(`mapping.unknown.${tab}`)}</Link>
    if (counts.open === 0)
      return (
        <Text className={styles.mapped ?? ''}>
          <CheckCircleOutlined className={styles.complete} />
          {t('mapping.complete')}
        </Text>
      )
    const [open, all] = [formatNumber(counts.open), formatNumber(counts.all)]
    return (
      <Link to={paths.mapping(tab, 'open')} className={styles.mapped}>
        <WarningOutlined className={styles.open} />
        {t('mapping.openOf', { open, all })}
      </Link>
    )
  }
}
