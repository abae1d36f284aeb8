import type { OfferSummary } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, Screen, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart, useNavigate } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { offerListQuery } from '../../api/offers/offers.queries.ts'
import { useLastKnown } from '../../api/useLastKnown.ts'
import { PlanBanner } from '../../parts/plan/PlanBanner.tsx'
import { paths } from '../../paths.ts'
import { ExportButton } from './ExportButton.tsx'
import { OfferFilterBar } from './filters/OfferFilterBar.tsx'
import { OfferListContent } from './OfferListContent.tsx'
import { useOfferFilters } from './filters/useOfferFilters.ts'
import { ViewsButton } from './views/ViewsButton.tsx'
import styles from './offer-list.module.css'

const OfferListDialogs = lazyPart(async () => (await import('./OfferListDialogs.tsx')).OfferListDialogs)

export function OfferListPage() {
  const { t } = useTranslation('offers')
  const user = useUser()
  const mayManage = user !== null && isManagement(user)
  const navigate = useNavigate()
  const state = useOfferFilters()
  const offers = useQuery(offerListQuery(state.request))
  const shown = useLastKnown(offers.data)
  const [revised, setRevised] = useState<OfferSummary | null>(null)
  const [copied, setCopied] = useState<OfferSummary | null>(null)
  const [doomed, setDoomed] = useState<OfferSummary | null>(null)

  // Once here they stay, so that they close as they opened.
  const [hasAsked, setHasAsked] = useState(false)
  if (!hasAsked && (revised || copied || doomed)) setHasAsked(true)

  useScreenActions(
    mayManage
      ? [
          {
            id: 'new-offer',
            label: t('list.create'),
            icon: <PlusOutlined />,
            shortcut: 'n',
            run: () => void navigate(paths.newOffer()),
          },
        ]
      : [],
  )

  const isEmpty = isWithoutOffers(shown, state.activeCount)

  const deleted = () => {
    setDoomed(null)
    if (shown?.items.length === 1 && state.page > 1) state.setPage(state.page - 1)
  }

  return (
    <Screen
      title={t('list.title')}
      width="list"
      subtitle={<Count shown={shown} />}
      actions={
        <div className={styles.actions}>
          <ViewsButton />
          {mayManage && <DeletedLink />}
          <ExportButton request={state.request} />
          {mayManage && <CreateOffer isSecond={isEmpty} />}
        </div>
      }
    >
      {shown && <PlanBanner />}
      <OfferFilterBar state={state} isListKnown={shown !== undefined} />
      <OfferListContent
        offers={shown}
        error={offers.error}
        fetching={offers.isFetching}
        stale={offers.data === undefined}
        state={state}
        firstAction={mayManage && <CreateOffer />}
        onRetry={() => void offers.refetch()}
        manage={mayManage ? { onRevise: setRevised, onDuplicate: setCopied, onDelete: setDoomed } : undefined}
      />
      {hasAsked && (
        <Suspense>
          <OfferListDialogs
            revised={revised}
            copied={copied}
            doomed={doomed}
            onRevised={() => setRevised(null)}
            onCopied={() => setCopied(null)}
            onKept={() => setDoomed(null)}
            onDeleted={deleted}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function isWithoutOffers(shown: { readonly total: number } | undefined, filters: number): boolean {
  return shown?.total === 0 && filters === 0
}

/** Its line is kept free, so that nothing moves when the rows come. */
function Count({ shown }: { shown: { readonly items: readonly unknown[]; readonly total: number } | undefined }) {
  const { t } = useTranslation('offers')
  if (!shown) return '\u00a0'
  return <ResultCount shown={shown.items.length} total={shown.total} noun={t('list.noun', { count: shown.total })} />
}

function DeletedLink() {
  const { t } = useTranslation('offers')
  return (
    <ButtonLink to={paths.deletedOffers()} icon={<DeleteOutlined />}>
      {t('deleted.link')}
    </ButtonLink>
  )
}

/** Where there are no offers yet, the first step stands where the rows will, and one is filled. */
function CreateOffer({ isSecond = false }: { isSecond?: boolean }) {
  const { t } = useTranslation('offers')
  return (
    <ButtonLink
      type={isSecond ? 'default' : 'primary'}
      icon={<PlusOutlined />}
      to={paths.newOffer()}
      aria-keyshortcuts="n"
      title={t('shortcut', { key: 'N' })}
    >
      {t('list.create')}
    </ButtonLink>
  )
}
