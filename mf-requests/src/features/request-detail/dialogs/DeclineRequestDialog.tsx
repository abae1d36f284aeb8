import { isBlank } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { Input, KeptNotice } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useId, useState } from 'react'
import styles from './dialogs.module.css'

/** Notes that no offer will be made, and why. */
export function DeclineRequestDialog({
  requestId,
  onDecline,
  onClose,
}: {
  requestId: number
  onDecline: (reason: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('requests')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const copy = useWorkingCopy({ subject: `request:${requestId}:decline`, stored: '', typed: reason, onTake: setReason })
  const missing = tried && isBlank(reason)

  const submit = () => {
    setTried(true)
    if (isBlank(reason)) return
    copy.done()
    onDecline(reason.trim())
  }

  return (
    <ConfirmDialog
      danger
      open
      title={t('decline.title')}
      confirmLabel={t('decline.action')}
      onConfirm={submit}
      onCancel={onClose}
    >
      <div className={styles.dialogField}>
        <KeptNotice copy={copy} />
        <Text as="p">{t('decline.text')}</Text>
        <label htmlFor={id}>{t('decline.reason')}</label>
        <Input.TextArea
          id={id}
          autoFocus
          rows={3}
          maxLength={1000}
          value={reason}
          status={missing ? 'error' : undefined}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-message` : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {missing && (
          <Text id={`${id}-message`} as="div" tone="danger" size="small">
            {t('decline.reasonMissing')}
          </Text>
        )}
      </div>
    </ConfirmDialog>
  )
}
