import { Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { KeyboardEvent } from 'react'
import { editButtonId } from './editButtonId.ts'
import { OpenRowButtons } from './OpenRowButtons.tsx'
import type { ItemRowEditorProps } from './ItemRowEditor.tsx'
import styles from '../items.module.css'

/** A section or a text that is open. Enter is OK in a section, and a new line in a text; Escape is Cancel. */
export function WordsRowEditor({
  line,
  number,
  focused,
  onType,
  onApply,
  onCancel,
}: Omit<ItemRowEditorProps, 'counted' | 'notes' | 'usualTaxRate'>) {
  const { t } = useTranslation('offers')
  const close = (how: () => void) => {
    how()
    requestAnimationFrame(() => document.getElementById(editButtonId(line.id))?.focus())
  }
  const press = (event: KeyboardEvent) => {
    const how = event.key === 'Escape' ? onCancel : event.key === 'Enter' && line.kind === 'section' ? onApply : null
    if (!how) return
    event.preventDefault()
    close(how)
  }
  const field = {
    autoFocus: focused,
    value: line.description,
    maxLength: 2000,
    placeholder: t(`editor.items.${line.kind}Placeholder`),
    'aria-label': t('editor.items.descriptionOf', { line: number }),
    onKeyDown: press,
  }
  return (
    <tr className={styles.itemEditor}>
      <td className={styles.itemHandle} />
      <td colSpan={5}>
        {line.kind === 'section' ? (
          <Input {...field} onChange={(event) => onType({ ...line, description: event.target.value })} />
        ) : (
          <Input.TextArea
            {...field}
            rows={3}
            onChange={(event) => onType({ ...line, description: event.target.value })}
          />
        )}
      </td>
      <OpenRowButtons onApply={() => close(onApply)} onCancel={() => close(onCancel)} />
    </tr>
  )
}
