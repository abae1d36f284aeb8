import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownOutlined } from '@staffel/shared-ui/icons'
import { useLocation } from '@staffel/shared-ui/router'
import { useId, useState, type ReactNode } from 'react'
import { withDetails } from '../../../paths.ts'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import { BillingAddress } from './BillingAddress.tsx'
import { CustomerTax } from './CustomerTax.tsx'
import { DetailFields } from './DetailFields.tsx'
import { TextFields } from './TextFields.tsx'
import { useMoreSummary } from './useMoreSummary.ts'
import styles from './head.module.css'

export interface MoreDetailsProps {
  draft: OfferDraft
  errors: FieldErrors
  tenant?: ReactNode
  onChange: (change: Partial<Omit<OfferDraft, 'lines'>>) => void
}

/** What most offers leave as it is. Closed it says what it holds, and opens by itself for what is wrong in it. */
export function MoreDetails({ draft, errors, tenant, onChange }: MoreDetailsProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const { state } = useLocation()
  const [open, setOpen] = useState(() => isWithDetails(state))
  const summary = useMoreSummary(draft)
  if (!open && errors.isWrong('details')) setOpen(true)
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <DownOutlined className={styles.sign} />
        <span className={styles.moreLabel}>{t('editor.more')}</span>
        {!open && <span className={styles.summary}>{summary}</span>}
      </button>
      <div id={id} hidden={!open} className={styles.details}>
        {open && (
          <>
            <div className={styles.aside}>
              {tenant}
              {draft.customer && !draft.newCustomer && (
                <>
                  <BillingAddress organizationId={draft.customer.organization_id} />
                  <CustomerTax key={draft.customer.organization_id} customer={draft.customer} />
                </>
              )}
            </div>
            <DetailFields draft={draft} errors={errors} onChange={onChange} />
            <TextFields draft={draft} errors={errors} onChange={onChange} />
          </>
        )}
      </div>
    </>
  )
}

function isWithDetails(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'details' in state && state.details === withDetails.details
}
