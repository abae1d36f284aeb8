import type { CustomerDetail } from '@staffel/shared-api/contract'
import { Card, Facts } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { regionsQuery } from '../../api/users.queries.ts'
import { VatLookup } from '../../parts/registers/VatLookup.tsx'
import styles from './customer.module.css'

/** Under what numbers it is registered, how it is taxed, written to and paid by. */
export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('people')
  const regions = useQuery(regionsQuery(customer.tenant_id))
  const { language, payment_term_days: days, price_note: note, customer_group: group } = customer
  const rows = [
    { name: t('customers.fields.chamber_of_commerce_number'), value: customer.chamber_of_commerce_number },
    {
      name: t('customers.fields.vat_number'),
      value: customer.vat_number && (
        <>
          {customer.vat_number}
          <VatLookup number={customer.vat_number} tenantId={customer.tenant_id} known={customer.vat_check} />
        </>
      ),
    },
    { name: t('customers.fields.tax_regime'), value: t(`customers.regimes.${customer.tax_regime}`) },
    { name: t('customers.fields.language'), value: language && t(`customers.languages.${language}`) },
    {
      name: t('customers.paymentTerm'),
      value: days === null ? null : t('customers.days', { count: days }),
    },
    {
      name: t('customers.fields.region_id'),
      value: regions.data?.find(({ id }) => id === customer.region_id)?.name,
    },
    ...(group === undefined ? [] : [{ name: t('customers.fields.customer_group'), value: group?.name }]),
    ...(note === undefined
      ? []
      : [{ name: t('customers.fields.price_note'), value: note && <span className={styles.note}>{note}</span> }]),
  ]
  return (
    <Card title={t('customers.facts')}>
      <Facts rows={rows} />
    </Card>
  )
}
