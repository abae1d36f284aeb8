import type { PublicOffer } from '@staffel/shared-api/contract'
import { offerTotals, selectLines, shownOfferNumber } from '@staffel/shared-api/rules'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { OfferDocument } from '../../parts/document/OfferDocument.tsx'
import { OfferCurrency } from '../../parts/money/OfferCurrency.ts'
import { AcceptOffer } from './AcceptOffer.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import { DeclineOffer } from './DeclineOffer.tsx'
import { PublicFiles } from './PublicFiles.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { PublicQuestions } from './PublicQuestions.tsx'
import { PublicState } from './PublicState.tsx'
import styles from './public-offer.module.css'

export interface PublicOfferViewProps {
  token: string
  offer: PublicOffer
}

/**
 * The offer to be read and, as long as it is open, answered. Ticking an optional line changes the total at once. The
 * sheet is in the language of the page, which the reader can choose.
 */
export function PublicOfferView({ token, offer }: PublicOfferViewProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(() =>
    offer.items.filter(({ optional, selected }) => optional && selected).map(({ id }) => id),
  )
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
  const isOpen = offer.state === 'open'
  const totals = isOpen ? offerTotals(selectLines(offer.items, chosen), offer.discount ?? undefined) : offer.totals
  const close = () => setAnswer(null)

  return (
    <OfferCurrency value={offer.currency}>
      <title>{`${t('preview.offer')} ${shownOfferNumber(offer)} · ${offer.company.name}`}</title>
      <PublicHeader token={token} offer={offer} />
      <div className={styles.page}>
        <h1 className="sf-sr-only">{`${t('preview.offer')} ${shownOfferNumber(offer)}`}</h1>
        <PublicState token={token} offer={offer} />
        <OfferDocument
          offer={{ ...offer, totals, language }}
          choice={isOpen ? { chosen, onChoose: setChosen } : undefined}
        />
        <PublicFiles token={token} files={offer.attachments} />
        <PublicQuestions token={token} comments={offer.comments} />
      </div>
      {isOpen && (
        <AnswerBar total={totals.total} onAccept={() => setAnswer('accept')} onDecline={() => setAnswer('decline')} />
      )}
      {answer === 'accept' && (
        <AcceptOffer token={token} offer={offer} chosen={chosen} total={totals.total} onClose={close} />
      )}
      {answer === 'decline' && <DeclineOffer token={token} offer={offer} onClose={close} />}
    </OfferCurrency>
  )
}
