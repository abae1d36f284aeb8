import type { OfferItem } from '@staffel/shared-api/contract'
import { isReverseCharge } from '@staffel/shared-api/rules'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** `Btw 9%`, or why there is none. */
export function useTaxName(): (tax: Pick<OfferItem, 'taxRate' | 'taxLabel'>) => string {
  const { t } = useTranslation('offers')
  return ({ taxRate, taxLabel }) => {
    if (isReverseCharge(taxLabel)) return t('editor.items.reverseCharged')
    return taxLabel ?? t('editor.items.taxRate', { rate: formatPercent(taxRate, 2) })
  }
}
