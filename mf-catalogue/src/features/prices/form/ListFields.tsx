import type { Currency } from '@staffel/shared-api/contract'
import { currencies } from '@staffel/shared-api/rules'
import { Card } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Field, Segmented, Select, type FieldControl } from '@staffel/shared-ui/form'
import { currencySign } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { customerGroupsQuery } from '../../../api/customer-groups.queries.ts'
import { TextField } from '../../../parts/fields/TextField.tsx'
import { CustomerSelect } from '../../../parts/CustomerSelect.tsx'
import type { PriceListValues } from './priceListValues.ts'
import layout from '../../../parts/form/form.module.css'
import styles from './price-list.module.css'
import type { PriceListFormState } from './usePriceListForm.ts'

export interface ListFieldsProps {
  readonly form: PriceListFormState
  readonly tenantId?: number
  /** Of the customer or group that the stored list has. */
  readonly ownerName?: string
}

/** Whose list it is, and when it counts. */
export function ListFields({ form: { values, set, errorOf }, tenantId, ownerName }: ListFieldsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Card title={t('prices.form.basic')}>
      <div className={`${layout.fields} ${layout.three}`}>
        <div className={layout.wide}>
          <TextField
            label={t('prices.form.name')}
            isRequired
            maxLength={120}
            value={values.name}
            error={errorOf('name')}
            onChange={(name) => set({ name })}
          />
        </div>
        <div className={styles.owner}>
          <Segmented<PriceListValues['of']>
            aria-label={t('prices.form.owner')}
            value={values.of}
            options={[
              { value: 'customer', label: t('prices.form.customer') },
              { value: 'group', label: t('prices.form.group') },
            ]}
            onChange={(of) => set({ of })}
          />
          <Field label={t(`prices.form.${values.of}`)} error={errorOf('owner')}>
            {(control) =>
              values.of === 'customer' ? (
                <CustomerSelect
                  control={control}
                  tenantId={tenantId}
                  value={values.organizationId}
                  name={ownerName}
                  onChange={(organizationId) => set({ organizationId })}
                />
              ) : (
                <GroupOfCustomers
                  control={control}
                  tenantId={tenantId}
                  value={values.groupId}
                  onChange={(groupId) => set({ groupId })}
                />
              )
            }
          </Field>
        </div>
        <Field label={t('prices.form.from')} error={errorOf('validFrom')}>
          {({ id, status }) => (
            <DateInput id={id} status={status} value={values.validFrom} onChange={(validFrom) => set({ validFrom })} />
          )}
        </Field>
        <Field label={t('prices.form.till')} error={errorOf('validTill')}>
          {({ id, status }) => (
            <DateInput
              id={id}
              status={status}
              value={values.validTill}
              placeholder={t('form.noEnd')}
              onChange={(validTill) => set({ validTill })}
            />
          )}
        </Field>
        <Field label={t('prices.form.currency')}>
          {({ id }) => (
            <Select<Currency>
              id={id}
              value={values.currency}
              options={currencies.map((value) => ({
                value,
                label: `${value.toUpperCase()} (${currencySign(value)})`,
              }))}
              onChange={(currency) => set({ currency })}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}

interface GroupOfCustomersProps {
  readonly control: FieldControl
  readonly tenantId: number | undefined
  readonly value: number | null
  readonly onChange: (group: number | null) => void
}

function GroupOfCustomers({ control, tenantId, value, onChange }: GroupOfCustomersProps) {
  const { t } = useTranslation('catalogue')
  const groups = useQuery(customerGroupsQuery(tenantId))
  return (
    <Select<number>
      {...control}
      value={value ?? undefined}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={groups.isPending}
      placeholder={t('pick.customerGroup')}
      notFoundContent={t('pick.noCustomerGroup')}
      options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(group?: number) => onChange(group ?? null)}
    />
  )
}
