import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'

export interface ConflictDialogProps {
  open: boolean
  pending: boolean
  onKeep: () => void
  onReload?: () => void
  /** Decides later; nothing is lost. */
  onClose: () => void
}

/** Somebody else saved first: theirs is loaded, or one's own takes its place. */
export function ConflictDialog({ open, pending, onKeep, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('offers')
  return (
    <Modal
      open={open}
      title={t('editor.conflict.title')}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button disabled={pending} onClick={onReload}>
            {t('editor.reload')}
          </Button>
          <Button type="primary" loading={pending} onClick={onKeep}>
            {t('editor.conflict.keep')}
          </Button>
        </>
      }
    >
      {t('editor.conflict.text')}
    </Modal>
  )
}
