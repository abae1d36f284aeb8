import { htmlToText } from '../../text/html.ts'
import { OfferCurrency } from '../money/OfferCurrency.ts'
import { DocumentFooter } from './DocumentFooter.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentItems, type DocumentItemsProps } from './items/DocumentItems.tsx'
import { DocumentLanguage } from './DocumentLanguage.ts'
import { DocumentText } from './DocumentText.tsx'
import { documentTexts } from './documentTexts.ts'
import { DocumentTotals } from './items/DocumentTotals.tsx'
import type { SheetOffer } from './SheetOffer.ts'
import styles from './document.module.css'

export interface OfferDocumentProps extends Pick<DocumentItemsProps, 'below' | 'reasons'> {
  offer: SheetOffer
}

/**
 * The sheet of paper, in the offer's own language and currency. Every amount is the one that it is given; nothing is
 * computed here.
 */
export function OfferDocument({ offer, below, reasons }: OfferDocumentProps) {
  const t = documentTexts(offer.language)
  return (
    <DocumentLanguage value={offer.language}>
      <OfferCurrency value={offer.currency}>
        <article className={styles.document} aria-label={offer.offer_nr} lang={offer.language}>
          <DocumentHead offer={offer} />
          {offer.title && <h2 className={styles.title}>{offer.title}</h2>}
          <DocumentText heading={t('description')} text={htmlToText(offer.description)} />
          <DocumentItems items={offer.items} below={below} reasons={reasons} />
          <DocumentTotals totals={offer.totals} />
          <DocumentText heading={t('notes')} text={offer.notes.trim()} />
          <DocumentText heading={t('terms')} text={offer.terms.trim()} small />
          <DocumentFooter footer={offer.footer} company={offer.company.name} />
        </article>
      </OfferCurrency>
    </DocumentLanguage>
  )
}
