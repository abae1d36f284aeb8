import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'

export interface CompanyConflictProps {
  readonly open: boolean
  readonly pending: boolean
  readonly onKeep: () => void
  readonly onReload: () => void
  /** Decides later; nothing is lost. */
  readonly onClose: () => void
}

/** Somebody else saved the company first: theirs is loaded, or one's own takes its place. */
export function CompanyConflict({ open, pending, onKeep, onReload, onClose }: CompanyConflictProps) {
  const { t } = useTranslation('people')
  return (
    <Modal
      open={open}
      title={t('company.conflict.title')}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button disabled={pending} onClick={onReload}>
            {t('company.conflict.reload')}
          </Button>
          <Button type="primary" loading={pending} onClick={onKeep}>
            {t('company.conflict.keep')}
          </Button>
        </>
      }
    >
      {t('company.conflict.text')}
    </Modal>
  )
}
