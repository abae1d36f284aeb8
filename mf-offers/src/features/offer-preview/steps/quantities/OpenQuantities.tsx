import type { OfferItem } from '@staffel/shared-api/contract'
import { isOnDial, quantityDial } from '@staffel/shared-api/rules'
import { Field, QuantityInput } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { dialFacts } from '../../../../parts/quantities/dialFacts.ts'
import type { Quantities } from './agreedTotals.ts'

export interface OpenQuantitiesProps {
  /** Lines whose quantity the customer chose. */
  lines: readonly OfferItem[]
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

/** How many the customer took of each line that was open to it. */
export function OpenQuantities({ lines, quantities, onChange }: OpenQuantitiesProps) {
  const { t } = useTranslation('offers')
  return lines.map((line) => (
    <Field
      key={line.id}
      label={t('steps.accept.quantityOf', { line: line.description })}
      error={hasProblem(line, quantities) ? t('steps.accept.quantityWrong', rangeOf(line)) : undefined}
    >
      {(control) => (
        <QuantityInput
          {...control}
          value={quantities[line.id] ?? line.quantity}
          onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
        />
      )}
    </Field>
  ))
}

/** Whether this many cannot be had of a line. */
export function hasProblem(line: OfferItem, quantities: Quantities): boolean {
  return !isOnDial(line, quantities[line.id] ?? line.quantity)
}

function rangeOf(line: OfferItem) {
  const dial = quantityDial(line)
  return dial ? dialFacts(dial) : {}
}
