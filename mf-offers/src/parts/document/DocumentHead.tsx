import { formatDate, formatInstantDate } from '@staffel/shared-ui/format'
import { addressLines } from '../addressLines.ts'
import { factFields, offerFactTexts, printedPaymentTerm, shownOfferNumber } from '@staffel/shared-api/rules'
import { CompanyLogo } from './CompanyLogo.tsx'
import { DocumentAddress } from './DocumentAddress.tsx'
import { useDocumentTexts } from './DocumentLanguage.ts'
import type { SheetOffer } from './SheetOffer.ts'
import styles from './document.module.css'

/** Who sells, to whom, and the facts of the offer. */
export function DocumentHead({ offer }: { offer: SheetOffer }) {
  const { t, language } = useDocumentTexts()
  const { company, customer } = offer
  const billing = customer?.addresses.billing
  const term = printedPaymentTerm(offer.payment_term_days, language)
  const facts = [
    { name: t('number'), value: shownOfferNumber(offer) },
    { name: t('date'), value: formatInstantDate(offer.issuedAt ?? offer.createdDate ?? null, language) },
    { name: t('validUntil'), value: formatDate(offer.validUntil, language) },
    ...(offer.desired_delivery_date
      ? [{ name: t('desiredDelivery'), value: formatDate(offer.desired_delivery_date, language) }]
      : []),
    ...(term ? [term] : []),
    ...factFields.flatMap((field) =>
      offer[field] ? [{ name: offerFactTexts[language][field].printed, value: offer[field] }] : [],
    ),
  ]

  return (
    <header className={styles.head}>
      <CompanyLogo name={company.name} url={company.logo_url} />
      <DocumentAddress lines={[company.name, ...addressLines(company), company.phone, company.email]} />
      <DocumentAddress
        heading={t('billTo')}
        lines={
          billing ? [billing.name, ...addressLines(billing), billing.email, billing.phone] : [customer?.name ?? '–']
        }
      />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
