import type { DocumentDiscount } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { DecimalInput, Field, MoneyInput, Segmented } from '@staffel/shared-ui/form'
import { currencySign } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext, useState } from 'react'
import { OfferCurrency } from '../../../parts/money/OfferCurrency.ts'
import styles from './items.module.css'

export interface DiscountFieldProps {
  discount: DocumentDiscount | null
  error?: string
  onChange: (discount: DocumentDiscount | null) => void
}

type Kind = 'percent' | 'amount'

/** The discount on the whole offer, in percent or as an amount; none while it is 0. */
export function DiscountField({ discount, error, onChange }: DiscountFieldProps) {
  const { t } = useTranslation('offers')
  const [kind, setKind] = useState<Kind>(discount && 'amount' in discount ? 'amount' : 'percent')
  const sign = currencySign(useContext(OfferCurrency))
  const value = discount === null ? 0 : 'amount' in discount ? discount.amount : discount.percent

  const change = (of: Kind, number: number) => {
    setKind(of)
    onChange(number === 0 ? null : of === 'amount' ? { amount: number } : { percent: Math.min(100, number) })
  }
  return (
    <div className={styles.offerDiscount}>
      <Field label={t('editor.discount.label')} error={error}>
        {(control) =>
          kind === 'amount' ? (
            <MoneyInput
              {...control}
              prefix={sign}
              max={offerLimits.price}
              value={value}
              onChange={(amount) => change('amount', amount)}
            />
          ) : (
            <DecimalInput
              {...control}
              value={value}
              decimals={2}
              max={100}
              onChange={(percent) => change('percent', percent)}
            />
          )
        }
      </Field>
      <Segmented<Kind>
        aria-label={t('editor.discount.kind')}
        value={kind}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: sign },
        ]}
        onChange={(of) => change(of, value)}
      />
    </div>
  )
}
