import { taxRegimes } from '@staffel/shared-api/rules'
import { Alert, Button, Text } from '@staffel/shared-ui/core'
import { Field, Input, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from '../dialogs.module.css'
import type { NewCustomer, NewCustomerField } from './useNewCustomer.ts'

const inputs = [
  { name: 'name', maxLength: 200, look: styles.whole },
  { name: 'contact', look: styles.person, maxLength: 200 },
  { name: 'email', look: styles.address, maxLength: 254, type: 'email' },
  { name: 'street', look: styles.wide, maxLength: 200 },
  { name: 'number', look: styles.third, maxLength: 20 },
  { name: 'postal_code', look: styles.third, maxLength: 20 },
  { name: 'city', look: styles.wide, maxLength: 100 },
  { name: 'phone', look: styles.single, maxLength: 50, type: 'tel' },
  { name: 'chamber_of_commerce_number', look: styles.single, maxLength: 40 },
  { name: 'vat_number', look: styles.single, maxLength: 40 },
] as const satisfies readonly { name: NewCustomerField; maxLength: number; type?: string; look?: string }[]

export interface NewCustomerFieldsProps {
  customer: NewCustomer
  /** Something was read from the mail. */
  wasRead: boolean
  onUse: (customer: { readonly id: number; readonly name: string }) => void
  onInsist: () => void
}

/** The customer that will be made; each part that was read from the mail can be corrected. */
export function NewCustomerFields({ customer, wasRead, onUse, onInsist }: NewCustomerFieldsProps) {
  const { t } = useTranslation('requests')
  const { draft, change, setRegime, errorOf, duplicates, failure } = customer
  return (
    <fieldset className={styles.newCustomer}>
      <legend>{t('customer.new.title')}</legend>
      {wasRead && (
        <Text as="p" tone="muted" size="small">
          {t('customer.new.text')}
        </Text>
      )}
      {inputs.map(({ name, maxLength, ...look }) => (
        <div key={name} className={look.look}>
          <Field label={t(`customer.new.${name}`)} error={errorOf(name)}>
            {(control) => (
              <Input
                {...control}
                type={'type' in look ? look.type : undefined}
                maxLength={maxLength}
                value={draft[name]}
                aria-required={name === 'name' || undefined}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        </div>
      ))}
      <div className={styles.wide}>
        <Field label={t('customer.new.tax_regime')}>
          {(control) => (
            <Select
              {...control}
              value={draft.tax_regime}
              options={taxRegimes.map((value) => ({ value, label: t(`customer.new.regimes.${value}`) }))}
              onChange={setRegime}
            />
          )}
        </Field>
      </div>
      {duplicates && (
        <Alert
          type="warning"
          className={styles.whole}
          title={t('customer.new.duplicate')}
          description={
            <>
              <ul className={styles.duplicates}>
                {duplicates.map(({ organization_id, name, postal_code, city, chamber_of_commerce_number: number }) => (
                  <li key={organization_id}>
                    <span>
                      {name}{' '}
                      <Text tone="muted" size="small">
                        {[postal_code, city].filter(Boolean).join(' ')}
                      </Text>
                      {/* It may be why the two are taken for one. */}
                      {number && (
                        <Text as="div" tone="muted" size="small">
                          {t('customer.new.chamber_of_commerce_number')} {number}
                        </Text>
                      )}
                    </span>
                    <Button size="small" onClick={() => onUse({ id: organization_id, name })}>
                      {t('customer.new.use')}
                    </Button>
                  </li>
                ))}
              </ul>
              <Button type="link" size="small" onClick={onInsist}>
                {t('customer.new.insist')}
              </Button>
            </>
          }
        />
      )}
      {failure && <Alert type="error" className={styles.whole} title={failure} />}
    </fieldset>
  )
}
