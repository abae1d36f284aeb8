import { useTranslation } from '@staffel/shared-ui/i18n'
import { useFrame } from '../guard/frameContext.ts'
import { LoginStep } from './LoginStep.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** `/login`: the ways in, or why there is none, or on to where the visitor wanted to go. */
export function LoginPage() {
  const { t } = useTranslation('shell')
  const { staleManifest } = useFrame()
  return (
    <SignInFrame documentTitle={t('signIn.documentTitle')} staleManifest={staleManifest}>
      <LoginStep />
    </SignInFrame>
  )
}
