import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { Alert } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../../paths.ts'
import styles from './head.module.css'

/**
 * What has to be known before anything is decided: a mail that was not read completely, an offer that exists, why it
 * was declined.
 */
export function RequestNotices({
  request: { problem, offer, status, decline_reason },
}: {
  request: QuoteRequestDetail
}) {
  const { t } = useTranslation('requests')
  if (!problem && !offer && status !== 'declined') return null
  return (
    <div className={styles.notices}>
      {problem && <Alert type="warning" showIcon title={`${t(`problem.${problem}`)} ${t('problem.kept')}`} />}
      {offer && (
        <Alert
          type="success"
          showIcon
          title={
            <>
              {t('offer.made')} <Link to={paths.offer(offer.offer_id)}>{offer.offer_nr}</Link>
            </>
          }
        />
      )}
      {status === 'declined' && (
        <Alert
          type="info"
          showIcon
          title={decline_reason ? t('decline.because', { reason: decline_reason }) : t('decline.done')}
        />
      )}
    </div>
  )
}
