import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { LanguageSwitch } from '../facades/core/LanguageSwitch.tsx'
import './standalone.css'

export interface StandaloneFrameProps {
  /** Id of the area. */
  area: string
  nav: readonly { to: string; label: string }[]
}

/** The frame around an area that is developed alone: where you are, its pages, the language. */
export function StandaloneFrame({ area, nav }: StandaloneFrameProps) {
  const { t } = useTranslation('ui')
  return (
    <>
      <header className="sf-standalone">
        <strong>{t('standalone.title', { area })}</strong>
        <nav>
          {nav.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <main className="sf-standalone-main">
        <Outlet />
      </main>
    </>
  )
}
