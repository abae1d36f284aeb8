import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { NavLink } from '@staffel/shared-ui/router'
import type { NavigationEntry } from '../../federation/index.ts'
import { navIcon } from './navIcon.tsx'
import styles from './main-nav.module.css'

/** Navigation on a wide screen: in the header, or on a row of its own below it where that is too narrow. */
export function MainNav({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
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
