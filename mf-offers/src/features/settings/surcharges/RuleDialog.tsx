import type { SurchargeRule } from '@staffel/shared-api/contract'
import { Alert, Text } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { formatMoney } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useId } from 'react'
import styles from '../settings.module.css'
import { TypedField } from '../TypedField.tsx'
import { RuleDetails } from './RuleDetails.tsx'
import { effectOf, surchargeKinds } from './ruleValues.ts'
import { useRuleForm } from './useRuleForm.ts'
import { useRuleWords } from './useRuleWords.ts'

export interface RuleDialogProps {
  /** Null: a new one. */
  readonly rule: SurchargeRule | null
  /** Of the example. */
  readonly subtotal: number
  readonly onClose: () => void
}

/** One rule, with what it does while it is being written. */
export function RuleDialog({ rule, subtotal, onClose }: RuleDialogProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const words = useRuleWords()
  const form = useRuleForm(rule, onClose)
  const { values, set, problems } = form
  return (
    <Modal
      open
      centered
      width={640}
      title={t(rule ? 'settings.surcharges.edit' : 'settings.surcharges.add')}
      okText={t('settings.save')}
      cancelText={t('settings.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: form.isSaving }}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        {form.notice && <Alert type="error" showIcon title={form.notice} />}
        <Field label={t('settings.surcharges.fields.kind')}>
          {(control) => (
            <Select
              {...control}
              value={values.kind}
              options={surchargeKinds.map((value) => ({ value, label: t(`settings.surcharges.kinds.${value}`) }))}
              onChange={(kind) => set({ kind })}
            />
          )}
        </Field>
        <div className={styles.fields}>
          {(['nameNl', 'nameEn'] as const).map((field) => (
            <TypedField
              key={field}
              label={t(`settings.surcharges.fields.${field}`)}
              maxLength={200}
              value={values[field]}
              error={problems[field]}
              onChange={(name) => set({ [field]: name })}
            />
          ))}
          <RuleDetails form={form} />
        </div>
        <div className={styles.preview} aria-live="polite">
          <Text as="div">{words(values)}</Text>
          {values.kind !== 'property' && (
            <Text as="div" tone="muted">
              {t('settings.surcharges.effect', {
                subtotal: formatMoney(subtotal),
                amount: formatMoney(effectOf(values, subtotal)),
              })}
            </Text>
          )}
        </div>
      </form>
    </Modal>
  )
}
