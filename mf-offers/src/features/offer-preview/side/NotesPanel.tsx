import type { Offer } from '@staffel/shared-api/contract'
import { isApiError } from '@staffel/shared-api/client'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { Input, KeptNotice } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog, UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useId, useState } from 'react'
import { offerActivityCalls } from '../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import styles from './side.module.css'

/** Notes of the seller's people among themselves. They can be written whatever the status, and make no version. */
export function NotesPanel({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const id = useId()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(offer.internal_notes)
  const [text, setText] = useState(offer.internal_notes)
  const [theirs, setTheirs] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ previous }: { previous?: string }) => offerActivityCalls(offer.offer_id).saveNotes(text, previous),
  })
  const dirty = text !== seen
  // With what was stored when the writing began, so that saving still asks where somebody else wrote meanwhile.
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:notes`,
    stored: { text: seen, seen },
    typed: { text, seen },
    onTake: take,
  })

  // Somebody else's notes come in by themselves as long as nothing is being typed here.
  if (!dirty && offer.internal_notes !== seen && !isPending) begin(offer.internal_notes)

  function take(typed: { readonly text: string; readonly seen: string }): void {
    setText(typed.text)
    setSeen(typed.seen)
  }

  function begin(stored: string): void {
    setSeen(stored)
    setText(stored)
    setTheirs(null)
  }

  const save = (previous?: string) =>
    mutate(
      { previous },
      {
        onSuccess: ({ internal_notes }) => {
          queryClient.setQueriesData<Offer | null>({ queryKey: offerKeys.details() }, (known) =>
            known?.offer_id === offer.offer_id ? { ...known, internal_notes } : known,
          )
          copy.done()
          begin(internal_notes)
          toast.success(t('notes.saved'))
        },
        onError: (problem) => {
          if (isApiError(problem) && problem.code === 'STALE') return setTheirs(storedIn(problem.current))
          toast.failure(t('notes.failed'), () => save(previous))
        },
      },
    )

  const giveWay = () => {
    copy.done()
    begin(theirs ?? '')
  }

  return (
    <>
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          {t('notes.heading')}
        </label>
        <KeptNotice copy={copy} />
        <Input.TextArea
          id={id}
          rows={8}
          maxLength={20_000}
          placeholder={t('notes.placeholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {dirty && (
          <div className={styles.buttons}>
            <Button loading={isPending} onClick={() => save(seen)}>
              {t('notes.save')}
            </Button>
            <Button type="text" disabled={isPending} onClick={() => setText(seen)}>
              {t('steps.cancel')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={theirs !== null}
        title={t('notes.conflict')}
        confirmLabel={t('conflict.keep')}
        cancelLabel={t('conflict.reload')}
        pending={isPending}
        onConfirm={() => save()}
        onCancel={giveWay}
      >
        <Text as="p">{t('notes.conflictText')}</Text>
        <blockquote className={styles.quote}>{theirs || t('notes.nothing')}</blockquote>
      </ConfirmDialog>
      <UnsavedChangesGuard when={dirty} copy={copy} />
    </>
  )
}

/** What a refusal says that is stored now. */
function storedIn(current: unknown): string {
  const notes: unknown =
    typeof current === 'object' && current !== null && 'internal_notes' in current ? current.internal_notes : ''
  return typeof notes === 'string' ? notes : ''
}
