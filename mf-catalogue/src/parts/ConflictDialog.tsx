import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'

export interface ConflictDialogProps {
  readonly open: boolean
  readonly pending: boolean
  /** What somebody else saved. */
  readonly of?: 'product' | 'priceList'
  readonly onKeep: () => void
  readonly onReload: () => void
  /** Decides later; nothing is lost. */
  readonly onClose: () => void
}

/** Somebody else saved it first: theirs is loaded, or one's own takes its place. */
export function ConflictDialog({ open, pending, of = 'product', onKeep, onReload, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Modal
      open={open}
      title={t(`conflict.title.${of}`)}
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
      {t(`conflict.text.${of}`)}
    </Modal>
  )
}
