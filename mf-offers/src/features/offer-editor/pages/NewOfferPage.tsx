import { mayAddCustomers } from '@staffel/shared-api/rules'
import { useUser, type SessionUser } from '@staffel/shared-auth'
import { ErrorState, Screen } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { newOfferQuery, type NewOfferStart } from '../../../api/new-offer.queries.ts'
import { paths, type NamedInAddress } from '../../../paths.ts'
import { newDraft } from '../draft/newDraft.ts'
import { OfferEditor } from '../OfferEditor.tsx'
import { TenantField } from '../head/TenantField.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import styles from '../editor.module.css'

export interface NewOfferPageProps {
  named: NamedInAddress
  /** There is a draft now. */
  onStored: (externalId: string) => void
  /** Shows the draft as it is stored now. */
  onReload: () => void
}

/** The form for a new offer, once it is known what the tenant's offers start from. */
export function NewOfferPage({ named, ...form }: NewOfferPageProps) {
  const { t } = useTranslation('offers')
  // Settings that were saved a moment ago count.
  const { data, error, isFetching, refetch } = useQuery({ ...newOfferQuery(named), staleTime: 5_000 })
  const [start, setStart] = useState<NewOfferStart | null>(null)
  const page = { title: t('editor.titleNew'), back: { to: paths.offers(), label: t('editor.back') } }

  // From here on the form belongs to whoever is typing in it.
  if (!start && data && !isFetching) setStart(data)
  if (start) return <NewOffer {...page} {...form} start={start} subject={subjectOf(named)} />
  return (
    <div className={styles.page}>
      <Screen {...page}>
        {error && !isFetching ? (
          <ErrorState title={t('editor.startFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <EditorSkeleton />
        )}
      </Screen>
    </div>
  )
}

function NewOffer({
  start,
  ...page
}: Omit<NewOfferPageProps, 'named'> & {
  start: NewOfferStart
  subject: string
  title: string
  back: { to: string; label: string }
}) {
  const user = useUser()
  const { language } = useLanguage()
  const [own] = useState(user?.language ?? language)
  const [initial] = useState(() => newDraft({ ...start, customer: start.customer ?? ownCustomer(user) }, own))
  return (
    <OfferEditor
      {...page}
      initial={initial}
      usual={start.settings}
      language={own}
      tenant={<TenantField value={start.settings.tenant_id} />}
    />
  )
}

/** Who may add no customer makes offers for the own organisation alone. */
function ownCustomer(user: SessionUser | null): NewOfferStart['customer'] {
  if (!user?.organization_id || mayAddCustomers(user)) return null
  return { id: user.organization_id, name: user.organization_name ?? '' }
}

/** An offer that was begun for one customer does not come up for another. */
function subjectOf({ tenantId, organizationId }: NamedInAddress): string {
  return ['offer:new', tenantId && `tenant-${tenantId}`, organizationId && `customer-${organizationId}`]
    .filter(Boolean)
    .join(':')
}
