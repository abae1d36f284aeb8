import { signIn } from '@staffel/shared-auth'
import { Alert, Button, Flex, Text } from '@staffel/shared-ui/core'
import { Form, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSignInStep } from './useSignInStep.ts'

export interface AskForLinkProps {
  next: string | null
  onSent: (email: string) => void
  onCancel: () => void
}

/** The address that a sign-in link goes to. */
export function AskForLink({ next, onSent, onCancel }: AskForLinkProps) {
  const { t } = useTranslation('shell')
  const { messageKey, busy, attempt } = useSignInStep('send-link')

  const send = async ({ email }: { email: string }) => {
    const address = email.trim()
    if (await attempt(() => signIn.sendLink(address, next))) onSent(address)
  }

  return (
    <Form<{ email: string }> layout="vertical" requiredMark={false} onFinish={(fields) => void send(fields)}>
      <Text as="p" tone="muted">
        {t('signIn.link.intro')}
      </Text>
      <Form.Item
        name="email"
        label={t('signIn.link.email')}
        style={{ marginTop: 16 }}
        validateTrigger="onBlur"
        rules={[
          { required: true, whitespace: true, message: t('signIn.link.required') },
          { type: 'email', transform: (email: string) => email.trim(), message: t('signIn.link.invalid') },
        ]}
      >
        <Input type="email" size="large" autoComplete="email" autoFocus placeholder={t('signIn.link.placeholder')} />
      </Form.Item>
      {messageKey && <Alert type="error" showIcon role="alert" title={t(messageKey)} style={{ marginBottom: 16 }} />}
      <Flex justify="flex-end" gap={8}>
        <Button onClick={onCancel}>{t('signIn.link.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('signIn.link.send')}
        </Button>
      </Flex>
    </Form>
  )
}
