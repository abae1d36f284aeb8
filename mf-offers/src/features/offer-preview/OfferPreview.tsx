import type { Offer } from '@staffel/shared-api/contract'
import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, Screen, Text, useRecentThing } from '@staffel/shared-ui/core'
import { formatInstantDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { EditOutlined } from '@staffel/shared-ui/icons'
import { StatusBadge } from '@staffel/shared-ui/list'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense } from 'react'
import { OfferDocument } from '../../parts/document/OfferDocument.tsx'
import { recentOffer } from '../../text/recentOffer.ts'
import { OfferEarned } from '../../parts/money/OfferEarned.tsx'
import { OfferCurrency } from '../../parts/money/OfferCurrency.ts'
import { ToConfirmBadge } from '../../parts/ToConfirmBadge.tsx'
import { paths } from '../../paths.ts'
import { ActionsCard } from './actions/ActionsCard.tsx'
import { MoreMenu } from './actions/MoreMenu.tsx'
import { OfferDialogs } from './actions/OfferDialogs.tsx'
import { useOfferSteps } from './actions/useOfferSteps.ts'
import { useOfferNews } from './live/useOfferNews.ts'
import { OfferNotices } from './OfferNotices.tsx'
import { SendOnArrival } from './sending/SendOnArrival.tsx'
import { SideGuests } from './side/SideGuests.tsx'
import { SideTabs } from './side/SideTabs.tsx'
import { useCustomerChoice } from './useCustomerChoice.ts'
import { useLineReasons } from './useLineReasons.ts'
import styles from './preview.module.css'

const QuantityDial = lazyPart(async () => (await import('./steps/quantities/QuantityDial.tsx')).QuantityDial)

/** A saved offer: what is next with it, the document as the customer gets it, and what was said and done beside it. */
export function OfferPreview({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const choice = useCustomerChoice(offer)
  const steps = useOfferSteps(offer)
  const reasons = useLineReasons(offer)
  const user = useUser()
  const isSeller = user !== null && mayConnectAccounting(user)
  useOfferNews(offer)
  const { offer_nr, version, status, createdDate, owner } = offer
  useRecentThing(recentOffer(offer))
  return (
    <OfferCurrency value={offer.currency}>
      <Screen
        title={offer.title || offer_nr}
        documentTitle={`${offer_nr} ${offer.title}`.trim()}
        status={
          <>
            <StatusBadge status={status} /> <ToConfirmBadge lines={offer.items} />
          </>
        }
        subtitle={
          <>
            <Text numeric>{t('preview.version', { number: offer_nr, version })}</Text>
            {' · '}
            {t('preview.created', { date: formatInstantDate(createdDate, language) })}
            {owner && ` · ${t('owner.of', { name: owner })}`}
          </>
        }
        back={{ to: paths.offers(), label: t('editor.back') }}
        actions={
          <>
            {steps.possible.has('edit') && (
              <ButtonLink
                icon={<EditOutlined />}
                to={paths.editOffer(offer.externalId)}
                aria-keyshortcuts="e"
                title={t('shortcut', { key: 'E' })}
              >
                {t('preview.edit')}
              </ButtonLink>
            )}
            <MoreMenu steps={steps} />
          </>
        }
      >
        <OfferNotices offer={offer} />
        <SendOnArrival offer={offer} />
        <div className={styles.preview}>
          <OfferDocument
            offer={{ ...offer, items: choice.lines, totals: choice.totals }}
            reasons={reasons}
            below={({ id }) => {
              const line = choice.open.find((open) => open.id === id)
              return (
                line && (
                  <Suspense>
                    <QuantityDial
                      line={line}
                      quantity={choice.quantityOf(line)}
                      counted={choice.countedFor(line)}
                      onChange={(quantity) => choice.setQuantity(id, quantity)}
                    />
                  </Suspense>
                )
              )
            }}
          />
          <aside className={styles.side} aria-label={t('preview.side')}>
            <div className={styles.actions}>
              <ActionsCard offer={offer} choice={choice} steps={steps} />
              <OfferEarned offer={offer} />
            </div>
            <SideTabs offer={offer} />
            {isSeller && offer.current_status === 'accepted' && <SideGuests offer={offer} />}
          </aside>
        </div>
        <OfferDialogs offer={offer} steps={steps} />
      </Screen>
    </OfferCurrency>
  )
}
