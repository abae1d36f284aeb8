import type { OfferItem } from '@staffel/shared-api/contract'
import { isRemovedSurcharge } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useMoney } from '../../../../parts/money/OfferCurrency.ts'
import { editButtonId } from './editButtonId.ts'
import styles from '../items.module.css'

export interface SurchargeRowProps {
  surcharge: OfferItem
  /** Absent for those who may not set prices. */
  manage?: { onEdit: () => void; onRemove: () => void; onGiveBack: () => void }
}

/** A surcharge as the tenant's rules gave it, or as somebody changed it. */
export function SurchargeRow({ surcharge, manage }: SurchargeRowProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const { id, description, quantity, unitPrice, total, overridden } = surcharge
  const removed = isRemovedSurcharge(surcharge)
  return (
    <tr className={styles.itemSurcharge}>
      <td className={styles.itemHandle} />
      <td>
        <div className={styles.itemName}>
          {removed ? <del>{description}</del> : description}
          <ToneBadge tone={overridden ? 'blue' : 'neutral'}>{t(kind())}</ToneBadge>
        </div>
      </td>
      <td data-label={t('editor.items.columns.quantity')}>{!removed && formatNumber(quantity)}</td>
      <td data-label={t('editor.items.columns.unitPrice')}>{!removed && money(unitPrice)}</td>
      <td />
      <td data-label={t('editor.items.columns.total')}>
        <strong>{money(total)}</strong>
      </td>
      <td className={styles.itemActions}>
        {manage && (
          <>
            {overridden && (
              <Button
                type="text"
                icon={<UndoOutlined />}
                aria-label={t('editor.surcharges.giveBack', { name: description })}
                title={t('editor.surcharges.giveBack', { name: description })}
                onClick={manage.onGiveBack}
              />
            )}
            {!removed && (
              <Button
                id={editButtonId(id)}
                type="text"
                icon={<EditOutlined />}
                aria-label={t('editor.surcharges.edit', { name: description })}
                onClick={manage.onEdit}
              />
            )}
            {!removed && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('editor.surcharges.remove', { name: description })}
                onClick={manage.onRemove}
              />
            )}
          </>
        )}
      </td>
    </tr>
  )

  function kind(): string {
    if (!overridden) return 'editor.items.surcharge'
    return removed ? 'editor.surcharges.removed' : 'editor.surcharges.changed'
  }
}
