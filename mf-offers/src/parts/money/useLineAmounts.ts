import type { OfferItem } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { isOnRequest } from './isOnRequest.ts'
import { useMoney, usePrice } from './OfferCurrency.ts'

/** What a line costs, as staff read it while they make it; a price on request has no total. */
export function useLineAmounts(line: OfferItem): { readonly price: string; readonly total: string } {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const price = usePrice()
  return isOnRequest(line)
    ? { price: t('editor.items.onRequest'), total: '–' }
    : { price: price(line), total: money(line.total) }
}
