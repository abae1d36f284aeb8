import { sentenceOf } from '@staffel/shared-api/client'
import { isBlank } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useContext, useState } from 'react'
import { useSaveTemplate } from '../../../api/settings/templates.queries.ts'
import { withoutProduct } from '../draft/draftLines.ts'
import type { EditorState } from '../draft/draftReducer.ts'
import { OfferTax } from '../tax/OfferTax.ts'
import { retaxedLines } from '../tax/retaxedLines.ts'
import styles from './templates.module.css'

/**
 * Keeps the lines and the texts of the form as a template. Terms that are the tenant's own stay so, whatever they
 * become, and lines that are taxed as this customer is are kept for any.
 */
export function SaveTemplateDialog({ state: { draft, usual }, onClose }: { state: EditorState; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const tax = useContext(OfferTax)
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useSaveTemplate()

  const save = () => {
    const terms = draft.terms === usual[`terms_${draft.language}`] ? '' : draft.terms.trim()
    const template = {
      tenant_id: draft.tenantId,
      name: name.trim(),
      isDefault,
      title: draft.title.trim(),
      notes: draft.notes.trim(),
      terms,
      show_pictures: draft.showPictures,
      items: retaxedLines(draft.lines, tax, { ...tax, regime: 'domestic' }).map(withoutProduct),
    }
    mutate(
      { template, idempotencyKey },
      {
        onSuccess: () => {
          toast.success(t('editor.templates.saved', { name: template.name }))
          onClose()
        },
      },
    )
  }
  const refusal = error ? (sentenceOf(error) ?? t('editor.templates.saveFailed')) : undefined

  return (
    <ConfirmDialog
      open
      title={t('editor.templates.save')}
      confirmLabel={t('editor.templates.confirm')}
      pending={isPending}
      confirmDisabled={isBlank(name)}
      onConfirm={save}
      onCancel={onClose}
    >
      <Field label={t('editor.templates.name')} error={refusal}>
        {(control) => (
          <Input {...control} autoFocus value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Checkbox
        className={styles.templateDefault}
        checked={isDefault}
        onChange={({ target }) => setDefault(target.checked)}
      >
        {t('editor.templates.useAsDefault')}
      </Checkbox>
    </ConfirmDialog>
  )
}
