import type { VatRate } from '@staffel/shared-api/contract'
import { priceUnits, seesCosts, type PriceUnit } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Card, Heading } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { formatNumber, formatPercent, formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { NumberField } from '../../../parts/fields/NumberField.tsx'
import layout from '../../../parts/form/form.module.css'
import styles from '../product-form.module.css'
import type { SectionProps } from './SectionProps.ts'
import { StockFields } from './StockFields.tsx'
import { UnitFields } from './UnitFields.tsx'

const vatRates: readonly VatRate[] = [21, 9, 0]

export interface PricingSectionProps extends SectionProps {
  /** Every price follows, or nothing changes. */
  readonly onPriceUnit: (priceUnit: PriceUnit) => void
}

export function PricingSection({ onPriceUnit, ...section }: PricingSectionProps) {
  const { t } = useTranslation('catalogue')
  const user = useUser()
  const { values, set, errorOf } = section
  const amount = { decimals: 2, isAmount: true, prefix: '€', suffix: formatPriceUnit(values.priceUnit) }
  return (
    <Card title={t('form.sections.pricing')}>
      <div className={styles.groups}>
        <div className={layout.fields}>
          <NumberField
            {...amount}
            label={t('fields.baseUnitPrice')}
            placeholder={t('price.onRequest')}
            value={values.baseUnitPrice}
            error={errorOf('baseUnitPrice')}
            onChange={(baseUnitPrice) => set({ baseUnitPrice })}
          />
          <Field label={t('fields.priceUnit')} error={errorOf('priceUnit')}>
            {({ id, status }) => (
              <Select<PriceUnit>
                id={id}
                status={status}
                value={values.priceUnit}
                options={priceUnits.map((value) => ({ value, label: formatNumber(value) }))}
                onChange={onPriceUnit}
              />
            )}
          </Field>
          {user !== null && seesCosts(user) && (
            <NumberField
              {...amount}
              label={t('fields.costPrice')}
              value={values.costPrice}
              error={errorOf('costPrice')}
              onChange={(costPrice) => set({ costPrice })}
            />
          )}
          <Field label={t('fields.vatRate')} error={errorOf('vatRate')}>
            {({ id, status }) => (
              <Select<VatRate | 'usual'>
                id={id}
                status={status}
                value={values.vatRate ?? 'usual'}
                options={[
                  { value: 'usual', label: t('form.usualVat') },
                  ...vatRates.map((value) => ({ value, label: formatPercent(value) })),
                ]}
                onChange={(rate) => set({ vatRate: rate === 'usual' ? null : rate })}
              />
            )}
          </Field>
        </div>
        <Heading level={3} size="small">
          {t('form.units')}
        </Heading>
        <UnitFields {...section} />
        <Heading level={3} size="small">
          {t('fields.stockType')}
        </Heading>
        <StockFields {...section} />
      </div>
    </Card>
  )
}
