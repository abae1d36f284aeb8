import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMoney } from '../../../../parts/money/OfferCurrency.ts'
import type { LineNote } from '../../draft/lineNotes.ts'
import styles from '../items.module.css'

const looks = {
  'no-price': `${styles.itemNote} ${styles.itemNoteNoPrice}`,
  'outside-ladder': `${styles.itemNote} ${styles.itemNoteOutsideLadder}`,
  'next-tier': styles.itemNote,
  'already-on-line': `${styles.itemNote} ${styles.itemNoteAlreadyOnLine}`,
}

export function ItemNotes({ notes }: { notes: readonly LineNote[] }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
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
      case 'next-tier':
        return t('editor.items.nextTier', {
          count: note.missing,
          missing: formatNumber(note.missing),
          price: money(note.unitPrice),
        })
      case 'already-on-line':
        return t('editor.items.alreadyOnLine', { line: note.line })
    }
  }
}
