import { finishSignIn } from '@staffel/shared-auth'
import { Alert, Button } from '@staffel/shared-ui/core'
import { Form, Input } from '@staffel/shared-ui/form'
import { MailOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SignInPanel } from '../login/SignInPanel.tsx'

/** The link was opened elsewhere than it was asked for: it works for the address that it was sent to only. */
export function ConfirmEmail({ messageKey }: { messageKey: string | null }) {
  const { t } = useTranslation('shell')
  return (
    <SignInPanel icon={<MailOutlined />} title={t('finish.emailTitle')} intro={t('finish.email')}>
      <Form<{ email: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ email }) => finishSignIn.submitEmail(email.trim())}
      >
        <Form.Item
          name="email"
          label={t('finish.emailLabel')}
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: t('signIn.link.required') },
            { type: 'email', transform: (email: string) => email.trim(), message: t('signIn.link.invalid') },
          ]}
        >
          <Input type="email" size="large" autoComplete="email" autoFocus placeholder={t('signIn.link.placeholder')} />
        </Form.Item>
        {messageKey && <Alert type="error" showIcon role="alert" title={t(messageKey)} style={{ marginBottom: 16 }} />}
        <Button type="primary" size="large" block htmlType="submit">
          {t('finish.submit')}
        </Button>
      </Form>
    </SignInPanel>
  )
}
