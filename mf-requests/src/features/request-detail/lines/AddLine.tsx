import { Button } from '@staffel/shared-ui/core'
import { Input, QuantityInput } from '@staffel/shared-ui/form'
import { parseDecimal } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { NewLine } from '../../../api/request-lines.calls.ts'

export interface AddLineProps {
  isOpen: boolean
  onOpen: () => void
  onAdd: (line: NewLine) => void
  onClose: () => void
}

/** A line that the reading of the mail did not find. */
export function AddLine({ isOpen, onOpen, onAdd, onClose }: AddLineProps) {
  const { t } = useTranslation('requests')
  if (!isOpen) {
    return (
      <Button type="dashed" block icon={<PlusOutlined />} aria-keyshortcuts="a" onClick={onOpen}>
        {t('line.add')} <kbd aria-hidden="true">a</kbd>
      </Button>
    )
  }
  return <AddForm onAdd={onAdd} onClose={onClose} />
}

function AddForm({ onAdd, onClose }: Pick<AddLineProps, 'onAdd' | 'onClose'>) {
  const { t } = useTranslation('requests')
  const [words, setWords] = useState('')
  // Null, or emptied: as the words say, else one.
  const [quantity, setQuantity] = useState<number | null>(null)
  const asked = quantity || quantityIn(words)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (words.trim()) onAdd({ search_line: words.trim(), desired_quantity: asked })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <form className="add-line" aria-label={t('line.add')} onSubmit={submit} onKeyDown={press}>
      <QuantityInput aria-label={t('line.quantity')} value={asked} onChange={setQuantity} />
      <Input autoFocus maxLength={1000} aria-label={t('line.words')} placeholder={t('line.wordsPlaceholder')} value={words} onChange={({ target }) => setWords(target.value)} />
      <Button type="primary" htmlType="submit" disabled={!words.trim()}>{t('line.addConfirm')}</Button>
      <Button onClick={onClose}>{t('ui:action.cancel')}</Button>
    </form>
  )
}

/** `4 st koker`, `12x plaat`: a number that plainly counts; a size at the start does not. */
function quantityIn(words: string): number {
  const [, number] = /^\s*([\d.,]+)\s*(?:x\s|st\b|stuks?\b|stk\b|pcs\b)/i.exec(words) ?? []
  return (number && parseDecimal(number)) || 1
}
