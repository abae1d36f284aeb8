import type { OfferTotals } from '@staffel/shared-api/contract'
import { useMoney } from '../../money/OfferCurrency.ts'
import { useDocumentTexts } from '../DocumentLanguage.ts'
import { useTaxName } from '../useTaxName.ts'
import styles from '../document.module.css'

export function DocumentTotals({ totals }: { totals: OfferTotals }) {
  const { t } = useDocumentTexts()
  const taxName = useTaxName()
  return (
    <dl className={styles.totals}>
      {totals.discount > 0 && <Amount name={t('linesTotal')} amount={totals.linesTotal} />}
      {totals.discount > 0 && <Amount name={t('discount')} amount={-totals.discount} />}
      <Amount name={t('subtotal')} amount={totals.subtotal} />
      {totals.taxes.map(({ rate, label, amount }) => (
        <Amount key={`${rate} ${label ?? ''}`} name={taxName(rate, label)} amount={amount} />
      ))}
      <Amount name={t('total')} amount={totals.total} grand />
    </dl>
  )
}

function Amount({ name, amount, grand }: { name: string; amount: number; grand?: boolean }) {
  const money = useMoney()
  return (
    <div className={grand ? styles.grandTotal : undefined}>
      <dt>{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  )
}
