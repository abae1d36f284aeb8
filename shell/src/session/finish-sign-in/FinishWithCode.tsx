import type { SecondFactorState } from '@staffel/shared-auth'
import { SafetyOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CodeForm } from '../login/options/CodeForm.tsx'
import { SignInPanel } from '../login/SignInPanel.tsx'

/** The link was good; a code is asked for besides. */
export function FinishWithCode({ asked }: { asked: SecondFactorState }) {
  const { t } = useTranslation('shell')
  return (
    <SignInPanel icon={<SafetyOutlined />} title={t('signIn.code.title')}>
      <CodeForm asked={asked} />
    </SignInPanel>
  )
}
