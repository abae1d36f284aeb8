import type { OfferItem } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog, UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { Navigate } from '@staffel/shared-ui/router'
import { paths, toSend } from '../../../paths.ts'
import { withQuantity } from '../draft/draftLines.ts'
import { ApprovalQuestion } from './ApprovalQuestion.tsx'
import { IssueQuestion } from './IssueQuestion.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { Leaving } from './useLeaving.ts'
import type { OfferForm } from './useOfferForm.ts'

export interface EditorDialogsProps {
  form: OfferForm
  leaving: Leaving
  /** Shows what is stored now, after somebody else's change. */
  onReload?: () => void
}

/** What is asked on the way out of the form, and the way to the document. */
export function EditorDialogs({ form, leaving, onReload }: EditorDialogsProps) {
  const { t } = useTranslation('offers')
  const { conflict, copy, dispatch, made, saving, autosave, isDirty } = form
  return (
    <>
      <ConflictDialog
        open={conflict.open}
        pending={conflict.pending}
        words={{
          title: t('editor.conflict.title'),
          text: t('editor.conflict.text'),
          reload: t('editor.reload'),
          keep: t('editor.conflict.keep'),
        }}
        onKeep={conflict.keep}
        onReload={onReload && reload}
        onClose={conflict.close}
      />
      <IssueQuestion saving={saving} onQuantity={takeQuantity} />
      <ApprovalQuestion saving={saving} />
      {leaving.isAsked && made && (
        <LeaveDialog offer={made} onKeep={leaving.keep} onThrownAway={thrownAway} onStay={leaving.stay} />
      )}
      <UnsavedChangesGuard
        query
        when={isDirty && saving.savedId === null && !leaving.isGone}
        copy={copy}
        save={autosave.save}
      />
      {saving.savedId !== null && (
        <Navigate to={paths.offer(saving.savedId)} replace state={saving.sends ? toSend : undefined} />
      )}
    </>
  )

  function takeQuantity(line: OfferItem, quantity: number): void {
    dispatch({ type: 'rowTyped', line: withQuantity(line, quantity) })
    dispatch({ type: 'rowApplied', id: line.id })
  }

  /** What was typed here gives way to what somebody else saved. */
  function reload(): void {
    copy.done()
    onReload?.()
  }

  function thrownAway(): void {
    copy.done()
    leaving.thrownAway()
  }
}
