import type { OfferSummary } from '@staffel/shared-api/contract'
import { Text, toast } from '@staffel/shared-ui/core'
import { Checkbox, Field } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useNavigate } from '@staffel/shared-ui/router'
import { useQuery } from '@staffel/shared-ui/query'
import { useContext, useState } from 'react'
import { organizationsQuery } from '../../api/organizations.queries.ts'
import { useDuplicateOffer } from '../../api/offers/offers.mutations.ts'
import type { ChosenCustomer } from '../customer/chosenCustomer.ts'
import { CustomerSelect } from '../customer/CustomerSelect.tsx'
import { OfferTenant } from '../OfferTenant.ts'
import { useTellTaxed } from '../useTellTaxed.ts'
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
  const tellTaxed = useTellTaxed()
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
        onSuccess: (copy) => {
          if (!copy) return
          if (copy.retaxed) tellTaxed({ ...copy.retaxed, customer: (other ?? same)?.name ?? '' })
          void navigate(paths.editOffer(copy.offer_id))
        },
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
        {other && <TaxNote first={same} chosen={other} />}
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

/** What it means that the customer is taxed otherwise than that of the offer. */
function TaxNote({ first, chosen }: { first: ChosenCustomer | null; chosen: ChosenCustomer }) {
  const { t } = useTranslation('offers')
  const { data = [] } = useQuery(organizationsQuery(useContext(OfferTenant)))
  const regimeOf = (customer: ChosenCustomer | null) =>
    data.find(({ id }) => id === customer?.organization_id)?.tax_regime ?? 'domestic'
  const regime = regimeOf(chosen)
  if (regime === regimeOf(first)) return null
  return (
    <Text as="p" size="small" tone="muted">
      {t(`editor.tax.regime.${regime}`, { customer: chosen.name })} {t('list.duplicate.taxed')}
    </Text>
  )
}
