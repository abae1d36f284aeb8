import { Alert, Button, Text, useScreenActions } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined, CloseOutlined, SaveOutlined } from '@staffel/shared-ui/icons'
import { formatInstant } from '@staffel/shared-ui/format'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { Autosave } from '../draft/useAutosave.ts'
import type { Conflict } from './useConflict.ts'
import type { SubmitOffer } from './useSubmitOffer.ts'
import styles from '../editor.module.css'

export interface EditorFooterProps {
  saving: SubmitOffer
  errors: FieldErrors
  onCancel: () => void
  autosave: Autosave
  conflict: Conflict
}

/** The ways out of the form, always in sight, and above them what stands in the way of saving. */
export function EditorFooter({ saving, errors, autosave, conflict, onCancel }: EditorFooterProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const busy = saving.saving !== null || autosave.isSaving
  useScreenActions(
    busy
      ? []
      : [
          { id: 'issue', label: t('editor.issue'), icon: <CheckOutlined />, run: () => saving.submit('issue') },
          { id: 'save', label: t('editor.saveDraft'), icon: <SaveOutlined />, run: () => saving.submit('draft') },
          { id: 'cancel', label: t('editor.cancel'), icon: <CloseOutlined />, run: onCancel },
        ],
  )
  return (
    <footer data-foot className={styles.footer}>
      <div role="status" className={styles.problems}>
        {conflict.isStale && (
          <Alert
            type="warning"
            showIcon
            title={t('editor.stale')}
            action={
              <Button size="small" onClick={conflict.ask}>
                {t('editor.conflict.decide')}
              </Button>
            }
          />
        )}
        {saving.planLimit && (
          <Alert type="error" showIcon title={t('editor.planLimit')} description={saving.planLimit} />
        )}
        {saving.rowsOpen && <Alert type="warning" showIcon title={t('editor.items.openRows')} />}
        {errors.any && (
          <Alert
            type="error"
            showIcon
            title={t('editor.fixFields')}
            description={errors.elsewhere.join(' ') || undefined}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Text tone={autosave.hasFailed ? 'danger' : 'muted'} size="small" className={styles.autosaveState}>
          <span role="status">{autosaveState()}</span>
        </Text>
        <Button disabled={busy} onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
        <Button
          icon={<SaveOutlined />}
          loading={saving.saving === 'draft'}
          disabled={busy}
          onClick={() => saving.submit('draft')}
        >
          {t('editor.saveDraft')}
        </Button>
        <Button
          type="primary"
          loading={saving.saving === 'issue'}
          disabled={busy}
          onClick={() => saving.submit('issue')}
        >
          {t('editor.issue')}
        </Button>
      </div>
    </footer>
  )

  function autosaveState(): string {
    if (autosave.hasFailed)
      return t(Object.keys(autosave.messages).length > 0 ? 'editor.autosave.refused' : 'editor.autosave.failed')
    return autosave.savedAt ? t('editor.autosave.saved', { at: formatInstant(autosave.savedAt, language) }) : ''
  }
}
