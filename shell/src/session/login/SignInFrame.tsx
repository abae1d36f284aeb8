import { LanguageSwitch } from '@staffel/shared-ui/core'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ReactNode } from 'react'
import { Logo } from '../../layout/header/Logo.tsx'
import { Notices } from '../../layout/notices/Notices.tsx'
import { Ladder } from './Ladder.tsx'
import styles from './sign-in-frame.module.css'

export interface SignInFrameProps {
  /** Of the browser tab. */
  documentTitle: string
  /** The page's own description of the environment was bad. */
  staleManifest: boolean
  children: ReactNode
}

/** Around everything that happens before someone is in: what the product is, beside the one thing to do. */
export function SignInFrame({ documentTitle, staleManifest, children }: SignInFrameProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.signIn}>
      <title>{`${documentTitle} · ${t('product')}`}</title>
      <aside className={styles.aside}>
        <span className={styles.brand}>
          <Logo size={36} />
          {t('product')}
        </span>
        <div className={styles.story}>
          <Ladder />
          <p className={styles.claim}>{t('signIn.points.title')}</p>
          <ul>
            <Point>{t('signIn.points.tiers')}</Point>
            <Point>{t('signIn.points.requests')}</Point>
            <Point>{t('signIn.points.document')}</Point>
          </ul>
        </div>
      </aside>
      <div className={styles.side}>
        <Notices staleManifest={staleManifest} />
        <div className={styles.top}>
          <LanguageSwitch />
        </div>
        <main id="content" className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li>
      <CheckOutlined />
      {children}
    </li>
  )
}
