import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../../paths.ts'
import styles from './dialogs.module.css'

export interface ExistingOfferDialogProps {
  offer: { readonly offer_id: number; readonly offer_nr: string }
  pending: boolean
  onAnother: () => void
  onClose: () => void
}

/** An offer was made from it before: that one, or one more? */
export function ExistingOfferDialog({ offer, pending, onAnother, onClose }: ExistingOfferDialogProps) {
  const { t } = useTranslation('requests')
  return (
    <ConfirmDialog
      open
      title={t('offer.existing.title')}
      confirmLabel={t('offer.another')}
      pending={pending}
      onConfirm={onAnother}
      onCancel={onClose}
    >
      {t('offer.existing.text')}{' '}
      <Link className={styles.dialogLink} to={paths.offer(offer.offer_id)}>
        {offer.offer_nr || t('viewOffer')}
      </Link>
    </ConfirmDialog>
  )
}
