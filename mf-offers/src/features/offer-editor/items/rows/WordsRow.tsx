import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ItemRowProps } from './ItemRow.tsx'
import { RowButtons } from './RowButtons.tsx'
import styles from '../items.module.css'

/** A section or a text between the lines. */
export function WordsRow({
  line,
  number,
  errors,
  handle,
  onEdit,
  onRemove,
}: Omit<ItemRowProps, 'notes' | 'usualTaxRate' | 'onConfirm'>) {
  const { t } = useTranslation('offers')
  return (
    <tr className={line.kind === 'section' ? styles.itemSection : styles.itemText}>
      <td className={styles.itemHandle}>{handle}</td>
      <td colSpan={5}>
        {line.description || <Text tone="muted">{t(`editor.items.${line.kind}Placeholder`)}</Text>}
        {errors.map((error) => (
          <Text key={error} as="div" tone="danger" size="small">
            {error}
          </Text>
        ))}
      </td>
      <RowButtons lineId={line.id} number={number} invalid={errors.length > 0} onEdit={onEdit} onRemove={onRemove} />
    </tr>
  )
}
