import type { OfferSummary } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatInstantDate, formatMoney } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { Column } from '@staffel/shared-ui/list'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { OfferStatusCell } from './OfferStatusCell.tsx'

/** The list's columns, and where each stands on a phone's card. */
export function useOfferColumns(): Column<OfferSummary>[] {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const named = (id: string) => ({ id, title: t(`list.columns.${id}`) })

  return [
    {
      ...named('number'),
      card: 'subtitle',
      cell: (offer) => (
        <Text numeric tone="muted">
          {shownOfferNumber(offer)}
        </Text>
      ),
    },
    { ...named('title'), card: 'title', cell: ({ title, offer_nr }) => title || offer_nr },
    {
      ...named('customer'),
      card: 'subtitle',
      sortKey: 'customer',
      width: 216,
      cell: ({ customer }) => customer ?? '–',
    },
    {
      ...named('created'),
      card: 'hidden',
      from: 'wide',
      sortKey: 'created_date',
      cell: ({ createdDate }) => <Text numeric>{formatInstantDate(createdDate, language)}</Text>,
    },
    {
      ...named('validUntil'),
      card: 'meta',
      sortKey: 'valid_until',
      cell: ({ validUntil }) => <Text numeric>{formatDate(validUntil, language)}</Text>,
    },
    { ...named('items'), card: 'hidden', from: 'wide', align: 'end', cell: ({ items }) => items },
    { ...named('status'), card: 'status', sortKey: 'status', cell: (offer) => <OfferStatusCell offer={offer} /> },
    {
      ...named('amount'),
      card: 'amount',
      align: 'end',
      sortKey: 'amount',
      cell: ({ amount, currency }) => (
        <Text numeric strong>
          {formatMoney(amount, currency)}
        </Text>
      ),
    },
  ]
}
