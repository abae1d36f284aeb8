import type { OfferItem } from '@staffel/shared-api/contract'
import { offerLimits, openQuantityProblem, usualRange } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { Checkbox, QuantityInput } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, type KeyboardEvent } from 'react'
import styles from './quantity-choice.module.css'

export interface QuantityChoiceProps {
  line: OfferItem
  /** From 1. */
  number: number
  onKeyDown: (event: KeyboardEvent) => void
  onChange: (line: OfferItem) => void
}

const ends = ['least', 'most'] as const

/** Whether the customer may choose how many, and between which quantities. */
export function QuantityChoice({ line, number, onKeyDown, onChange }: QuantityChoiceProps) {
  const { t } = useTranslation('offers')
  const problemId = useId()
  const { openQuantity: range, product, quantity } = line
  const problem = openQuantityProblem(line, product)
  const open = (isOpen: boolean) => onChange({ ...line, openQuantity: isOpen ? usualRange(quantity, product) : null })
  return (
    <>
      <Checkbox checked={Boolean(range)} onChange={(event) => open(event.target.checked)}>
        {t('editor.items.openQuantity')}
      </Checkbox>
      {range && (
        <div className={styles.range}>
          {ends.map((end) => (
            <label key={end}>
              {t(`editor.items.${end}`)}
              <QuantityInput
                value={range[end]}
                max={offerLimits.quantity}
                status={problem?.field === end ? 'error' : undefined}
                aria-invalid={problem?.field === end}
                aria-describedby={problem?.field === end ? problemId : undefined}
                aria-label={t(`editor.items.${end}Of`, { line: number })}
                onKeyDown={onKeyDown}
                onChange={(value) => onChange({ ...line, openQuantity: { ...range, [end]: value } })}
              />
            </label>
          ))}
          {problem && (
            <Text as="div" tone="danger" size="small" id={problemId}>
              {t(`editor.errors.${problem.code}`)}
            </Text>
          )}
        </div>
      )}
    </>
  )
}
