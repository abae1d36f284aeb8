import { Spin } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SignInPanel } from '../login/SignInPanel.tsx'

/** The link is on its way to the identity provider and back. */
export function FinishLoading() {
  const { t } = useTranslation('shell')
  return <SignInPanel role="status" icon={<Spin />} title={t('finish.loadingTitle')} intro={t('finish.loading')} />
}
