import { useTranslation } from 'react-i18next'
import { formatTotal } from '../../format/formatTotal.ts'

export interface ResultCountProps {
  /** Rows shown now. */
  shown: number
  total: number
  /** What they are, in the plural: "offers". */
  noun: string
}

/** "10 of 1.234 offers"; a total that stopped counting is "10.000+". Announced when it changes. */
export function ResultCount({ shown, total, noun }: ResultCountProps) {
  const { t } = useTranslation('ui')
  return (
    <span role="status" className="sf-numeric">
      {t('count.of', { shown: formatTotal(shown), total: formatTotal(total) })} {noun}
    </span>
  )
}
