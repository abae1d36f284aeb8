import { isBlank } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Button } from '@staffel/shared-ui/core'
import { Input, KeptNotice, QuantityInput } from '@staffel/shared-ui/form'
import { parseDecimal } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { NewLine } from '../../../api/request-lines.calls.ts'
import styles from './lines.module.css'

export interface AddLineProps {
  isOpen: boolean
  /** By what name a line is kept that was not added yet. */
  subject: string
  onOpen: () => void
  onAdd: (line: NewLine) => void
  onClose: () => void
}

/** A line that the reading of the mail did not find. */
export function AddLine({ isOpen, subject, onOpen, onAdd, onClose }: AddLineProps) {
  const { t } = useTranslation('requests')
  if (!isOpen) {
    return (
      <Button type="dashed" block icon={<PlusOutlined />} aria-keyshortcuts="a" onClick={onOpen}>
        {t('line.add')} <kbd aria-hidden="true">a</kbd>
      </Button>
    )
  }
  return <AddForm subject={subject} onAdd={onAdd} onClose={onClose} />
}

function AddForm({ subject, onAdd, onClose }: Pick<AddLineProps, 'subject' | 'onAdd' | 'onClose'>) {
  const { t } = useTranslation('requests')
  const [words, setWords] = useState('')
  // Null, or emptied: as the words say, else one.
  const [quantity, setQuantity] = useState<number | null>(null)
  const copy = useWorkingCopy({ subject, stored: nothing, typed: { words, quantity }, onTake: take })
  const asked = quantity || quantityIn(words)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBlank(words)) return
    copy.done()
    onAdd({ search_line: words.trim(), desired_quantity: asked })
  }
  function take(typed: typeof nothing): void {
    setWords(typed.words)
    setQuantity(typed.quantity)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <form className={styles.addLine} aria-label={t('line.add')} onSubmit={submit} onKeyDown={press}>
      <KeptNotice copy={copy} />
      <QuantityInput aria-label={t('line.quantity')} value={asked} onChange={setQuantity} />
      <Input
        autoFocus
        maxLength={1000}
        aria-label={t('line.words')}
        placeholder={t('line.wordsPlaceholder')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={isBlank(words)}>
        {t('line.addConfirm')}
      </Button>
      <Button onClick={onClose}>{t('ui:action.cancel')}</Button>
    </form>
  )
}

const nothing: { readonly words: string; readonly quantity: number | null } = { words: '', quantity: null }

/** `4 st koker`, `12x plaat`: a number that plainly counts; a size at the start does not. */
function quantityIn(words: string): number {
  const [, number] = /^\s*([\d.,]+)\s*(?:x\s|st\b|stuks?\b|stk\b|pcs\b)/i.exec(words) ?? []
  return (number && parseDecimal(number)) || 1
}
