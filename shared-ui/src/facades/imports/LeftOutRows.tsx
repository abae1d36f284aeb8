import { formatNumber } from '../../format/formatNumber.ts'
import { Text } from '../core/Text.tsx'
import { useImportTexts } from './useImportTexts.ts'
import './imports.css'

export interface LeftOutRow {
  readonly row: number
  /** As the file calls it. */
  readonly column: string
  readonly message: string
}

const mostShown = 200

/** What of a file is left out, by row and column, and why. */
export function LeftOutRows({ rows }: { rows: readonly LeftOutRow[] }) {
  const { t } = useImportTexts()
  const rest = rows.length - mostShown
  if (rows.length === 0) return null
  return (
    <div className="sf-import-rows" tabIndex={0} role="group" aria-label={t('errors')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('leftOut')}</th>
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
          {t('moreErrors', { count: rest, shown: formatNumber(rest) })}
        </Text>
      )}
    </div>
  )
}
