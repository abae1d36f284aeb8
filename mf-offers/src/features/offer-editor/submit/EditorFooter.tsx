import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Alert, Button, Text, useScreenActions } from '@staffel/shared-ui/core'
import { FormFoot } from '@staffel/shared-ui/form'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined, CloseOutlined, SaveOutlined, SendOutlined } from '@staffel/shared-ui/icons'
import { formatInstant } from '@staffel/shared-ui/format'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../../paths.ts'
import { FootApproval } from '../margin/FootApproval.tsx'
import { FootMargin } from '../margin/FootMargin.tsx'
import type { OfferForm } from './useOfferForm.ts'
import type { Goal } from './useSubmitOffer.ts'
import { FootFigures } from './FootFigures.tsx'
import styles from './foot.module.css'

export interface EditorFooterProps {
  form: OfferForm
  onCancel: () => void
}

/** What the offer comes to and the ways out of the form, always in sight; above them what stands in the way. */
export function EditorFooter({ form, onCancel }: EditorFooterProps) {
  const { draft, surcharges, isDirty, saving, errors, autosave, conflict } = form
  const { t } = useTranslation('offers')
  const user = useUser()
  const { language } = useLanguage()
  const busy = saving.saving !== null
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
    <FormFoot copy={form.copy}>
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
          <Alert
            type="error"
            showIcon
            title={t('editor.planLimit')}
            description={saving.planLimit}
            action={<Link to={paths.pricing()}>{t('plan.plans')}</Link>}
          />
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
          <FootFigures lines={draft.lines} surcharges={surcharges.surcharges} discount={draft.discount} />
          <div className={styles.beside}>
            <FootMargin lines={draft.lines} surcharges={surcharges.surcharges} discount={draft.discount} />
            <FootApproval
              lines={draft.lines}
              surcharges={surcharges.surcharges}
              discount={draft.discount}
              usual={form.state.usual}
            />
            <Text as="div" tone={autosave.hasFailed || conflict.isStale ? 'danger' : 'muted'} size="small">
              <span role="status">{autosaveState()}</span>
            </Text>
          </div>
        </div>
        <div className={styles.buttons}>
          <Button type="text" icon={<CloseOutlined />} className={styles.second} disabled={busy} onClick={onCancel}>
            {t('editor.cancel')}
          </Button>
          <Button icon={<SaveOutlined />} className={styles.second} {...step('draft')}>
            {t('editor.saveDraft')}
          </Button>
          <Button icon={<CheckOutlined />} className={styles.second} {...step('issue')}>
            {t('editor.issue')}
          </Button>
          {maySend && (
            <Button type="primary" icon={<SendOutlined />} {...step('send')}>
              {t('editor.issueAndSend')}
            </Button>
          )}
        </div>
      </div>
    </FormFoot>
  )

  function step(goal: Goal) {
    return { loading: saving.saving === goal, disabled: busy, onClick: () => saving.submit(goal) }
  }

  function autosaveState(): string {
    if (conflict.isStale) return t('editor.autosave.stale')
    if (autosave.hasFailed) return failureOf()
    if (!isDirty)
      return autosave.savedAt ? t('editor.autosave.saved', { at: formatInstant(autosave.savedAt, language) }) : ''
    if (autosave.isDue || autosave.isSaving) return t('editor.autosave.saving')
    if (!form.copy.isKept) return t('editor.autosave.unkept')
    if (draft.newCustomer) return t('editor.autosave.newCustomer')
    return t(form.isNew && !form.made ? 'editor.autosave.kept' : 'editor.autosave.incomplete')
  }

  function failureOf(): string {
    if (Object.keys(autosave.messages).length > 0) return t('editor.autosave.refused')
    if (autosave.isRetried || !autosave.sentence) return t('editor.autosave.failed')
    return t('editor.autosave.notSaved', { why: autosave.sentence })
  }
}
