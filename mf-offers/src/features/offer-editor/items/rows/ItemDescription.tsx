import type { OfferItem } from '@staffel/shared-api/contract'
import { propertyWords } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import type { LineNote } from '../../draft/lineNotes.ts'
import { ItemNotes } from './ItemNotes.tsx'
import { useTaxName } from '../useTaxName.ts'
import styles from '../items.module.css'

/** What the line is, its properties, and what is worth knowing about its price. */
export function ItemDescription({
  line,
  notes,
  usualTaxRate,
  name,
}: {
  line: OfferItem
  notes: readonly LineNote[]
  usualTaxRate: number
  /** In place of the words alone. */
  name?: ReactNode
}) {
  const { t } = useTranslation('offers')
  const taxName = useTaxName()
  const facts = [
    line.product?.sku,
    ...propertyWords(line.propertyValues),
    line.priceSource === 'list' && line.priceListName && t('editor.items.priceList', { name: line.priceListName }),
    (line.taxRate !== usualTaxRate || line.taxLabel) && taxName(line),
  ].filter(Boolean)
  return (
    <>
      <div className={styles.itemName}>
        {name ?? (line.description || <Text tone="muted">{t('editor.items.freeLine')}</Text>)}
        {line.product && line.priceSticky && <ToneBadge tone="blue">{t('editor.items.manualPrice')}</ToneBadge>}
        {line.openQuantity && (
          <ToneBadge tone="neutral">
            {t('editor.items.openBetween', {
              least: formatNumber(line.openQuantity.least),
              most: formatNumber(line.openQuantity.most),
            })}
          </ToneBadge>
        )}
        {line.optional && (
          <ToneBadge tone="neutral">
            {t(line.selected ? 'editor.items.optionalSelected' : 'editor.items.optional')}
          </ToneBadge>
        )}
      </div>
      {facts.length > 0 && (
        <Text as="div" tone="muted" size="small">
          {facts.join(' · ')}
        </Text>
      )}
      <ItemNotes notes={notes} />
    </>
  )
}
