import { Text } from '@staffel/shared-ui/core'
import { useDocumentTexts } from '../DocumentLanguage.ts'
import { DocumentLine, type OptionalChoice } from './DocumentLine.tsx'
import { hasAmount, type SheetItem } from '../SheetOffer.ts'
import styles from '../document.module.css'

export interface DocumentItemsProps {
  items: readonly SheetItem[]
  choice?: OptionalChoice
}

/** The lines, surcharges last, as the server ordered them. On a phone every line is a small card. */
export function DocumentItems({ items, choice }: DocumentItemsProps) {
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
          <DocumentLine key={item.id} item={item} choice={choice} namesTax={namesTax} />
        ))}
      </tbody>
    </table>
  )
}
