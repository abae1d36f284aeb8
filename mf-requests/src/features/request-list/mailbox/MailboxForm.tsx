import type { MailboxSettings } from '@staffel/shared-api/contract'
import { Alert, Button, Text } from '@staffel/shared-ui/core'
import { KeptNotice, Radio, Switch } from '@staffel/shared-ui/form'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ApiOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import type { SubmitEvent } from 'react'
import { ImapFields } from './ImapFields.tsx'
import { useMailboxForm } from './useMailboxForm.ts'
import styles from './mailbox.module.css'

/** Every setting of the mailbox, with the last that is known of it. */
export function MailboxForm({ mailbox, onSaved }: { mailbox: MailboxSettings; onSaved: () => void }) {
  const { t } = useTranslation('requests')
  const form = useMailboxForm(mailbox, onSaved)
  const { fields, change, result, conflict } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save()
  }

  return (
    <form className={styles.mailbox} aria-label={t('mailbox.title')} noValidate onSubmit={submit}>
      <KeptNotice copy={form.copy} />
      <LastReading mailbox={mailbox} />
      <div className={styles.switch}>
        <Switch id="mailbox-enabled" checked={fields.enabled} onChange={(enabled) => change({ enabled })} />
        <label htmlFor="mailbox-enabled">{t('mailbox.enabled')}</label>
      </div>
      <div className={styles.kind}>
        <Radio.Group
          aria-label={t('mailbox.kind')}
          optionType="button"
          value={fields.kind}
          options={(['imap', 'maildir'] as const).map((value) => ({ value, label: t(`mailbox.kinds.${value}`) }))}
          onChange={({ target }) => change({ kind: target.value === 'imap' ? 'imap' : 'maildir' })}
        />
        <Text as="p" tone="muted" size="small">
          {t(`mailbox.kindText.${fields.kind}`)}
        </Text>
      </div>
      {fields.kind === 'imap' && <ImapFields form={form} hasSecret={mailbox.has_secret} />}
      {result && <Alert type={result.ok ? 'success' : 'error'} showIcon role="status" title={result.text} />}
      <div className={styles.foot}>
        <Button icon={<ApiOutlined />} loading={form.testing} onClick={form.test}>
          {t('mailbox.test')}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.saving}>
          {t('mailbox.save')}
        </Button>
      </div>
      {conflict && (
        <ConfirmDialog
          open
          title={t('mailbox.conflict')}
          confirmLabel={t('conflict.keep')}
          cancelLabel={t('conflict.drop')}
          onConfirm={conflict.keep}
          onCancel={conflict.reload}
        >
          {t('mailbox.conflictText')}
        </ConfirmDialog>
      )}
    </form>
  )
}

function LastReading({ mailbox: { last_read_at, last_problem, enabled } }: { mailbox: MailboxSettings }) {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const when = last_read_at
    ? t(last_problem ? 'mailbox.lastTried' : 'mailbox.lastRead', { when: formatInstant(last_read_at, language) })
    : t('mailbox.neverRead')
  if (last_problem)
    return <Alert type="error" showIcon title={t(`mailbox.problem.${last_problem}`)} description={when} />
  return (
    <Text as="p" tone="muted">
      {when} {enabled && t('mailbox.every')}
    </Text>
  )
}
