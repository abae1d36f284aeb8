import type { Offer } from '@staffel/shared-api/contract'
import { isRemovedSurcharge } from '@staffel/shared-api/rules'
import { Screen, Text, useRecentThing } from '@staffel/shared-ui/core'
import { formatInstantDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { StatusBadge } from '@staffel/shared-ui/list'
import { ToConfirmBadge } from '../../parts/ToConfirmBadge.tsx'
import { paths } from '../../paths.ts'
import { OfferDocument } from '../../parts/document/OfferDocument.tsx'
import { recentOffer } from '../../text/recentOffer.ts'
import { OfferCurrency } from '../../parts/money/OfferCurrency.ts'
import { OfferNotices } from './OfferNotices.tsx'
import { OwnerLine } from './OwnerLine.tsx'
import { PreviewActions } from './PreviewActions.tsx'
import { SideCards } from './side/SideCards.tsx'
import { ActionsCard } from './steps/ActionsCard.tsx'
import { useChosenLines } from './useChosenLines.ts'
import styles from './preview.module.css'

/** A saved offer: what it is and what can be done with it, and below that the document as the customer gets it. */
export function OfferPreview({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const choice = useChosenLines(offer)
  const { offer_nr, version, status, createdDate } = offer
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
            <OwnerLine offer={offer} />
          </>
        }
        back={{ to: paths.offers(), label: t('editor.back') }}
        actions={<PreviewActions offer={offer} />}
      >
        <OfferNotices offer={offer} />
        <div className={styles.preview}>
          <div className={styles.actions}>
            <ActionsCard offer={offer} choice={choice} />
          </div>
          <OfferDocument
            offer={{ ...choice.offer, items: choice.offer.items.filter((item) => !isRemovedSurcharge(item)) }}
          />
          <div className={styles.more}>
            <SideCards offer={offer} />
          </div>
        </div>
      </Screen>
    </OfferCurrency>
  )
}
