import type { TaxRegime } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

interface Taxed {
  readonly regime: TaxRegime
  /** How many of them. */
  readonly lines: number
  /** Empty where it has no name yet. */
  readonly customer: string
}

/** Says of lines that came from elsewhere that they are taxed as the customer is. */
export function useTellTaxed() {
  const { t } = useTranslation('offers')
  return ({ regime, lines, customer }: Taxed): void => {
    toast.info(t(`editor.tax.regime.${regime}`, { customer: customer || t('editor.tax.nobody') }), {
      description: t('editor.tax.done', { count: lines }),
      duration: 8000,
    })
  }
}
