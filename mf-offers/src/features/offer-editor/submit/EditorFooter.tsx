import type { OfferItem } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Alert, Button, Text, useScreenActions } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined, CloseOutlined, SaveOutlined, SendOutlined } from '@staffel/shared-ui/icons'
import { formatInstant } from '@staffel/shared-ui/format'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import type { Autosave } from '../draft/useAutosave.ts'
import type { Conflict } from './useConflict.ts'
import type { Goal, SubmitOffer } from './useSubmitOffer.ts'
import { FootFigures } from './FootFigures.tsx'
import styles from './foot.module.css'

export interface EditorFooterProps {
  draft: OfferDraft
  surcharges: readonly OfferItem[]
  saving: SubmitOffer
  errors: FieldErrors
  onCancel: () => void
  autosave: Autosave
  conflict: Conflict
}

/** What the offer comes to and the ways out of the form, always in sight; above them what stands in the way. */
export function EditorFooter(props: EditorFooterProps) {
  const { draft, surcharges, saving, errors, autosave, conflict, onCancel } = props
  const { t } = useTranslation('offers')
  const user = useUser()
  const { language } = useLanguage()
  const busy = saving.saving !== null || autosave.isSaving
  const maySend = user !== null && isManagement(user)
  useScreenActions(
    busy
      ? []
      : [
          ...(maySend
            ? [
                {
                  id: 'send',
                  label: t('editor.issueAndSend'),
                  icon: <SendOutlined />,
                  run: () => saving.submit('send'),
                },
              ]
            : []),
          { id: 'issue', label: t('editor.issue'), icon: <CheckOutlined />, run: () => saving.submit('issue') },
          { id: 'save', label: t('editor.saveDraft'), icon: <SaveOutlined />, run: () => saving.submit('draft') },
          { id: 'cancel', label: t('editor.cancel'), icon: <CloseOutlined />, run: onCancel },
        ],
  )
  return (
    <footer data-foot className={styles.foot}>
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
      <div className={styles.bar}>
        <div className={styles.sums}>
          <FootFigures lines={draft.lines} surcharges={surcharges} discount={draft.discount} />
          <Text as="div" tone={autosave.hasFailed ? 'danger' : 'muted'} size="small">
            <span role="status">{autosaveState()}</span>
          </Text>
        </div>
        <div className={styles.buttons}>
          <Button type="text" disabled={busy} onClick={onCancel}>
            {t('editor.cancel')}
          </Button>
          <Button {...step('draft')}>{t('editor.saveDraft')}</Button>
          <Button {...step('issue')}>{t('editor.issue')}</Button>
          {maySend && (
            <Button type="primary" icon={<SendOutlined />} {...step('send')}>
              {t('editor.issueAndSend')}
            </Button>
          )}
        </div>
      </div>
    </footer>
  )

  function step(goal: Goal) {
    return { loading: saving.saving === goal, disabled: busy, onClick: () => saving.submit(goal) }
  }

  function autosaveState(): string {
    if (autosave.hasFailed)
      return t(Object.keys(autosave.messages).length > 0 ? 'editor.autosave.refused' : 'editor.autosave.failed')
    return autosave.savedAt ? t('editor.autosave.saved', { at: formatInstant(autosave.savedAt, language) }) : ''
  }
}
