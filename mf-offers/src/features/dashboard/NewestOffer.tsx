import type { OfferSummary } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatInstantDate, formatMoney } from '@staffel/shared-ui/format'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { StatusBadge } from '@staffel/shared-ui/list'
import { Link } from '@staffel/shared-ui/router'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { paths } from '../../paths.ts'
import styles from './dashboard.module.css'

/** One row; all of it is the link. */
export function NewestOffer({ offer }: { offer: OfferSummary }) {
  const { language } = useLanguage()
  return (
    <li>
      <Link to={paths.offer(offer.externalId || offer.id)} className={styles.newestOffer}>
        <span className={styles.newestOfferName}>
          <strong>{offer.title || offer.offer_nr}</strong>
          <Text tone="muted" size="small">
            {[shownOfferNumber(offer), offer.customer, formatInstantDate(offer.createdDate, language)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </span>
        <StatusBadge status={offer.status} />
        <Text numeric strong>
          {formatMoney(offer.amount, offer.currency)}
        </Text>
      </Link>
    </li>
  )
}
