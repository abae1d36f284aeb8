import { useTranslation } from 'react-i18next'
import { Select } from '../../facades/form/Select.tsx'

export interface PageSizeSelectProps {
  value: number
  options: readonly number[]
  onChange: (size: number) => void
}

/** How many rows a page holds. */
export function PageSizeSelect({ value, options, onChange }: PageSizeSelectProps) {
  const { t } = useTranslation('ui')
  return (
    <span className="sf-page-size">
      <span aria-hidden="true">{t('pagination.size')}</span>
      <Select<number>
        aria-label={t('pagination.size')}
        value={value}
        onChange={onChange}
        options={options.map((size) => ({ value: size, label: String(size) }))}
      />
    </span>
  )
}
