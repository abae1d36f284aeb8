import type { ListPage } from '@staffel/shared-api/client'
import type { QuoteRequest } from '@staffel/shared-api/contract'
import { Flex } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EyeOutlined, FileTextOutlined } from '@staffel/shared-ui/icons'
import { DataTable, PaginationBar, type RowAction } from '@staffel/shared-ui/list'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { requestPageSize, requestQuery } from '../../api/requests.queries.ts'
import { DeleteRequestDialog } from '../../parts/DeleteRequestDialog.tsx'
import { paths } from '../../paths.ts'
import { useRequestColumns } from './useRequestColumns.tsx'
import type { RequestFilterState } from './useRequestFilters.ts'
import styles from './request-list.module.css'

interface RequestTableProps {
  readonly page: ListPage<QuoteRequest>
  readonly filters: Pick<RequestFilterState, 'page' | 'setPage' | 'sort' | 'sortBy'>
  readonly busy: boolean
  /** Of the address of the list, for it to be the same when a request that was opened closes. */
  readonly search?: string
}

/** The rows. One that is about to be opened is fetched ahead. */
export function RequestTable({ page: { items, total }, filters, busy, search = '' }: RequestTableProps) {
  const { t } = useTranslation('requests')
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<QuoteRequest | null>(null)

  const deleted = () => {
    setLeaving(null)
    if (items.length === 1 && filters.page > 1) filters.setPage(filters.page - 1)
  }

  return (
    <Flex vertical gap={16} className={styles.table}>
      <DataTable
        label={t('list.title')}
        columns={useRequestColumns()}
        rows={items}
        rowKey={({ external_id }) => external_id}
        rowName={({ subject }) => subject || t('list.noSubject')}
        rowHref={({ id }) => paths.request(id, search)}
        rowActions={useRowActions(search, setLeaving)}
        onRowIntent={({ id }) => void queryClient.prefetchQuery(requestQuery(String(id)))}
        sort={filters.sort}
        onSort={filters.sortBy}
        busy={busy}
      />
      <PaginationBar
        variant="numbers"
        page={filters.page}
        pageSize={requestPageSize}
        rows={items.length}
        total={total}
        onPage={filters.setPage}
        busy={busy}
      />
      <DeleteRequestDialog request={leaving} onClose={() => setLeaving(null)} onDeleted={deleted} />
    </Flex>
  )
}

function useRowActions(search: string, onDelete: (request: QuoteRequest) => void) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  return (request: QuoteRequest): RowAction[] => {
    const { offer_id: offer } = request
    return [
      {
        key: 'view',
        label: t('view'),
        icon: <EyeOutlined />,
        onSelect: () => void navigate(paths.request(request.id, search)),
      },
      ...(offer === null
        ? []
        : [
            {
              key: 'offer',
              label: t('viewOffer'),
              icon: <FileTextOutlined />,
              onSelect: () => void navigate(paths.offer(offer)),
            },
          ]),
      {
        key: 'delete',
        label: t('delete.action'),
        icon: <DeleteOutlined />,
        danger: true,
        divided: true,
        onSelect: () => onDelete(request),
      },
    ]
  }
}
