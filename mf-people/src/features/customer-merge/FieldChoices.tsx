import type { MergeFieldChoice } from '@staffel/shared-api/contract'
import type { MergeField, MergeSide } from '@staffel/shared-api/rules'
import { Card, Text } from '@staffel/shared-ui/core'
import { Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useFieldWords } from './useFieldWords.ts'
import styles from './customer-merge.module.css'

export interface FieldChoicesProps {
  readonly names: Readonly<Record<MergeSide, string>>
  readonly fields: readonly MergeFieldChoice[]
  readonly chosen: Readonly<Partial<Record<MergeField, MergeSide>>>
  readonly onChoose: (field: MergeField, side: MergeSide) => void
}

/** Field by field what stays. Where one of the two has nothing, there is nothing to choose. */
export function FieldChoices({ names, fields, chosen, onChoose }: FieldChoicesProps) {
  const { t } = useTranslation('people')
  const words = useFieldWords(names)
  return (
    <Card title={t('customers.merge.fields')}>
      {fields.length === 0 ? (
        <Text tone="muted">{t('customers.merge.same')}</Text>
      ) : (
        <div className={styles.fields}>
          {fields.map((choice) => (
            <div key={choice.field} className={styles.field} role="group" aria-label={words.label(choice.field)}>
              <Text strong>{words.label(choice.field)}</Text>
              {choice.into === null || choice.from === null ? known(choice) : radios(choice)}
            </div>
          ))}
        </div>
      )}
    </Card>
  )

  function known({ field, into, from }: MergeFieldChoice) {
    return (
      <span>
        {words.value(field, from === null ? 'into' : 'from', into ?? from)}
        <Text as="div" size="small" tone="muted">
          {t(into === null ? 'customers.merge.onlyOne' : 'customers.merge.stayedOnly')}
        </Text>
      </span>
    )
  }

  function radios({ field, into, from, suggested }: MergeFieldChoice) {
    return (
      <Radio.Group
        className={styles.radios}
        value={chosen[field] ?? suggested}
        options={[
          { value: 'into', label: words.value(field, 'into', into) },
          { value: 'from', label: words.value(field, 'from', from) },
        ]}
        onChange={({ target }) => onChoose(field, target.value === 'from' ? 'from' : 'into')}
      />
    )
  }
}
