import { isApiError } from '@staffel/shared-api/client'
import type { CustomerCandidate, RegisteredCompany } from '@staffel/shared-api/contract'
import { taxRegimes } from '@staffel/shared-api/rules'
import { Alert, Button, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { useAddCustomer } from '../../api/customers.mutations.ts'
import { paths } from '../../paths.ts'
import { AddressLookup } from '../registers/AddressLookup.tsx'
import { CompanyLookup } from '../registers/CompanyLookup.tsx'
import { VatLookup } from '../registers/VatLookup.tsx'
import { FieldsDialog, type DialogField } from './FieldsDialog.tsx'
import { newCustomerInput, type NewCustomerName, type NewCustomerValues } from './newCustomerInput.ts'
import styles from './fields-dialog.module.css'

const nothing: NewCustomerValues = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  street: '',
  number: '',
  postal_code: '',
  city: '',
  chamber_of_commerce_number: '',
  vat_number: '',
  tax_regime: 'domestic',
}

/** Adds a customer, and opens it. One that is probably there already is shown first. */
export function NewCustomerDialog({ tenantId, onClose }: { tenantId: number | undefined; onClose: () => void }) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const { mutate, isPending, error } = useAddCustomer()
  const [typed, setTyped] = useState(nothing)
  const candidates = candidatesOf(error)
  const fields = isApiError(error) ? lastNames(error.fields) : {}

  function save(values: NewCustomerValues, isMeant = false): void {
    setTyped(values)
    const body = { ...newCustomerInput(values), ...(tenantId && { tenant_id: tenantId }) }
    mutate(
      { body: { ...body, ...(isMeant && { allow_duplicate: true }) }, key: crypto.randomUUID() },
      {
        onSuccess: ({ organization_id }) => {
          toast.success(t('customers.added', { name: body.name }))
          onClose()
          void navigate(paths.customer(organization_id))
        },
      },
    )
  }

  /** Two that are there already may be one. */
  function twins([one, other]: readonly CustomerCandidate[]) {
    if (!one || !other) return null
    const to = paths.mergeInto(one.organization_id, other.organization_id)
    return (
      <Button type="link" size="small" onClick={() => void navigate(to)}>
        {t('customers.merge.candidates')}
      </Button>
    )
  }

  const isUnnamed = error !== null && !candidates && Object.keys(fields).length === 0
  return (
    <FieldsDialog
      title={t('customers.add')}
      okLabel={t('customers.add')}
      fields={useFields(tenantId)}
      initial={nothing}
      errors={fields}
      failure={isUnnamed ? { title: t('customers.notAdded'), error } : null}
      pending={isPending}
      onSave={save}
      onClose={onClose}
    >
      {candidates && (
        <Alert
          type="warning"
          showIcon
          className={styles.duplicates}
          title={t('customers.duplicate')}
          description={
            <>
              <ul className={styles.candidates}>
                {candidates.map(({ organization_id: id, name, postal_code, city, email }) => (
                  <li key={id}>
                    <span>
                      <strong>{name}</strong>
                      <Text as="div" size="small" tone="muted">
                        {[[postal_code, city].filter(Boolean).join(' '), email].filter(Boolean).join(' · ')}
                      </Text>
                    </span>
                    <Button
                      size="small"
                      aria-label={t('customers.openNamed', { name })}
                      onClick={() => void navigate(paths.customer(id))}
                    >
                      {t('customers.open')}
                    </Button>
                  </li>
                ))}
              </ul>
              {twins(candidates)}
              <Button type="link" size="small" onClick={() => save(typed, true)}>
                {t('customers.insist')}
              </Button>
            </>
          }
        />
      )}
    </FieldsDialog>
  )
}

function useFields(tenantId: number | undefined): DialogField<NewCustomerName>[] {
  const { t } = useTranslation('people')
  const label = (name: NewCustomerName) => ({ name, label: t(`customers.fields.${name}`) })
  return [
    {
      ...label('name'),
      required: true,
      maxLength: 200,
      width: 6,
      after: ({ values: { name, chamber_of_commerce_number: registration }, fill }) => (
        <CompanyLookup {...{ name, registration, tenantId }} onChoose={(company) => fill(registered(company))} />
      ),
    },
    { ...label('contact'), maxLength: 200 },
    { ...label('email'), type: 'email', maxLength: 254 },
    { ...label('phone'), type: 'tel', maxLength: 50 },
    {
      ...label('tax_regime'),
      options: taxRegimes.map((value) => ({ value, label: t(`customers.regimes.${value}`) })),
    },
    { ...label('street'), maxLength: 200, width: 4 },
    { ...label('number'), maxLength: 20, width: 2 },
    { ...label('postal_code'), maxLength: 20, width: 2 },
    {
      ...label('city'),
      maxLength: 100,
      width: 4,
      after: ({ values: { postal_code: postalCode, number }, fill }) => (
        <AddressLookup {...{ postalCode, number, tenantId }} onFound={fill} />
      ),
    },
    { ...label('chamber_of_commerce_number'), maxLength: 40 },
    {
      ...label('vat_number'),
      maxLength: 40,
      after: ({ values }) => <VatLookup number={values.vat_number} tenantId={tenantId} />,
    },
  ]
}

/** An address is taken over as a whole, so that none is put together of two; without one, what was typed stays. */
function registered(company: RegisteredCompany): Partial<NewCustomerValues> {
  const { name, chamber_of_commerce_number, street, number, number_addition, postal_code, city } = company
  const numbers = [number, number_addition].filter(Boolean).join(' ')
  const address = { street: street ?? '', number: numbers, postal_code: postal_code ?? '', city: city ?? '' }
  return { name, chamber_of_commerce_number, ...((street || city) && address) }
}

/** `address.postal_code` is the field `postal_code`, and `contact.name` is `contact`. */
function lastNames(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path.startsWith('contact.') ? 'contact' : (path.split('.').at(-1) ?? path),
      text,
    ]),
  )
}

function candidatesOf(error: unknown): readonly CustomerCandidate[] | null {
  if (!isApiError(error) || error.code !== 'DUPLICATE') return null
  const { candidates } = error.details
  return Array.isArray(candidates) ? candidates : []
}
