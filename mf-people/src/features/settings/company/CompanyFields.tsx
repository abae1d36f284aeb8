import { customerCompanyFields, sellerCompanyFields, type CompanyField } from '@staffel/shared-api/rules'
import { Form, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Fragment, type ReactNode } from 'react'
import type { CompanyValues } from './companyValues.ts'
import { AddressLookup } from '../../../parts/registers/AddressLookup.tsx'
import { VatLookup } from '../../../parts/registers/VatLookup.tsx'
import styles from './company.module.css'

interface Look {
  readonly width: 'full' | 'half' | 'quarter'
  readonly autoComplete?: string
  readonly maxLength?: number
}

const looks: Readonly<Record<CompanyField, Look>> = {
  name: { width: 'full', autoComplete: 'organization' },
  email: { width: 'half', autoComplete: 'email' },
  phone: { width: 'half', autoComplete: 'tel' },
  street: { width: 'half', autoComplete: 'address-line1' },
  number: { width: 'quarter' },
  number_addition: { width: 'quarter' },
  postal_code: { width: 'quarter', autoComplete: 'postal-code' },
  city: { width: 'half', autoComplete: 'address-level2' },
  country_code: { width: 'quarter', autoComplete: 'country', maxLength: 2 },
  coc_number: { width: 'half' },
  vat_number: { width: 'half' },
  iban: { width: 'half' },
}
const widths = { full: styles.full, half: styles.half, quarter: styles.quarter }

const dutchPostcode = /^[1-9][0-9]{3} ?[A-Za-z]{2}$/

export interface CompanyFieldsProps {
  readonly seller: boolean
  /** Some of them were filled in by a register; null for who only reads them. */
  readonly onFilled: (() => void) | null
}

/** Name, address and registration numbers; the IBAN belongs to the selling company alone. */
export function CompanyFields({ seller, onFilled }: CompanyFieldsProps) {
  const { t } = useTranslation('people')
  const rules = useRules()
  const form = Form.useFormInstance<CompanyValues>()
  const entered = Form.useWatch<Partial<CompanyValues> | undefined>([], form)
  return (
    <div className={styles.fields}>
      {(seller ? sellerCompanyFields : customerCompanyFields).map((name: CompanyField) => {
        const { width, autoComplete = 'off', maxLength = 200 } = looks[name]
        return (
          <Fragment key={name}>
            <Form.Item<CompanyValues>
              name={name}
              label={t(`company.fields.${name}`)}
              rules={rules[name] ?? []}
              className={widths[width]}
            >
              <Input autoComplete={autoComplete} maxLength={maxLength} />
            </Form.Item>
            {onFilled && <div className={styles.lookup}>{lookup(name, onFilled)}</div>}
          </Fragment>
        )
      })}
    </div>
  )

  /** Where its fields end. */
  function lookup(name: CompanyField, filled: () => void): ReactNode {
    if (name === 'vat_number') return <VatLookup number={entered?.vat_number ?? ''} tenantId={undefined} />
    if (name !== 'country_code') return null
    const { postal_code: postalCode = '', number = '', country_code: country = '' } = entered ?? {}
    return (
      <AddressLookup
        {...{ postalCode, number, country }}
        tenantId={undefined}
        onFound={({ street, postal_code, city }) => {
          const isSame = street === entered?.street && postal_code === entered.postal_code && city === entered.city
          form.setFieldsValue({ street, postal_code, city })
          if (!isSame) filled()
        }}
      />
    )
  }
}

type Rules = React.ComponentProps<typeof Form.Item>['rules']

function useRules(): Partial<Record<CompanyField, Rules>> {
  const { t } = useTranslation('people')
  const country = Form.useWatch<string | undefined>('country_code')
  const isDutch = (country ?? 'NL').toUpperCase() === 'NL'
  return {
    name: [{ required: true, whitespace: true, message: t('company.nameMissing') }],
    email: [{ type: 'email', message: t('company.emailInvalid') }],
    postal_code: isDutch ? [{ pattern: dutchPostcode, message: t('company.postcodeInvalid') }] : [],
    country_code: [{ pattern: /^[A-Za-z]{2}$/, message: t('company.countryInvalid') }],
  }
}
