import { useEffect, useState, type ComponentType } from 'react'
import { BellSign } from './BellSign.tsx'
import styles from './notifications-slot.module.css'

/**
 * The bell's sign is there from the first drawing, in the bell's place; what it opens comes when the page has been
 * drawn, in one file with what else every page fetches then. When it does not come, neither sign nor place stays.
 */
export function NotificationsSlot() {
  const bell = useNotifications()
  if (bell === 'missing') return null
  if (bell !== 'coming')
    return (
      <div className={styles.bell}>
        <bell.Notifications />
      </div>
    )
  return (
    <div className={styles.coming} aria-hidden="true">
      <BellSign />
    </div>
  )
}

function useNotifications(): { Notifications: ComponentType } | 'coming' | 'missing' {
  const [bell, setBell] = useState<{ Notifications: ComponentType } | 'coming' | 'missing'>('coming')
  useEffect(() => {
    const fetchBell = () =>
      import(/* webpackChunkName: "when-drawn" */ './Notifications.tsx').then(setBell, () => setBell('missing'))
    const timer = setTimeout(() => void fetchBell(), 2_000)
    return () => clearTimeout(timer)
  }, [])
  return bell
}
