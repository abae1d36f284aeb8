import type { OfferTemplate } from '@staffel/shared-api/contract'
import { Alert, Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useId } from 'react'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import styles from '../settings.module.css'
import { TypedField } from '../TypedField.tsx'
import { TemplateLines } from './TemplateLines.tsx'
import { useTemplateForm } from './useTemplateForm.ts'

export interface TemplateDialogProps {
  /** Null: a new one. */
  readonly template: OfferTemplate | null
  readonly onClose: () => void
}

/** Name, texts and lines of a template. Lines with products come from an offer that is kept as one. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const form = useTemplateForm(template, onClose)
  const { values, set, problems } = form
  return (
    <Modal
      open
      centered
      width={720}
      title={t(template ? 'settings.templates.editTitle' : 'settings.templates.add')}
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
        <div className={styles.fields}>
          {(['name', 'description', 'title', 'validity'] as const).map((field) => (
            <TypedField
              key={field}
              label={t(`settings.templates.fields.${field}`)}
              maxLength={field === 'description' ? 2_000 : 200}
              {...(field === 'validity' && { suffix: t('settings.days'), inputMode: 'numeric' })}
              value={values[field]}
              error={problems[field]}
              onChange={(text) => set({ [field]: text })}
            />
          ))}
        </div>
        {(['notes', 'terms'] as const).map((field) => (
          <TextAreaField
            key={field}
            rows={3}
            maxLength={20_000}
            label={t(`settings.templates.fields.${field}`)}
            value={values[field]}
            error={problems[field]}
            onChange={(text) => set({ [field]: text })}
          />
        ))}
        <TemplateLines lines={values.items} onChange={(items) => set({ items })} />
        <Checkbox checked={values.isDefault} onChange={({ target }) => set({ isDefault: target.checked })}>
          {t('editor.templates.useAsDefault')}
        </Checkbox>
        <Text as="p" tone="muted" size="small">
          {t('settings.templates.linesHint')}
        </Text>
      </form>
    </Modal>
  )
}
