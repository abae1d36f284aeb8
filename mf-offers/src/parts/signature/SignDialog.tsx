import { Alert, Text } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useId, type SubmitEvent } from 'react'
import { useMoney } from '../money/OfferCurrency.ts'
import { SignatureField } from './SignatureField.tsx'
import { useSignForm, type SignFormOptions } from './useSignForm.ts'
import styles from './signature.module.css'

export interface SignDialogProps extends SignFormOptions {
  offerNumber: string
  /** Including VAT, with the optional lines as chosen. */
  total: number
  consentText: string
  pending: boolean
  /** The document is no longer what was on the screen; said above the form. */
  changed?: string
  onClose: () => void
}

/** The customer's yes: who, for which total, and the signature. */
export function SignDialog({
  offerNumber,
  total,
  consentText,
  signatureRequired,
  initial,
  pending,
  errors,
  changed,
  onSign,
  onClose,
}: SignDialogProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const id = useId()
  const form = useSignForm({ initial, signatureRequired, errors, onSign })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  const text = (
    field: 'name' | 'email' | 'function' | 'po_number',
    input: { type?: string; maxLength: number; autoComplete?: string },
  ) => (
    <Field label={t(`sign.${field}`)} error={form.problems[field]}>
      {(control) => (
        <Input
          {...control}
          {...input}
          size="large"
          value={form.values[field]}
          onChange={({ target }) => form.change(field, target.value)}
        />
      )}
    </Field>
  )

  return (
    <Modal
      open
      centered
      title={t('sign.title', { number: offerNumber })}
      width={560}
      okText={t('sign.action')}
      cancelText={t('sign.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: pending, size: 'large' }}
      cancelButtonProps={{ disabled: pending, size: 'large' }}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {changed && <Alert type="warning" showIcon title={changed} />}
        <p className="sf-sum">
          <span>{t('sign.total')}</span>
          <Text numeric>{money(total)}</Text>
        </p>
        {text('name', { maxLength: 200, autoComplete: 'name' })}
        <div className={styles.pair}>
          {text('email', { type: 'email', maxLength: 254, autoComplete: 'email' })}
          {text('function', { maxLength: 100, autoComplete: 'organization-title' })}
        </div>
        {text('po_number', { maxLength: 100 })}
        <SignatureField error={form.problems.signature} onChange={form.sign} />
        <div>
          <Checkbox
            checked={form.agreed}
            onChange={({ target }) => form.agree(target.checked)}
            aria-invalid={form.problems.agree !== undefined}
          >
            {consentText}
          </Checkbox>
          {form.problems.agree && (
            <Text as="div" tone="danger" size="small">
              {form.problems.agree}
            </Text>
          )}
        </div>
      </form>
    </Modal>
  )
}
