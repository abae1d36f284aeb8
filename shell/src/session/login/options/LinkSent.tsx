import { signIn } from '@staffel/shared-auth'
import { Alert, Button, Flex, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSignInStep } from './useSignInStep.ts'

export interface LinkSentProps {
  email: string
  next: string | null
  local: boolean
  /** The address was not the right one. */
  onOther: () => void
}

/** Where the link went, and what to do when it does not arrive. */
export function LinkSent({ email, next, local, onOther }: LinkSentProps) {
  const { t } = useTranslation('shell')
  const { messageKey, busy, attempt } = useSignInStep('send-link')
  return (
    <Flex vertical gap={16}>
      <Alert type="success" showIcon role="status" title={t('signIn.link.sent', { email })} />
      <Text tone="muted">{t('signIn.link.spam')}</Text>
      {messageKey && <Alert type="error" showIcon role="alert" title={t(messageKey)} />}
      {local && (
        <Button type="primary" size="large" block href="/dev/outbox" target="_blank">
          {t('signIn.link.outbox')}
        </Button>
      )}
      <Flex wrap justify="flex-end" gap={8}>
        <Button onClick={onOther}>{t('signIn.link.other')}</Button>
        <Button loading={busy} onClick={() => void attempt(() => signIn.sendLink(email, next))}>
          {t('signIn.link.again')}
        </Button>
      </Flex>
    </Flex>
  )
}
