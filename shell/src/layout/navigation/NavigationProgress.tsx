import { useNavigation } from '@staffel/shared-ui/router'
import styles from './navigation-progress.module.css'

/** A thin line while the next page is on its way; a page that is here at once shows none. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
}
