import type { ListPage } from '@staffel/shared-api/client'
import type { LogEntry } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { EyeOutlined, HistoryOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { type Column, DataTable, PaginationBar, type RowAction } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import styles from './log.module.css'
import { useDetails } from './useDetails.ts'
import { logPageSizes, type LogFilterState } from './useLogFilters.ts'
import { whereToFind } from './whereToFind.ts'

export interface LogTableProps {
  readonly page: ListPage<LogEntry>
  readonly state: LogFilterState
  readonly busy: boolean
}

export function LogTable({ page: { items, total }, state, busy }: LogTableProps) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const actions = (entry: LogEntry): RowAction[] => [
    {
      key: 'open',
      label: t('log.open'),
      icon: <EyeOutlined />,
      onSelect: () => void navigate(whereToFind(entry)),
    },
    {
      key: 'thing',
      label: t('log.ofThing'),
      icon: <HistoryOutlined />,
      onSelect: () => state.set({ thing: `${entry.entity}:${entry.entity_id}` }),
    },
    ...(entry.user_id === null
      ? []
      : [
          {
            key: 'person',
            label: t('log.ofPerson'),
            icon: <TeamOutlined />,
            onSelect: () => state.set({ person: String(entry.user_id) }),
          },
        ]),
  ]
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('log.title')}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => String(id)}
        rowName={({ what, subject }) => `${what}, ${subject}`}
        rowHref={whereToFind}
        rowActions={actions}
        busy={busy}
      />
      <PaginationBar
        page={state.page}
        pageSize={state.filters.size}
        rows={items.length}
        total={total}
        onPage={state.setPage}
        sizes={{ options: logPageSizes, onChange: (size) => state.set({ size }) }}
        busy={busy}
      />
    </Flex>
  )
}

function useColumns(): Column<LogEntry>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const detailsOf = useDetails()
  return [
    {
      id: 'what',
      title: t('log.columns.what'),
      card: 'title',
      cell: ({ what, subject }) => (
        <span className={styles.words}>
          <Text strong>{what}</Text>
          <Text tone="muted" size="small" className={styles.subject}>
            {subject}
          </Text>
        </span>
      ),
    },
    {
      id: 'actor',
      title: t('log.columns.actor'),
      card: 'subtitle',
      cell: ({ actor, actor_kind }) => <span className={styles.words}>{actor ?? t(`log.nobody.${actor_kind}`)}</span>,
    },
    {
      id: 'detail',
      title: t('log.columns.detail'),
      card: 'meta',
      from: 'medium',
      cell: (entry) => (
        <Text tone="muted" size="small" className={styles.words}>
          {detailsOf(entry).join(' · ') || '–'}
        </Text>
      ),
    },
    {
      id: 'at',
      title: t('log.columns.at'),
      card: 'meta',
      cell: ({ at }) => (
        <Text numeric className={styles.moment}>
          {formatInstant(at, language)}
        </Text>
      ),
    },
  ]
}
