import type { CustomerDetail } from '@staffel/shared-api/contract'
import { addressTypes } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FieldsDialog, type DialogField } from '../../parts/customers/FieldsDialog.tsx'
import { AddressLookup } from '../../parts/registers/AddressLookup.tsx'
import { bodyOf, valuesOf, type Part, type PartName } from './partValues.ts'
import { useCustomerChange } from './useCustomerChange.tsx'

export interface PartDialogProps {
  readonly customer: CustomerDetail
  readonly part: Part
  readonly onClose: () => void
}

/** Adds or changes an address, an e-mail address or phone number, or a contact person. */
export function PartDialog({ customer, part, onClose }: PartDialogProps) {
  const { t } = useTranslation('people')
  const { save, pending, fields, conflict } = useCustomerChange(customer, onClose)
  return (
    <>
      <FieldsDialog
        title={t(`customers.parts.${part.part}.${part.stored ? 'edit' : 'add'}`)}
        okLabel={t('customers.save')}
        fields={useFields(part, customer.tenant_id)}
        initial={valuesOf(part)}
        errors={fields}
        pending={pending}
        onSave={(values) => save(bodyOf(part, values, part.stored?.id))}
        onClose={onClose}
      />
      {conflict}
    </>
  )
}

function useFields({ part, stored }: Part, tenantId: number): DialogField<PartName>[] {
  const { t } = useTranslation('people')
  const label = (name: PartName) => ({ name, label: t(`customers.fields.${name}`) })
  const options = (values: readonly string[], words: string) =>
    values.map((value) => ({ value, label: t(`customers.${words}.${value}`) }))
  // The primary one stays it until another one is.
  const primary: DialogField<PartName>[] = stored?.is_primary
    ? []
    : [{ ...label('is_primary'), options: options(['false', 'true'], 'yesNo') }]
  if (part === 'contact')
    return [
      ...(stored ? [] : [{ ...label('kind'), options: options(['email', 'phone'], 'kinds') }]),
      { ...label('value'), required: true, maxLength: 254 },
      ...primary,
    ]
  if (part === 'person')
    return [
      { ...label('name'), label: t('customers.fields.person'), required: true, maxLength: 200 },
      { ...label('job_title'), maxLength: 120 },
      { ...label('email'), type: 'email', maxLength: 254 },
      { ...label('phone'), type: 'tel', maxLength: 50 },
      ...primary,
    ]
  return [
    { ...label('address_type'), options: options(addressTypes, 'addressTypes') },
    { ...label('label'), maxLength: 80 },
    { ...label('street'), required: true, maxLength: 200, width: 6 },
    { ...label('number'), maxLength: 20 },
    { ...label('number_addition'), maxLength: 20 },
    { ...label('postal_code'), maxLength: 20, width: 2 },
    {
      ...label('city'),
      maxLength: 100,
      width: 4,
      after: ({ values: { postal_code: postalCode, number, country_code: country }, fill }) => (
        <AddressLookup {...{ postalCode, number, country, tenantId }} onFound={fill} />
      ),
    },
    { ...label('country_code'), maxLength: 2 },
    ...primary,
  ]
}
