import { Button, Tooltip } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined } from '@staffel/shared-ui/icons'
import { editButtonId } from './editButtonId.ts'
import styles from '../items.module.css'

export interface RowButtonsProps {
  lineId: string
  /** From 1. */
  number: number
  invalid: boolean
  onEdit: () => void
  onRemove: () => void
}

export function RowButtons({ lineId, number, invalid, onEdit, onRemove }: RowButtonsProps) {
  const { t } = useTranslation('offers')
  return (
    <td className={styles.itemActions}>
      <Tooltip title={t('editor.items.edit')}>
        <Button
          id={editButtonId(lineId)}
          type="text"
          icon={<EditOutlined />}
          aria-label={t('editor.items.editRow', { line: number })}
          aria-invalid={invalid || undefined}
          onClick={onEdit}
        />
      </Tooltip>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('editor.items.removeRow', { line: number })}
        onClick={onRemove}
      />
    </td>
  )
}
