import type { CustomerNumberImport } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './article-numbers.module.css'

const mostShown = 200

/** What a file will do: which columns are taken, how many rows are new, and which are left out and why. */
export function ImportResult({ plan: { rows, columns, created, updated, errors } }: { plan: CustomerNumberImport }) {
  const { t } = useTranslation('catalogue')
  const same = rows - created - updated - errors.length
  const figures = (
    [
      ['created', created],
      ['updated', updated],
      ['same', same],
      ['wrong', errors.length],
    ] as const
  ).filter(([name, count]) => count > 0 || name === 'created')
  const rest = errors.length - mostShown
  // One of both is not in the file where the other is what a product is named by.
  const titleOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.title ?? '–'

  return (
    <div className={styles.result} role="status">
      <Text as="p" tone="muted" size="small">
        {columns.map(({ field, title }) => t(`numbers.columns.${field}`, { title })).join(' ')}
      </Text>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`numbers.figures.${name}`)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {errors.length > 0 && (
        <div className={styles.errors} tabIndex={0} role="group" aria-label={t('numbers.errors')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('numbers.row')}</th>
                <th scope="col">{t('numbers.column')}</th>
                <th scope="col">{t('numbers.leftOut')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, mostShown).map(({ row, field, message }) => (
                <tr key={`${row} ${field}`}>
                  <td>{formatNumber(row)}</td>
                  <td>{titleOf(field)}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rest > 0 && (
            <Text as="p" tone="muted" size="small">
              {t('numbers.moreErrors', { count: rest, shown: formatNumber(rest) })}
            </Text>
          )}
        </div>
      )}
    </div>
  )
}
