import { Button, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { billingAddressQuery } from '../../../api/organizations.queries.ts'
import { addressLines } from '../../../parts/addressLines.ts'
import styles from './head.module.css'

/** Where the offer will be billed. The offer gets the address that the server holds when it is saved. */
export function BillingAddress({ organizationId }: { organizationId: number }) {
  const { t } = useTranslation('offers')
  const address = useQuery(billingAddressQuery(organizationId))
  return (
    <div className={styles.billingAddress} aria-busy={address.isPending}>
      <Text as="div" tone="muted" size="small">
        {t('editor.customer.billTo')}
      </Text>
      {step()}
    </div>
  )

  function step() {
    if (address.isPending) return <LoadingState shape="form" count={1} />
    if (address.isError) {
      return (
        <Text tone="danger">
          {t('editor.customer.addressFailed')}{' '}
          <Button type="link" size="small" loading={address.isFetching} onClick={() => void address.refetch()}>
            {t('ui:action.retry')}
          </Button>
        </Text>
      )
    }
    if (!address.data) return <Text tone="muted">{t('editor.customer.noAddress')}</Text>
    const { name, email, phone } = address.data
    return (
      <address>
        {[name, ...addressLines(address.data), [email, phone].filter(Boolean).join(' · ')]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    )
  }
}
