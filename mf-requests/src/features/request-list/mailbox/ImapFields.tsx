import { Button } from '@staffel/shared-ui/core'
import { Field, Input, InputNumber, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import type { MailboxFormState } from './useMailboxForm.ts'
import styles from './mailbox.module.css'

/** How a mailbox elsewhere is reached. The secret can be replaced, never read. */
export function ImapFields({
  form: { fields, change, secret, setSecret, problems },
  hasSecret,
}: {
  form: MailboxFormState
  hasSecret: boolean
}) {
  const { t } = useTranslation('requests')
  const text = (name: 'host' | 'user' | 'folder', maxLength: number) => (
    <Field label={t(`mailbox.fields.${name}`)} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={fields[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  )

  return (
    <>
      {text('host', 253)}
      <div className={styles.pair}>
        <Field label={t('mailbox.fields.security')} error={problems.security}>
          {({ id, status }) => (
            <Select
              id={id}
              status={status}
              value={fields.security}
              options={(['tls', 'starttls', 'none'] as const).map((value) => ({
                value,
                label: t(`mailbox.security.${value}`),
              }))}
              onChange={(security) => change({ security })}
            />
          )}
        </Field>
        <Field label={t('mailbox.fields.port')} error={problems.port}>
          {(control) => (
            <InputNumber
              {...control}
              min={1}
              max={65_535}
              precision={0}
              controls={false}
              value={fields.port}
              onChange={(port) => port && change({ port })}
            />
          )}
        </Field>
      </div>
      {text('user', 254)}
      <Field label={t('mailbox.fields.secret')} error={problems.secret}>
        {(control) =>
          secret === null ? (
            <div className={styles.secret}>
              <Input {...control} prefix={<LockOutlined />} value={t('mailbox.stored')} readOnly />
              <Button onClick={() => setSecret('')}>{t('mailbox.replace')}</Button>
            </div>
          ) : (
            <div className={styles.secret}>
              <Input.Password
                {...control}
                autoComplete="new-password"
                maxLength={500}
                value={secret}
                onChange={({ target }) => setSecret(target.value)}
              />
              {hasSecret && <Button onClick={() => setSecret(null)}>{t('mailbox.keep')}</Button>}
            </div>
          )
        }
      </Field>
      {text('folder', 200)}
    </>
  )
}
