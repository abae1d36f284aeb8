import { Text } from '@staffel/shared-ui/core'
import { useDocumentTexts } from '../DocumentLanguage.ts'
import { DocumentLine } from './DocumentLine.tsx'
import type { LineReason } from '../prices/lineReasons.ts'
import { hasAmount, type SheetItem } from '../SheetOffer.ts'
import type { ReactNode } from 'react'
import styles from '../document.module.css'

export interface DocumentItemsProps {
  items: readonly SheetItem[]
  /** What the reader can do with a line. */
  below?: (line: SheetItem) => ReactNode
  /** For staff: why lines cost what they do, by their ids. */
  reasons?: ReadonlyMap<string, LineReason>
}

/** The lines, surcharges last, as the server ordered them. On a phone every line is a small card. */
export function DocumentItems({ items, below, reasons }: DocumentItemsProps) {
  const { t } = useDocumentTexts()
  const taxes = new Set(items.filter(hasAmount).map(({ taxRate, taxLabel }) => `${taxRate} ${taxLabel ?? ''}`))
  const namesTax = taxes.size > 1
  if (items.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('noItems')}
      </Text>
    )
  return (
    <table className={styles.items}>
      <caption className="sf-sr-only">{t('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.description')}</th>
          <th scope="col">{t('columns.quantity')}</th>
          <th scope="col">{t('columns.unitPrice')}</th>
          <th scope="col">{t('columns.total')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DocumentLine
            key={item.id}
            item={item}
            below={below?.(item)}
            namesTax={namesTax}
            reason={reasons?.get(item.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
