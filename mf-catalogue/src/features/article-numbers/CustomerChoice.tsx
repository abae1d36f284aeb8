import type { Organization } from '@staffel/shared-api/contract'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './article-numbers.module.css'

export interface CustomerChoiceProps {
  /** Undefined until they have come. */
  readonly customers: readonly Organization[] | undefined
  readonly value?: number
  readonly onChange: (id: number) => void
}

export function CustomerChoice({ customers, value, onChange }: CustomerChoiceProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Select<number>
      className={styles.customer}
      aria-label={t('numbers.customer')}
      placeholder={t('numbers.choosePlaceholder')}
      // Its number alone says nothing.
      value={customers ? value : undefined}
      options={(customers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      showSearch={{ optionFilterProp: 'label' }}
      loading={!customers}
      notFoundContent={customers ? t('numbers.noCustomers') : t('ui:loading')}
      onChange={onChange}
    />
  )
}
