import { isReverseCharge } from '@staffel/shared-api/rules'
import { formatNumber } from '@staffel/shared-ui/format'
import { useDocumentTexts } from './DocumentLanguage.ts'

/** `Btw 9%`, or why there is none, in the language of the document. */
export function useTaxName(): (rate: number, label?: string | null) => string {
  const { t } = useDocumentTexts()
  return (rate, label) =>
    isReverseCharge(label) ? t('reverseCharged') : (label ?? t('tax', { rate: formatNumber(rate) }))
}
