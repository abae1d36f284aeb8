import type { CustomerChange, CustomerDetail } from '@staffel/shared-api/contract'
import { taxRegimes } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { regionsQuery } from '../../api/users.queries.ts'
import { FieldsDialog, type DialogField } from '../../parts/customers/FieldsDialog.tsx'
import { CompanyLookup } from '../../parts/registers/CompanyLookup.tsx'
import { VatLookup } from '../../parts/registers/VatLookup.tsx'
import { useCustomerChange } from './useCustomerChange.tsx'

const languages = ['nl', 'en'] as const satisfies readonly CustomerDetail['language'][]

type Name = Exclude<keyof CustomerChange, 'rev'>
type Values = Readonly<Record<Name, string>>

const none = 'none'

/** What is kept of a customer itself; only what was changed is sent. */
export function EditCustomerDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { t } = useTranslation('people')
  const { save, pending, fields, conflict } = useCustomerChange(customer, onClose)
  const initial = valuesOf(customer)

  function submit(values: Values): void {
    const all = changeOf(values)
    const changed = Object.entries(all).filter(([name]) => values[name as Name] !== initial[name as Name])
    if (changed.length === 0) onClose()
    else save({ part: 'customer', body: Object.fromEntries(changed) })
  }

  return (
    <>
      <FieldsDialog
        title={t('customers.editTitle', { name: customer.name })}
        okLabel={t('customers.save')}
        fields={useFields(customer)}
        initial={initial}
        errors={fields}
        pending={pending}
        onSave={submit}
        onClose={onClose}
      />
      {conflict}
    </>
  )
}

function useFields({ tenant_id }: CustomerDetail): DialogField<Name>[] {
  const { t } = useTranslation('people')
  const regions = useQuery(regionsQuery(tenant_id))
  const label = (name: Name) => ({ name, label: t(`customers.fields.${name}`) })
  const unknown = { value: none, label: t('customers.unknown') }
  return [
    {
      ...label('name'),
      required: true,
      maxLength: 200,
      width: 6,
      after: ({ values: { name, chamber_of_commerce_number: registration }, fill }) => (
        <CompanyLookup
          {...{ name, registration }}
          tenantId={tenant_id}
          onChoose={({ name, chamber_of_commerce_number }) => fill({ name, chamber_of_commerce_number })}
        />
      ),
    },
    { ...label('email'), type: 'email', maxLength: 254 },
    { ...label('phone'), type: 'tel', maxLength: 50 },
    {
      ...label('status'),
      options: (['prospect', 'active'] as const).map((value) => ({ value, label: t(`customers.statuses.${value}`) })),
    },
    {
      ...label('region_id'),
      options: [unknown, ...(regions.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))],
    },
    { ...label('chamber_of_commerce_number'), maxLength: 40 },
    {
      ...label('vat_number'),
      maxLength: 40,
      after: ({ values }) => <VatLookup number={values.vat_number} tenantId={tenant_id} />,
    },
    {
      ...label('tax_regime'),
      options: taxRegimes.map((value) => ({ value, label: t(`customers.regimes.${value}`) })),
    },
    {
      ...label('language'),
      options: [unknown, ...languages.map((value) => ({ value, label: t(`customers.languages.${value}`) }))],
    },
    { ...label('payment_term_days'), maxLength: 3 },
    { ...label('price_note'), type: 'area', maxLength: 2_000, width: 6 },
  ]
}

function valuesOf(customer: CustomerDetail): Values {
  return {
    name: customer.name,
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    status: customer.status,
    region_id: customer.region_id === null ? none : String(customer.region_id),
    chamber_of_commerce_number: customer.chamber_of_commerce_number ?? '',
    vat_number: customer.vat_number ?? '',
    tax_regime: customer.tax_regime,
    language: customer.language ?? none,
    payment_term_days: customer.payment_term_days === null ? '' : String(customer.payment_term_days),
    price_note: customer.price_note ?? '',
  }
}

function changeOf(values: Values): Omit<CustomerChange, 'rev'> {
  const known = (value: string) => (value.trim() === '' || value === none ? null : value.trim())
  const number = (value: string) => (known(value) === null ? null : Number(value.replace(',', '.')))
  return {
    name: values.name.trim(),
    email: known(values.email),
    phone: known(values.phone),
    status: values.status === 'active' ? 'active' : 'prospect',
    region_id: number(values.region_id),
    chamber_of_commerce_number: known(values.chamber_of_commerce_number),
    vat_number: known(values.vat_number),
    tax_regime: taxRegimes.find((regime) => regime === values.tax_regime) ?? 'domestic',
    language: languages.find((language) => language === values.language) ?? null,
    payment_term_days: number(values.payment_term_days),
    price_note: values.price_note,
  }
}
