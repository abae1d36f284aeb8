import type { EnvironmentState, FoundFailure } from '@staffel/shared-api/contract'
import { EmptyState, ErrorState, Flex, LoadingState, Text } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { DataTable, type Column } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { failuresQuery } from '../environments.queries.ts'
import { useAreaName } from '../words/useAreaName.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import styles from '../environments.module.css'

export interface FailureTableProps {
  readonly environment: EnvironmentState
  /** Of this one alone. */
  readonly area: string | null
}

/** What failed in browsers, found by the id that somebody saw. */
export function FailureTable({ environment, area }: FailureTableProps) {
  const { t } = useEnvironmentTexts()
  const nameOf = useAreaName(environment)
  const [id, setId] = useState('')
  return (
    <Flex vertical gap={16}>
      <Text tone="muted">{area === null ? t('failure.intro') : t('failure.introOf', { area: nameOf(area) })}</Text>
      <Field label={t('failure.search')} hint={t('failure.searchHint')}>
        {(control) => (
          <Input
            {...control}
            className={styles.choice}
            maxLength={36}
            value={id}
            onChange={({ target }) => setId(target.value.trim())}
          />
        )}
      </Field>
      <Found environment={environment} area={area} id={id} />
    </Flex>
  )
}

function Found({ environment, area, id }: FailureTableProps & { id: string }) {
  const { t } = useEnvironmentTexts()
  const columns = useColumns(environment)
  const failures = useQuery(failuresQuery(environment.name, { area, id }))
  if (failures.isPending) return <LoadingState count={4} />
  if (failures.isError)
    return (
      <ErrorState
        title={t('failure.failed')}
        error={failures.error}
        onRetry={() => void failures.refetch()}
        retrying={failures.isFetching}
      />
    )
  if (failures.data.length === 0)
    return (
      <EmptyState
        title={t(id === '' ? 'failure.empty' : 'failure.notFound')}
        description={t(id === '' ? 'failure.emptyText' : 'failure.notFoundText')}
      />
    )
  return (
    <DataTable
      label={t('tabs.failures')}
      columns={columns}
      rows={failures.data}
      rowKey={({ id: own, at }) => `${own} ${at}`}
      rowName={(failure) => failure.id}
    />
  )
}

function useColumns(environment: EnvironmentState): Column<FoundFailure>[] {
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  const nameOf = useAreaName(environment)
  return [
    {
      id: 'what',
      title: t('columns.what'),
      card: 'title',
      cell: ({ kind, status }) => (
        <Text strong>
          {t(`failure.kind.${kind}`)}
          {status !== null && ` (${status})`}
        </Text>
      ),
    },
    { id: 'id', title: t('columns.id'), card: 'subtitle', cell: ({ id }) => <Text numeric>{id}</Text> },
    { id: 'area', title: t('columns.area'), card: 'meta', cell: ({ area }) => nameOf(area) },
    {
      id: 'version',
      title: t('columns.version'),
      card: 'meta',
      cell: ({ version }) => <Text numeric>{version}</Text>,
    },
    { id: 'place', title: t('columns.place'), card: 'meta', cell: ({ place }) => place ?? '' },
    {
      id: 'at',
      title: t('columns.at'),
      card: 'meta',
      cell: ({ at }) => <Text numeric>{formatInstant(at, language)}</Text>,
    },
  ]
}
