import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './file-import.module.css'

export interface LeftOutRow {
  readonly row: number
  /** As the file calls it. */
  readonly column: string
  readonly message: string
}

const mostShown = 200

/** What of a file is left out, by row and column, and why. */
export function LeftOutRows({ rows }: { rows: readonly LeftOutRow[] }) {
  const { t } = useTranslation('catalogue')
  const rest = rows.length - mostShown
  if (rows.length === 0) return null
  return (
    <div className={styles.rows} tabIndex={0} role="group" aria-label={t('fileImport.errors')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('fileImport.row')}</th>
            <th scope="col">{t('fileImport.column')}</th>
            <th scope="col">{t('fileImport.leftOut')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{formatNumber(row)}</td>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Text as="p" tone="muted" size="small">
          {t('fileImport.moreErrors', { count: rest, shown: formatNumber(rest) })}
        </Text>
      )}
    </div>
  )
}
