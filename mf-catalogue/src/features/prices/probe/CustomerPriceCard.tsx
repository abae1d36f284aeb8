import type { Product } from '@staffel/shared-api/contract'
import { Card, ErrorState, Text } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Field, QuantityInput, Select } from '@staffel/shared-ui/form'
import { today } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { customerPriceQuery } from '../../../api/price-lists.queries.ts'
import { CustomerSelect } from '../../../parts/CustomerSelect.tsx'
import { ProductSelect } from '../../../parts/ProductSelect.tsx'
import { CustomerPriceAnswer } from './CustomerPriceAnswer.tsx'
import styles from './probe.module.css'

interface Asked {
  readonly customer: number | null
  readonly product: Product | null
  readonly variant: string | null
  readonly quantity: number
  readonly date: string | null
}

/** What a customer pays for a quantity of a product on a day, and by which list: the price of an offer, told ahead. */
export function CustomerPriceCard({ tenantId }: { tenantId: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const [asked, setAsked] = useState<Asked>({ customer: null, product: null, variant: null, quantity: 1, date: null })
  const set = (changes: Partial<Asked>) => setAsked((before) => ({ ...before, ...changes }))
  const { customer, product, variant, quantity, date } = asked
  const isAsked = customer !== null && product !== null && quantity > 0
  const price = useQuery({
    ...customerPriceQuery({
      organizationId: customer ?? 0,
      productId: product?.product_id ?? 0,
      quantity,
      variant,
      date,
    }),
    enabled: isAsked,
  })
  const variants = [...new Set((product?.staffels ?? []).flatMap(({ variantCode }) => variantCode || []))]

  return (
    <Card title={t('probeOf.title')} className={styles.card}>
      <div className={styles.probe}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <Field label={t('probeOf.customer')}>
              {(control) => (
                <CustomerSelect
                  control={control}
                  tenantId={tenantId}
                  value={customer}
                  onChange={(next) => set({ customer: next })}
                />
              )}
            </Field>
          </div>
          <div className={styles.wide}>
            <Field label={t('probeOf.product')}>
              {(control) => (
                <ProductSelect
                  control={control}
                  tenantId={tenantId}
                  value={product}
                  onChange={(next) => set({ product: next, variant: null })}
                />
              )}
            </Field>
          </div>
          {variants.length > 0 && (
            <div className={styles.wide}>
              <Field label={t('tiers.variant')}>
                {({ id }) => (
                  <Select<string>
                    id={id}
                    value={variant ?? ''}
                    options={[
                      { value: '', label: t('tiers.everyVariant') },
                      ...variants.map((value) => ({ value, label: value })),
                    ]}
                    onChange={(next) => set({ variant: next || null })}
                  />
                )}
              </Field>
            </div>
          )}
          <Field label={t('probeOf.quantity')}>
            {(control) => (
              <QuantityInput
                {...control}
                max={9_999_999}
                value={quantity}
                suffix={<span>{product?.sales_unit}</span>}
                onChange={(next) => set({ quantity: next })}
              />
            )}
          </Field>
          <Field label={t('probeOf.date')}>
            {({ id }) => (
              <DateInput id={id} allowClear={false} value={date ?? today()} onChange={(next) => set({ date: next })} />
            )}
          </Field>
        </div>
        {answer()}
      </div>
    </Card>
  )

  function answer() {
    if (!isAsked)
      return (
        <Text as="p" tone="muted" className={styles.hint}>
          {t('probeOf.hint')}
        </Text>
      )
    if (price.isError)
      return (
        <ErrorState
          size="compact"
          title={t('probeOf.failed')}
          error={price.error}
          onRetry={() => void price.refetch()}
          retrying={price.isFetching}
        />
      )
    return <CustomerPriceAnswer price={price.data} product={product} variant={variant} tenantId={tenantId} />
  }
}
