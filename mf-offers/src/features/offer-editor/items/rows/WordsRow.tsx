import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ItemRowProps } from './ItemRow.tsx'
import { RowButtons } from './RowButtons.tsx'
import styles from '../items.module.css'

export interface WordsRowProps extends Pick<ItemRowProps, 'line' | 'number' | 'handle' | 'onEdit' | 'onRemove'> {
  /** What is wrong with it. */
  errors: readonly string[]
}

/** A section or a text between the lines; a click on the words opens them. */
export function WordsRow({ line, number, errors, handle, onEdit, onRemove }: WordsRowProps) {
  const { t } = useTranslation('offers')
  return (
    <tr className={line.kind === 'section' ? styles.itemSection : styles.itemText}>
      <td className={styles.itemHandle}>{handle}</td>
      <td colSpan={5}>
        {/* The pencil is the same for the keyboard. */}
        <div className={styles.cellWords} onClick={onEdit}>
          {line.description || <Text tone="muted">{t(`editor.items.${line.kind}Placeholder`)}</Text>}
        </div>
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
