import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'

export interface ConflictDialogProps {
  readonly open: boolean
  readonly pending: boolean
  readonly onKeep: () => void
  readonly onReload: () => void
  /** Decides later; nothing is lost. */
  readonly onClose: () => void
}

/** Somebody else saved the product first: theirs is loaded, or one's own takes its place. */
export function ConflictDialog({ open, pending, onKeep, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Modal
      open={open}
      title={t('conflict.title')}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button disabled={pending} onClick={onReload}>
            {t('conflict.reload')}
          </Button>
          <Button type="primary" loading={pending} onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      {t('conflict.text')}
    </Modal>
  )
}
