import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { LineNote } from '../../draft/lineNotes.ts'
import styles from '../items.module.css'

const looks = {
  'no-price': `${styles.itemNote} ${styles.itemNoteNoPrice}`,
  'outside-ladder': `${styles.itemNote} ${styles.itemNoteOutsideLadder}`,
  'counted-together': `${styles.itemNote} ${styles.itemNoteCounted}`,
  'open-quantity': `${styles.itemNote} ${styles.itemNoteOutsideLadder}`,
  'already-on-line': `${styles.itemNote} ${styles.itemNoteAlreadyOnLine}`,
}

export function ItemNotes({ notes }: { notes: readonly LineNote[] }) {
  const { t } = useTranslation('offers')
  return notes.map((note) => (
    <div key={note.kind} className={looks[note.kind]}>
      {sentence(note)}
    </div>
  ))

  function sentence(note: LineNote): string {
    switch (note.kind) {
      case 'no-price':
        return t('editor.items.noPrice')
      case 'outside-ladder':
        return t('editor.items.outsideLadder', { min: formatNumber(note.minimum) })
      case 'counted-together':
        return t('editor.items.countedTogether', {
          lines: note.lines,
          quantity: formatNumber(note.quantity),
          unit: note.unit,
        })
      case 'open-quantity':
        return t(`editor.errors.${note.code}`)
      case 'already-on-line':
        return t('editor.items.alreadyOnLine', { line: note.line })
    }
  }
}
