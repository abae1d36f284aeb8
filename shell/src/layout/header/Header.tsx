import { hasRole, signInPathFor, useUser } from '@staffel/shared-auth'
import { ButtonLink, LanguageSwitch, useIsPhone } from '@staffel/shared-ui/core'
import { LoginOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useLocation } from '@staffel/shared-ui/router'
import { memo } from 'react'
import type { NavigationEntry } from '../../federation/index.ts'
import { CommandButton } from '../../commands/CommandButton.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { NotificationsSlot } from '../../notifications/NotificationsSlot.tsx'
import { useIsOpen } from '../../session/guard/useIsOpen.ts'
import { Brand } from './Brand.tsx'
import { MainNav } from '../navigation/MainNav.tsx'
import { useHeadHeight } from './useHeadHeight.ts'
import styles from './header.module.css'

const newOffer = '/offers/new'

export interface HeaderProps {
  entries: readonly NavigationEntry[]
  /** Nobody is signed in, and nobody is expected to be. */
  signedOut: boolean
}

/**
 * The top of every page: where you are in the product, and who you are. It is the same on the next page, so going there
 * does not draw it again.
 */
export const Header = memo(function Header({ entries, signedOut }: HeaderProps) {
  const { t } = useTranslation('shell')
  const user = useUser()
  const isPhone = useIsPhone()
  const head = useHeadHeight()
  const isOpen = useIsOpen()
  return (
    <header ref={head} data-head className={styles.header}>
      <div className={styles.row}>
        <Brand />
        {!isPhone && entries.length > 0 && <MainNav entries={entries} />}
        <div className={styles.actions}>
          {user && <CommandButton />}
          {isOpen(newOffer) && hasRole(user, ['Admin']) && (
            <ButtonLink
              to={newOffer}
              icon={<PlusOutlined />}
              aria-label={t('header.createOffer')}
              title={t('header.createOffer')}
            >
              <span className={styles.createLabel}>{t('header.createOffer')}</span>
            </ButtonLink>
          )}
          {user?.is_tenant && <NotificationsSlot />}
          <LanguageSwitch />
          {user && <AvatarMenu user={user} />}
          {signedOut && <SignInLink />}
        </div>
      </div>
    </header>
  )
})

/** Comes back to where it was followed. */
function SignInLink() {
  const { t } = useTranslation('shell')
  const { pathname, search, hash } = useLocation()
  return (
    <ButtonLink to={signInPathFor(pathname + search + hash)} icon={<LoginOutlined />}>
      {t('header.signIn')}
    </ButtonLink>
  )
}
