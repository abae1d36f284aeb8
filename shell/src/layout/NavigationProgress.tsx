import { useNavigation } from '@staffel/shared-ui/router'
import './navigation-progress.css'

/** A thin line while the next page is on its way; a page that is here at once shows none. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="shell-progress" aria-hidden="true" />
}
