import { Form, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { CompanyValues } from './companyValues.ts'
import styles from './company.module.css'

const dutchPostcode = /^[1-9][0-9]{3} ?[A-Za-z]{2}$/

const widths = { full: styles.full, half: styles.half, quarter: styles.quarter }

/** Name, address and registration numbers; the IBAN belongs to the selling company alone. */
export function CompanyFields({ seller }: { seller: boolean }) {
  const { t } = useTranslation('people')
  const country = Form.useWatch<string | undefined>('country_code')
  const dutch = (country ?? 'NL').toUpperCase() === 'NL'
  return (
    <div className={styles.fields}>
      <Field
        name="name"
        width="full"
        rules={[{ required: true, whitespace: true, message: t('company.nameMissing') }]}
        autoComplete="organization"
      />
      <Field
        name="email"
        width="half"
        rules={[{ type: 'email', message: t('company.emailInvalid') }]}
        autoComplete="email"
      />
      <Field name="phone" width="half" autoComplete="tel" />
      <Field name="street" width="half" autoComplete="address-line1" />
      <Field name="number" width="quarter" />
      <Field name="number_addition" width="quarter" />
      <Field
        name="postal_code"
        width="quarter"
        rules={dutch ? [{ pattern: dutchPostcode, message: t('company.postcodeInvalid') }] : []}
        autoComplete="postal-code"
      />
      <Field name="city" width="half" autoComplete="address-level2" />
      <Field
        name="country_code"
        width="quarter"
        rules={[{ pattern: /^[A-Za-z]{2}$/, message: t('company.countryInvalid') }]}
        autoComplete="country"
        maxLength={2}
      />
      <Field name="coc_number" width="half" />
      <Field name="vat_number" width="half" />
      {seller && <Field name="iban" width="half" />}
    </div>
  )
}

interface FieldProps {
  readonly name: keyof CompanyValues
  readonly width: 'full' | 'half' | 'quarter'
  readonly rules?: React.ComponentProps<typeof Form.Item>['rules']
  readonly autoComplete?: string
  readonly maxLength?: number
}

function Field({ name, width, rules, autoComplete = 'off', maxLength = 200 }: FieldProps) {
  const { t } = useTranslation('people')
  return (
    <Form.Item<CompanyValues>
      name={name}
      label={t(`company.fields.${name}`)}
      rules={rules ?? []}
      className={widths[width]}
    >
      <Input autoComplete={autoComplete} maxLength={maxLength} />
    </Form.Item>
  )
}
