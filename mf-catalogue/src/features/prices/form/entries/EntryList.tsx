import { Button, Text } from '@staffel/shared-ui/core'
import { ClearSign, Input } from '@staffel/shared-ui/form'
import { formatNumber, formatPercent, parseDecimal } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, SearchOutlined } from '@staffel/shared-ui/icons'
import { useState } from 'react'
import { ProductPrice } from '../../../../parts/prices/ProductPrice.tsx'
import { pricedEntry, type EntryDraft } from './entryDrafts.ts'
import styles from './entries.module.css'

/** From so many on they are searched, and no more than so many are drawn. */
const searchedFrom = 11
const mostShown = 100

export interface EntryListProps {
  readonly entries: readonly EntryDraft[]
  readonly currency: string
  /** What the server said of a line. */
  readonly messageOf: (index: number) => string | undefined
  readonly onOpen: (entry: EntryDraft) => void
  readonly onRemove: (entry: EntryDraft) => void
}

/** The lines of a price list; a click on one opens it. */
export function EntryList({ entries, currency, messageOf, onOpen, onRemove }: EntryListProps) {
  const { t } = useTranslation('catalogue')
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = entries
    .map((entry, index) => ({ entry, message: messageOf(index) }))
    .filter(({ entry, message }) => message || `${entry.name} ${entry.sku}`.toLowerCase().includes(words))
    // What is wrong is in sight.
    .toSorted((a, b) => Number(b.message !== undefined) - Number(a.message !== undefined))
  const shown = found.slice(0, mostShown)

  return (
    <div className={styles.list}>
      {entries.length >= searchedFrom && (
        <Input
          className={styles.search}
          allowClear={{ clearIcon: <ClearSign /> }}
          prefix={<SearchOutlined />}
          aria-label={t('prices.entry.search')}
          placeholder={t('prices.entry.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // It searches; the form is saved by its own button.
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      {found.length === 0 && <Text tone="muted">{t('prices.entry.nothing')}</Text>}
      <ul className={styles.rows} aria-label={t('prices.form.entries')}>
        {shown.map(({ entry, message }) => (
          <li key={entry.key} className={styles.row}>
            <button type="button" className={styles.open} onClick={() => onOpen(entry)}>
              {entry.name}
              <Text tone="muted" size="small" numeric>
                {entry.of === 'group' ? t('prices.entry.group') : entry.sku || '\u00a0'}
              </Text>
            </button>
            <span className={styles.price}>
              <EntryPrice entry={entry} currency={currency} />
            </span>
            <Button
              type="text"
              className={styles.remove}
              icon={<DeleteOutlined />}
              aria-label={t('prices.entry.remove', { name: entry.name })}
              onClick={() => onRemove(entry)}
            />
            {message && (
              <Text tone="danger" size="small" className={styles.problem}>
                {message}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {found.length > mostShown && (
        <Text tone="muted">{t('prices.entry.more', { count: formatNumber(found.length - mostShown) })}</Text>
      )}
    </div>
  )
}

function EntryPrice({ entry, currency }: { entry: EntryDraft; currency: string }) {
  const { t } = useTranslation('catalogue')
  if (entry.kind === 'percentage')
    return (
      <Text numeric>
        {t('prices.entry.off', { percentage: formatPercent(parseDecimal(entry.percentage, 2) ?? 0) })}
      </Text>
    )
  return <ProductPrice product={{ product_name: entry.name, ...pricedEntry(entry) }} currency={currency} />
}
