import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { ApprovalReasons } from '../../../parts/money/approval/ApprovalReasons.tsx'
import type { SubmitOffer } from './useSubmitOffer.ts'

/** The offer needs a second person: one click saves it as a draft and asks. Where nobody could answer, it says so. */
export function ApprovalQuestion({ saving: { approval, submit, forget } }: { saving: SubmitOffer }) {
  const { t } = useTranslation('offers')
  if (!approval) return null
  const { reasons, canAsk } = approval
  return (
    <ConfirmDialog
      open
      title={t('approval.question.title')}
      confirmLabel={t(canAsk ? 'approval.question.ask' : 'editor.saveDraft')}
      cancelLabel={t('approval.question.back')}
      onConfirm={() => submit(canAsk ? 'ask' : 'draft')}
      onCancel={forget}
    >
      <ApprovalReasons reasons={reasons} />
      <Text as="p">{t(canAsk ? 'approval.question.text' : 'approval.question.nobody')}</Text>
    </ConfirmDialog>
  )
}
