import type { OfferSummary } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { Checkbox, Field } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { useDuplicateOffer } from '../../api/offers/offers.mutations.ts'
import { CustomerSelect, type ChosenCustomer } from '../CustomerSelect.tsx'
import { paths } from '../../paths.ts'
import styles from './duplicate-offer.module.css'

const asItIs = { reprice: false, copy_attachments: false }

export interface DuplicateOfferDialogProps {
  /** The offer to copy; null closes the dialog. */
  offer: Pick<OfferSummary, 'offer_id' | 'offer_nr' | 'organization_id' | 'customer'> | null
  onClose: () => void
}

/** A copy is a new draft; what of the offer goes along is asked. The copy opens for editing. */
export function DuplicateOfferDialog({ offer, onClose }: DuplicateOfferDialogProps) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const { mutate, isPending } = useDuplicateOffer()
  const [wish, setWish] = useState(asItIs)
  const [other, setOther] = useState<ChosenCustomer | null>(null)
  const same = offer?.organization_id ? { organization_id: offer.organization_id, name: offer.customer ?? '' } : null

  const confirm = () => {
    if (!offer) return
    mutate(
      { id: offer.offer_id, wish: { ...wish, ...(other && { organization_id: other.organization_id }) } },
      {
        onSuccess: (copy) => copy && void navigate(paths.editOffer(copy.offer_id)),
        onError: () => toast.failure(t('list.duplicate.failed'), confirm),
      },
    )
  }

  return (
    <ConfirmDialog
      open={offer !== null}
      title={t('list.duplicate.title', { offer: offer?.offer_nr ?? '' })}
      confirmLabel={t('list.duplicate.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={() => {
        setWish(asItIs)
        setOther(null)
        onClose()
      }}
    >
      <p>{t('list.duplicate.text')}</p>
      <div className={styles.duplicateChoices}>
        <Field label={t('list.duplicate.customer')}>
          {(control) => <CustomerSelect control={control} value={other ?? same} onChange={setOther} />}
        </Field>
        <Checkbox checked={wish.reprice} onChange={({ target }) => setWish({ ...wish, reprice: target.checked })}>
          {t('list.duplicate.reprice')}
        </Checkbox>
        <Checkbox
          checked={wish.copy_attachments}
          onChange={({ target }) => setWish({ ...wish, copy_attachments: target.checked })}
        >
          {t('list.duplicate.attachments')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
