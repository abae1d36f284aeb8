import type { MergePreview } from '@staffel/shared-api/contract'
import type { MergeSide } from '@staffel/shared-api/rules'
import { Alert, Card, Text } from '@staffel/shared-ui/core'
import { Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './customer-merge.module.css'

export interface NumberChoicesProps {
  readonly numbers: MergePreview['numbers']
  readonly names: Readonly<Record<MergeSide, string>>
  readonly chosen: Readonly<Record<string, MergeSide>>
  readonly problem: string | undefined
  readonly onChoose: (number: string, side: MergeSide) => void
}

/** A number that both use for another product each can mean only one of them. */
export function NumberChoices({ numbers, names, chosen, problem, onChoose }: NumberChoicesProps) {
  const { t } = useTranslation('people')
  return (
    <Card title={t('customers.merge.numbers')}>
      <Text as="p" tone="muted">
        {t('customers.merge.numbersHint')}
      </Text>
      {problem && <Alert type="error" showIcon role="alert" title={problem} className={styles.hint} />}
      <div className={styles.fields}>
        {numbers.map(({ number, into, from }) => (
          <div key={number} className={styles.field} role="group" aria-label={number}>
            <Text strong>{number}</Text>
            <Radio.Group
              className={styles.radios}
              value={chosen[number]}
              options={[
                { value: 'into', label: wordsOf(into, names.into) },
                { value: 'from', label: wordsOf(from, names.from) },
              ]}
              onChange={({ target }) => onChoose(number, target.value === 'from' ? 'from' : 'into')}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}

const wordsOf = ({ name, sku }: MergePreview['numbers'][number]['into'], whose: string): string =>
  `${[name, sku].filter(Boolean).join(' · ')} (${whose})`
