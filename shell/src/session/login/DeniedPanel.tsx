import { session, type RefusalCode } from '@staffel/shared-auth'
import { Button } from '@staffel/shared-ui/core'
import { LogoutOutlined, ReloadOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useSignOut } from '../../layout/header/useSignOut.ts'
import { SignInPanel } from './SignInPanel.tsx'
import styles from './denied.module.css'

const DeniedPlans = lazyPart(async () => (await import('./DeniedPlans.tsx')).DeniedPlans)

export interface DeniedPanelProps {
  code: RefusalCode
  /** The server's own, when it says more than the code. */
  message: string | null
}

/** Signed in, and not let in: why, and what can be done about it. */
export function DeniedPanel({ code, message }: DeniedPanelProps) {
  const { t } = useTranslation('shell')
  const signOut = useSignOut()
  const [asking, setAsking] = useState(false)

  const askAgain = async () => {
    setAsking(true)
    await session.recheck()
    setAsking(false)
  }

  const refusal = (
    <SignInPanel
      role="alert"
      tone="danger"
      icon={<StopOutlined />}
      title={t('denied.title')}
      intro={message ?? t(`denied.${code}`)}
    >
      <Button type={code === 'NO_SUBSCRIPTION' ? 'default' : 'primary'} icon={<LogoutOutlined />} onClick={signOut}>
        {t('denied.signOut')}
      </Button>
      <Button icon={<ReloadOutlined />} loading={asking} onClick={() => void askAgain()}>
        {t('denied.again')}
      </Button>
    </SignInPanel>
  )
  if (code !== 'NO_SUBSCRIPTION') return refusal
  return (
    <div className={styles.denied}>
      {refusal}
      <Suspense>
        <DeniedPlans />
      </Suspense>
    </div>
  )
}
