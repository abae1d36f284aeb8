import type { OfferTotals } from '@staffel/shared-api/contract'
import { isReverseCharge } from '@staffel/shared-api/rules'
import { formatNumber } from '@staffel/shared-ui/format'
import { useMoney } from '../money/OfferCurrency.ts'
import { useDocumentTexts } from './DocumentLanguage.ts'

export function DocumentTotals({ totals }: { totals: OfferTotals }) {
  const { t } = useDocumentTexts()
  return (
    <dl className="document-totals">
      {totals.discount > 0 && <Amount name={t('discount')} amount={-totals.discount} />}
      <Amount name={t('subtotal')} amount={totals.subtotal} />
      {totals.taxes.map(({ rate, label, amount }) => (
        <Amount key={`${rate} ${label ?? ''}`} name={isReverseCharge(label) ? t('reverseCharged') : (label ?? t('tax', { rate: formatNumber(rate) }))} amount={amount} />
      ))}
      <Amount name={t('total')} amount={totals.total} grand />
    </dl>
  )
}

function Amount({ name, amount, grand }: { name: string; amount: number; grand?: boolean }) {
  const money = useMoney()
  return (
    <div className={grand ? 'document-grand-total' : undefined}>
      <dt>{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  )
}
