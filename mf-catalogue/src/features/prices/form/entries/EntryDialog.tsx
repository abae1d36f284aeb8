import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useId, useState } from 'react'
import { LadderQuestion } from '../../../../parts/tiers/LadderQuestion.tsx'
import { readDrafts } from '../../../../parts/tiers/tierDrafts.ts'
import { useLadderQuestion } from '../../../../parts/tiers/useLadderQuestion.ts'
import { EntryGoods } from './EntryGoods.tsx'
import { EntryPrices } from './EntryPrices.tsx'
import { entryProblems, type EntryDraft, type EntryProblems } from './entryDrafts.ts'
import styles from './entries.module.css'

export interface EntryDialogProps {
  readonly entry: EntryDraft
  readonly isNew: boolean
  /** The lines that the list has besides. */
  readonly others: readonly EntryDraft[]
  /** What the server said of it. */
  readonly message?: string
  readonly currency: string
  readonly tenantId?: number
  readonly onDone: (entry: EntryDraft) => void
  readonly onClose: () => void
}

/** One line of a price list: whose price, and what that is. It goes into the list, which is saved as a whole. */
export function EntryDialog({ entry, isNew, others, message, currency, tenantId, onDone, onClose }: EntryDialogProps) {
  const { t } = useTranslation('catalogue')
  const form = useId()
  const [draft, setDraft] = useState(entry)
  const [problems, setProblems] = useState<EntryProblems>({})
  const ladder = useLadderQuestion()
  const errorOf = (field: keyof EntryProblems) => {
    const problem = problems[field]
    return problem && t(problem)
  }

  const change = (changes: Partial<EntryDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblems({})
  }

  const submit = () => {
    const found = entryProblems(draft, others)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (draft.kind === 'percentage') onDone(draft)
    else ladder.check(readDrafts(draft.tiers), () => onDone(draft))
  }

  return (
    <Modal
      open
      centered
      width={680}
      title={t(isNew ? 'prices.entry.add' : 'prices.entry.edit')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form}>
            {t(isNew ? 'prices.entry.take' : 'prices.entry.keep')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // It stands within the form of the list.
          event.stopPropagation()
          submit()
        }}
      >
        <EntryGoods
          entry={draft}
          isNew={isNew}
          tenantId={tenantId}
          error={errorOf('id') ?? message}
          onChange={change}
        />
        <EntryPrices entry={draft} {...{ currency, tenantId, errorOf }} onChange={change} />
      </form>
      <LadderQuestion question={ladder} />
    </Modal>
  )
}
