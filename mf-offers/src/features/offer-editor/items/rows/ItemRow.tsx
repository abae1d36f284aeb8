import type { OfferItem } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import { useMoney } from '../../../../parts/money/OfferCurrency.ts'
import type { LineNote } from '../../draft/lineNotes.ts'
import { ItemDescription } from './ItemDescription.tsx'
import { RowButtons } from './RowButtons.tsx'
import { TieredPrice } from './TieredPrice.tsx'
import styles from '../items.module.css'

export interface ItemRowProps {
  line: OfferItem
  /** From 1. */
  number: number
  usualTaxRate: number
  notes: readonly LineNote[]
  /** What is wrong with it. */
  errors: readonly string[]
  /** Where the row is taken to be moved. */
  handle: ReactNode
  onEdit: () => void
  /** Says that a line that asks for it is right. */
  onConfirm: () => void
  onRemove: () => void
}

/** A line as it stands. One with price 0 is orange. */
export function ItemRow({
  line,
  number,
  usualTaxRate,
  notes,
  errors,
  handle,
  onEdit,
  onConfirm,
  onRemove,
}: ItemRowProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  return (
    <tr className={line.unitPrice === 0 ? styles.itemWithoutPrice : undefined}>
      <td className={styles.itemHandle}>{handle}</td>
      <td>
        <ItemDescription line={line} notes={notes} usualTaxRate={usualTaxRate} />
        {line.toConfirm && (
          <div className={styles.itemQuestion}>
            <ToneBadge tone="yellow">{t(`editor.unconfirmed.${line.toConfirm}`)}</ToneBadge>
            <Button size="small" icon={<CheckOutlined />} onClick={onConfirm}>
              {t('editor.unconfirmed.right')}
              <span className="sf-sr-only">: {line.description}</span>
            </Button>
          </div>
        )}
        {errors.map((error) => (
          <Text key={error} as="div" tone="danger" size="small">
            {error}
          </Text>
        ))}
      </td>
      <td data-label={t('editor.items.columns.quantity')}>{formatNumber(line.quantity)}</td>
      <td data-label={t('editor.items.columns.unitPrice')}>
        <TieredPrice line={line}>{money(line.unitPrice)}</TieredPrice>
      </td>
      <td data-label={t('editor.items.columns.discount')}>
        {line.discountPct > 0 && formatPercent(line.discountPct, 2)}
      </td>
      <td data-label={t('editor.items.columns.total')}>
        <strong>{money(line.total)}</strong>
      </td>
      <RowButtons lineId={line.id} number={number} invalid={errors.length > 0} onEdit={onEdit} onRemove={onRemove} />
    </tr>
  )
}
