import type { ListPage } from '@staffel/shared-api/client'
import type { SkippedMail } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { EyeOutlined, MailOutlined } from '@staffel/shared-ui/icons'
import { DataTable, PaginationBar, ResultCount, type Column, type RowAction } from '@staffel/shared-ui/list'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { skippedMailQuery, skippedPageSize } from '../../../api/skipped.queries.ts'
import { Sender } from '../Sender.tsx'
import { SkipReasonBadge } from './SkipReasonBadge.tsx'
import type { SkippedFilterState } from './useSkippedFilters.ts'
import { useMakeRequest } from './useMakeRequest.ts'
import styles from './skipped.module.css'

interface SkippedTableProps {
  readonly page: ListPage<SkippedMail>
  readonly filters: SkippedFilterState
  /** Where a mail is looked at. */
  readonly href: (mail: number) => string
  readonly busy: boolean
}

export function SkippedTable({ page: { items, total }, filters, href, busy }: SkippedTableProps) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { make, pending } = useMakeRequest({
    onMade: () => {
      if (items.length === 1 && filters.page > 1) filters.setPage(filters.page - 1)
    },
  })
  const actions = (mail: SkippedMail): RowAction[] => [
    { key: 'view', label: t('view'), icon: <EyeOutlined />, onSelect: () => void navigate(href(mail.id)) },
    {
      key: 'make',
      label: t('skipped.make'),
      icon: <MailOutlined />,
      disabled: pending === mail.id,
      onSelect: () => make(mail),
    },
  ]

  return (
    <Flex vertical gap={16} className={styles.table}>
      <ResultCount shown={items.length} total={total} noun={t('skipped.noun', { count: total })} />
      <DataTable
        label={t('skipped.title')}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => String(id)}
        rowName={({ subject }) => subject || t('list.noSubject')}
        rowHref={({ id }) => href(id)}
        rowActions={actions}
        onRowIntent={({ id }) => void queryClient.prefetchQuery(skippedMailQuery(id))}
        sort={filters.sort}
        onSort={filters.sortBy}
        busy={busy}
      />
      {(filters.page > 1 || total > skippedPageSize) && (
        <PaginationBar
          variant="numbers"
          page={filters.page}
          pageSize={skippedPageSize}
          rows={items.length}
          total={total}
          onPage={filters.setPage}
          busy={busy}
        />
      )}
    </Flex>
  )
}

/** Characters of a mail that stand in its row. */
const excerpt = 160

function useColumns(): Column<SkippedMail>[] {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  return [
    {
      id: 'subject',
      title: t('list.columns.subject'),
      card: 'title',
      sortKey: 'subject',
      cell: ({ subject, email_body: body }) => (
        <span className={styles.subject}>
          <Text strong>{subject || t('list.noSubject')}</Text>
          <Text tone="muted" size="small">
            {body
              .slice(0, excerpt * 4)
              .replaceAll(/\s+/g, ' ')
              .trim()
              .slice(0, excerpt)}
          </Text>
        </span>
      ),
    },
    {
      id: 'from',
      title: t('list.columns.from'),
      card: 'subtitle',
      sortKey: 'from',
      cell: ({ from }) => <Sender from={from} />,
    },
    {
      id: 'reason',
      title: t('skipped.columns.reason'),
      card: 'status',
      cell: ({ reason }) => <SkipReasonBadge reason={reason} />,
    },
    {
      id: 'received',
      title: t('list.columns.received'),
      card: 'meta',
      sortKey: 'received_on',
      cell: ({ received_on: at }) => (
        <Text numeric className={styles.moment}>
          {formatInstant(at, language)}
        </Text>
      ),
    },
  ]
}
