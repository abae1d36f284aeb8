import type { DocumentDiscount, OfferItem } from '@staffel/shared-api/contract'
import { offerTotals, sumMoney } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { useTaxName } from './useTaxName.ts'
import styles from './items.module.css'

/** Totals as the server will store them: the same rule. */
export function ItemTotals({
  lines,
  discount: given,
}: {
  lines: readonly OfferItem[]
  discount: DocumentDiscount | null
}) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const taxName = useTaxName()
  const { linesTotal, discount, subtotal, taxes, total } = offerTotals(lines, given ?? undefined)
  const surcharges = sumMoney(lines.filter((line) => line.isSurcharge).map((line) => line.total))
  const rows = [
    ...(discount > 0
      ? [
          { name: t('editor.totals.lines'), amount: linesTotal },
          { name: t('editor.totals.discount'), amount: -discount },
        ]
      : []),
    { name: t('editor.totals.subtotal'), amount: subtotal },
    ...(surcharges > 0 ? [{ name: t('editor.totals.surcharges'), amount: surcharges, part: true }] : []),
    ...taxes.map(({ rate, label, amount }) => ({ name: taxName({ taxRate: rate, taxLabel: label }), amount })),
  ]
  return (
    <dl className={styles.itemTotals}>
      {rows.map(({ name, amount, part }) => (
        <div key={name} className={part ? styles.itemTotalsPart : undefined}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={styles.itemTotalsGrand}>
        <dt>{t('editor.totals.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}
