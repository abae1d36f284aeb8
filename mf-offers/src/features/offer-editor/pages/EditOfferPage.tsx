import type { Offer, Profile } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ErrorState, Screen, useRecentThing } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { offerSettingsQuery } from '../../../api/new-offer.queries.ts'
import { offerQuery } from '../../../api/offers/offers.queries.ts'
import { recentOffer } from '../../../text/recentOffer.ts'
import { paths } from '../../../paths.ts'
import { draftOf } from '../draft/offerDraft.ts'
import { OfferEditor } from '../OfferEditor.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import styles from '../editor.module.css'

/** The form over a stored draft. Anything else, and anyone who may not, gets the document. */
export function EditOfferPage({ id }: { id: string }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const offer = useQuery({ ...offerQuery(id), staleTime: 0 })
  const isOpen = isOpenFor(user, offer.data)
  useRecentThing(offer.data ? recentOffer(offer.data) : null)
  const settings = useQuery({ ...offerSettingsQuery(offer.data?.tenant_id ?? 0), enabled: isOpen })
  const { opened, openAgain } = useOpened(Boolean(offer.data && settings.data && !offer.isFetching))
  const back = { to: paths.offer(id), label: t('editor.backToOffer') }

  // It is not sent away for what was known of the offer before its draft was opened.
  if (!offer.isFetching && offer.data !== undefined && !isOpen) return <Navigate to={back.to} replace />
  if (opened === 0 || !settings.data || !offer.data) {
    return (
      <div className={styles.page}>
        <Screen title={t('preview.edit')} back={back}>
          <Opening question={offer.isError ? offer : settings} />
        </Screen>
      </div>
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
      onReload={() => void offer.refetch().then(openAgain)}
    />
  )
}

function isOpenFor(user: Profile | null, offer: Offer | null | undefined): boolean {
  return offer?.status === 'draft' && user !== null && isManagement(user)
}

/** How often the form began: with what is stored then, and from then on it belongs to whoever is typing in it. */
function useOpened(isReady: boolean) {
  const [opened, setOpened] = useState(0)
  if (opened === 0 && isReady) setOpened(1)
  return { opened, openAgain: () => setOpened((times) => times + 1) }
}

interface OpeningProps {
  /** That the form waits for. */
  question: { isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
}

function Opening({ question: { isError, isFetching, error, refetch } }: OpeningProps) {
  const { t } = useTranslation('offers')
  if (!isError) return <EditorSkeleton />
  return <ErrorState title={t('preview.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
}
