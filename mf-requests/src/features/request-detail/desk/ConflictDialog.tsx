import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'

/** Somebody else changed the very same thing; theirs stands on the screen behind the question. */
export function ConflictDialog({ onKeep, onDrop }: { onKeep: () => void; onDrop: () => void }) {
  const { t } = useTranslation('requests')
  return (
    <ConfirmDialog
      open
      title={t('conflict.title')}
      confirmLabel={t('conflict.keep')}
      cancelLabel={t('conflict.drop')}
      onConfirm={onKeep}
      onCancel={onDrop}
    >
      {t('conflict.text')}
    </ConfirmDialog>
  )
}
