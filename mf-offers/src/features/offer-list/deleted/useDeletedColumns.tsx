import type { DeletedOffer } from '@staffel/shared-api/contract'
import { offerLimits, shownOfferNumber } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatInstant, formatMoney } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge, type Column } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'

const day = 24 * 60 * 60_000

/** What was deleted, when, and how long it is still there. `action` stands at the end of each row. */
export function useDeletedColumns(action: (offer: DeletedOffer) => ReactNode): Column<DeletedOffer>[] {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  return [
    {
      id: 'number',
      title: t('list.columns.number'),
      card: 'subtitle',
      cell: (offer) => (
        <Text numeric tone="muted">
          {shownOfferNumber(offer)}
        </Text>
      ),
    },
    {
      id: 'title',
      title: t('list.columns.title'),
      card: 'title',
      cell: ({ title, offer_nr }) => title || offer_nr,
    },
    {
      id: 'customer',
      title: t('list.columns.customer'),
      card: 'subtitle',
      width: 216,
      cell: ({ customer }) => customer ?? '–',
    },
    {
      id: 'deleted',
      title: t('deleted.columns.deleted'),
      card: 'meta',
      cell: ({ deleted_at }) => <Text numeric>{formatInstant(deleted_at, language)}</Text>,
    },
    {
      id: 'left',
      title: t('deleted.columns.left'),
      card: 'meta',
      cell: ({ deleted_at }) => <Text numeric>{t('deleted.days', { count: daysLeft(deleted_at) })}</Text>,
    },
    {
      id: 'status',
      title: t('list.columns.status'),
      card: 'status',
      from: 'wide',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'amount',
      title: t('list.columns.amount'),
      card: 'meta',
      align: 'end',
      from: 'wide',
      cell: ({ amount, currency }) => <Text numeric>{formatMoney(amount, currency)}</Text>,
    },
    { id: 'restore', title: t('ui:action.actions'), card: 'amount', align: 'end', cell: action },
  ]
}

function daysLeft(deletedAt: string): number {
  // The clock of the server may be ahead of this one.
  const passed = Math.max(0, Math.floor((Date.now() - Date.parse(deletedAt)) / day))
  return Math.max(1, offerLimits.restoreDays - passed)
}
