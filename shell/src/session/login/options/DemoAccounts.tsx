import type { BootManifest } from '@staffel/shared-api/contract'
import { signIn } from '@staffel/shared-auth'
import { Heading, Text } from '@staffel/shared-ui/core'
import { RightOutlined } from '@staffel/shared-ui/icons'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { SignInNotice } from '../kit/SignInNotice.tsx'
import styles from './demo-accounts.module.css'

export interface DemoAccountsProps {
  accounts: NonNullable<BootManifest['local']>['accounts']
  next: string | null
}

/** Local mode only: one account per role and per refusal, each one click away through the real e-mail-link flow. */
export function DemoAccounts({ accounts, next }: DemoAccountsProps) {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  const enter = async (email: string) => {
    setFailed(false)
    setOpening(email)
    await signIn.asDemoAccount(email, next).catch(() => {
      setOpening(null)
      setFailed(true)
    })
  }

  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <Heading level={2} size="small" id="demo-accounts">
        {t('signIn.demo.title')}
      </Heading>
      <Text as="p" size="small" tone="muted">
        {t('signIn.demo.intro')}
      </Text>
      {failed && (
        <SignInNotice tone="error" role="alert">
          {t('signIn.demo.failed')}
        </SignInNotice>
      )}
      <ul>
        {accounts.map(({ email, label }) => (
          <li key={email}>
            <button
              type="button"
              disabled={opening !== null}
              aria-busy={opening === email}
              onClick={() => void enter(email)}
            >
              <span>
                <strong>{label[language]}</strong>
                <small>{email}</small>
              </span>
              <RightOutlined />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
