import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { NavLink, useLocation } from '@staffel/shared-ui/router'
import { useEffect, useRef } from 'react'
import type { NavigationEntry } from '../../federation/index.ts'
import { navIcon } from './navIcon.tsx'
import styles from './main-nav.module.css'

/** Navigation on a wide screen: in the header, or on a row of its own below it where that is too narrow. */
export function MainNav({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // Where the row is narrower than its entries, where people are is in it.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      <ul>
        {entries.map(({ id, to, icon, label }) => (
          <li key={id}>
            <NavLink to={to} className={styles.link}>
              {navIcon(icon)}
              {label[language]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
