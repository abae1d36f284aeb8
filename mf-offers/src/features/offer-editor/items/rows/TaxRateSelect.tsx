import type { OfferItem } from '@staffel/shared-api/contract'
import { isReverseCharge, reverseChargeLabel } from '@staffel/shared-api/rules'
import { Select } from '@staffel/shared-ui/form'
import { useTaxName } from '../useTaxName.ts'
import styles from '../items.module.css'

const dutchRates = [21, 9, 0]
const reversed = 'reversed'

type LineTax = Pick<OfferItem, 'taxRate' | 'taxLabel'>

export interface TaxRateSelectProps {
  value: LineTax
  /** The tenant's own. */
  usual: number
  label: string
  onChange: (tax: LineTax) => void
}

/** The rates of the Netherlands, what the tenant or the line has besides, and tax that is left to the customer. */
export function TaxRateSelect({ value, usual, label, onChange }: TaxRateSelectProps) {
  const taxName = useTaxName()
  const rates = [...new Set([...dutchRates, usual, value.taxRate])].toSorted((a, b) => b - a)
  const options = [
    ...rates.map((taxRate) => ({ value: String(taxRate), label: taxName({ taxRate }) })),
    { value: reversed, label: taxName({ taxRate: 0, taxLabel: reverseChargeLabel }) },
  ]
  return (
    <Select
      className={styles.itemTax}
      aria-label={label}
      value={isReverseCharge(value.taxLabel) ? reversed : String(value.taxRate)}
      options={options}
      onChange={(chosen) =>
        onChange(
          chosen === reversed
            ? { taxRate: 0, taxLabel: reverseChargeLabel }
            : { taxRate: Number(chosen), taxLabel: undefined },
        )
      }
    />
  )
}
