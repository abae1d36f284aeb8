import type { OfferSummary } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable, type DataTableProps, type Sort } from '@staffel/shared-ui/list'
import { useQueryClient } from '@staffel/shared-ui/query'
import { offerQuery } from '../../api/offers/offers.queries.ts'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { paths } from '../../paths.ts'
import { useOfferActions, type OfferManagement } from './useOfferActions.tsx'
import { useOfferColumns } from './useOfferColumns.tsx'

export interface OfferTableProps {
  offers: readonly OfferSummary[]
  busy: boolean
  sort: Sort
  onSort: (key: string) => void
  /** What those who manage offers can do with one. */
  manage?: OfferManagement
  selection?: DataTableProps<OfferSummary>['selection']
}

/** The rows. One that is about to be opened is fetched ahead. */
export function OfferTable({ offers, busy, sort, onSort, manage, selection }: OfferTableProps) {
  const { t } = useTranslation('offers')
  const columns = useOfferColumns()
  const actions = useOfferActions(manage)
  const queryClient = useQueryClient()

  return (
    <DataTable
      label={t('list.title')}
      columns={columns}
      rows={offers}
      rowKey={({ offer_id }) => String(offer_id)}
      rowName={shownOfferNumber}
      rowHref={hrefOf}
      rowActions={actions}
      onRowIntent={({ externalId }) => void queryClient.prefetchQuery(offerQuery(externalId))}
      sort={sort}
      onSort={onSort}
      selection={selection}
      busy={busy}
    />
  )
}

function hrefOf({ externalId, id }: OfferSummary): string {
  return paths.offer(externalId || id)
}
