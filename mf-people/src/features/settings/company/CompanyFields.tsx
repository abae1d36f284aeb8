import { customerCompanyFields, sellerCompanyFields, type CompanyField } from '@staffel/shared-api/rules'
import { Form, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { CompanyValues } from './companyValues.ts'
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

/** Name, address and registration numbers; the IBAN belongs to the selling company alone. */
export function CompanyFields({ seller }: { seller: boolean }) {
  const { t } = useTranslation('people')
  const rules = useRules()
  return (
    <div className={styles.fields}>
      {(seller ? sellerCompanyFields : customerCompanyFields).map((name: CompanyField) => {
        const { width, autoComplete = 'off', maxLength = 200 } = looks[name]
        return (
          <Form.Item<CompanyValues>
            key={name}
            name={name}
            label={t(`company.fields.${name}`)}
            rules={rules[name] ?? []}
            className={widths[width]}
          >
            <Input autoComplete={autoComplete} maxLength={maxLength} />
          </Form.Item>
        )
      })}
    </div>
  )
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
