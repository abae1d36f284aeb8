import type { Offer } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate, useParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { offerSettingsQuery } from '../../api/new-offer.queries.ts'
import { offerQuery } from '../../api/offers/offers.queries.ts'
import { paths } from '../../paths.ts'
import { draftOf } from './draft/offerDraft.ts'
import { OfferEditor } from './OfferEditor.tsx'

/** The form over a stored draft. Anything else, and anyone who may not, gets the document. */
export function EditOfferPage() {
  const { t } = useTranslation('offers')
  const { id = '' } = useParams()
  const user = useUser()
  const offer = useQuery({ ...offerQuery(id), staleTime: 0 })
  const isOpen = (stored: Offer) => stored.status === 'draft' && user !== null && isManagement(user)
  const settings = useQuery({
    ...offerSettingsQuery(offer.data?.tenant_id ?? 0),
    enabled: offer.data ? isOpen(offer.data) : false,
  })
  const [opened, setOpened] = useState(0)
  const back = { to: paths.offer(id), label: t('editor.backToOffer') }

  // The form starts with what is stored now, and from then on belongs to whoever is typing in it.
  if (opened === 0 && offer.data && settings.data && !offer.isFetching) setOpened(1)
  const reload = () => void offer.refetch().then(() => setOpened((times) => times + 1))

  // Nor is it sent away for what was known of the offer before its draft was opened.
  if (!offer.isFetching && (offer.data === null || (offer.data && !isOpen(offer.data))))
    return <Navigate to={back.to} replace />
  if (opened === 0 || !settings.data || !offer.data) {
    const failed = offer.isError ? offer : settings
    return (
      <Screen title={t('preview.edit')} back={back}>
        {failed.isError ? (
          <ErrorState
            title={t('preview.failed')}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        ) : (
          <LoadingState shape="form" />
        )}
      </Screen>
    )
  }
  const { offer_id, rev, internal_notes: internalNotes } = offer.data
  return (
    <OfferEditor
      key={opened}
      subject={`offer:${offer_id}`}
      title={t('editor.titleEdit', { number: offer.data.offer_nr })}
      back={back}
      initial={draftOf(offer.data)}
      usual={settings.data}
      surcharges={offer.data.items.filter((item) => item.isSurcharge)}
      stored={{ offer_id, rev, internalNotes }}
      onReload={reload}
    />
  )
}
