import { useEffect, useState, type ComponentType } from 'react'
import styles from './notifications-slot.module.css'

/**
 * Keeps the place of the bell; the bell comes when the page has been drawn. When it does not come, nothing is missing.
 */
export function NotificationsSlot() {
  const Notifications = useNotifications()
  return <div className={styles.bell}>{Notifications && <Notifications />}</div>
}

function useNotifications(): ComponentType | null {
  const [loaded, setLoaded] = useState<{ Notifications: ComponentType } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => void import('./Notifications.tsx').then(setLoaded, () => {}), 2_000)
    return () => clearTimeout(timer)
  }, [])
  return loaded?.Notifications ?? null
}
