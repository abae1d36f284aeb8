import { Button, Dropdown } from '@staffel/shared-ui/core'
import { MoreOutlined } from '@staffel/shared-ui/icons'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { Link, NavLink } from '@staffel/shared-ui/router'
import type { NavigationEntry } from '../../federation/index.ts'
import { besideButton } from '../besideButton.ts'
import { navIcon } from './navIcon.tsx'
import styles from './phone-nav.module.css'

/** More than this do not fit beside each other on 360 pixels. */
const places = 5

/** Navigation on a phone: a bar at the thumb, with the rest behind "More". */
export function PhoneNav({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const fits = entries.length <= places
  const shown = fits ? entries : entries.slice(0, places - 1)
  const rest = entries.slice(shown.length)

  return (
    <nav data-foot className={styles.nav} aria-label={t('nav.label')}>
      {shown.map(({ id, to, icon, label }) => (
        <NavLink key={id} to={to} className={styles.link}>
          {navIcon(icon)}
          <span>{label[language]}</span>
        </NavLink>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          getPopupContainer={besideButton}
          menu={{
            items: rest.map(({ id, to, icon, label }) => ({
              key: id,
              icon: navIcon(icon),
              label: <Link to={to}>{label[language]}</Link>,
            })),
          }}
        >
          <Button type="text" className={styles.link}>
            <MoreOutlined />
            <span>{t('nav.more')}</span>
          </Button>
        </Dropdown>
      )}
    </nav>
  )
}
