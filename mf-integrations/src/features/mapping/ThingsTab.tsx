import { ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { mappingQuery } from '../../api/mapping.queries.ts'
import { MappingRow } from './MappingRow.tsx'
import { kindOfTab, type ThingsTabName } from '../../parts/mappingTabs.ts'
import styles from './mapping.module.css'

/** What is few, and asked of Exact each time. */
export function ThingsTab({ tab }: { tab: ThingsTabName }) {
  const { t } = useTranslation('integrations')
  const mapping = useQuery(mappingQuery())
  if (mapping.isPending) return <LoadingState shape="rows" count={6} />
  const { data } = mapping
  if (!data)
    return (
      <ErrorState
        title={t('mapping.failed')}
        error={mapping.error}
        onRetry={() => void mapping.refetch()}
        retrying={mapping.isFetching}
      />
    )
  return (
    <>
      <Text as="p" tone="muted">
        {t(`mapping.about.${tab}`)}
      </Text>
      <ul className={styles.rows}>
        {data.rows
          .filter(({ kind }) => kind === kindOfTab[tab])
          .map((row) => (
            <MappingRow key={row.key} row={row} mapping={data} />
          ))}
      </ul>
    </>
  )
}
