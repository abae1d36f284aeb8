import { useSession, useUser } from '@staffel/shared-auth'
import { useIsPhone } from '@staffel/shared-ui/core'
import { useLocation } from '@staffel/shared-ui/router'
import { useMemo } from 'react'
import { EnvironmentBar } from './environment/EnvironmentBar.tsx'
import { useAskedEnvironment } from './environment/useAskedEnvironment.ts'
import { Commands } from '../commands/Commands.tsx'
import { AreaSlots } from '../session/guard/AreaSlots.tsx'
import { GuardedOutlet } from '../session/guard/GuardedOutlet.tsx'
import { useFrame } from '../session/guard/frameContext.ts'
import { useViewer } from '../session/guard/useViewer.ts'
import { Header } from './header/Header.tsx'
import { Notices } from './notices/Notices.tsx'
import { OtherVersionNotice } from './notices/OtherVersionNotice.tsx'
import { PhoneNav } from './navigation/PhoneNav.tsx'
import { SkipLink } from './SkipLink.tsx'
import styles from './shell-layout.module.css'

/** The frame around every page behind the sign-in: header, navigation, the page. */
export function ShellLayout() {
  const { areas, staleManifest } = useFrame()
  const viewer = useViewer()
  useAskedEnvironment()
  const signedOut = useSession((session) => session.status === 'signed-out')
  const user = useUser()
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const entries = useMemo(() => areas.navigation(viewer), [areas, viewer])
  const hasPhoneNav = isPhone && entries.length > 0

  if (areas.accessFor(pathname)?.route.bare) {
    return (
      <main id="content" tabIndex={-1} className={styles.bare}>
        <GuardedOutlet />
      </main>
    )
  }
  return (
    <>
      <SkipLink />
      <Header entries={entries} signedOut={signedOut} />
      <EnvironmentBar />
      <Notices staleManifest={staleManifest} />
      <OtherVersionNotice />
      <main id="content" tabIndex={-1} className={hasPhoneNav ? `${styles.main} ${styles.mainAboveNav}` : styles.main}>
        <AreaSlots>
          <GuardedOutlet />
        </AreaSlots>
      </main>
      {hasPhoneNav && <PhoneNav entries={entries} />}
      {user && <Commands uid={user.uid} entries={entries} />}
    </>
  )
}
