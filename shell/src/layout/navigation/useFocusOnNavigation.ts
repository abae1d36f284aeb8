import { isSamePage, useLocation, useNavigationType } from '@staffel/shared-ui/router'
import { useEffect, useRef } from 'react'

/** How long a page may take to bring its heading. */
const patience = 5000

/**
 * After a navigation the keyboard and the screen reader stand at the new page's main heading, as after a page load.
 * A change of filters is no new page, nor is another address of the same one.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const { pathname } = location
  const stays = useNavigationType() === 'REPLACE' && isSamePage(location)
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    return stays ? undefined : focusHeading()
  }, [pathname, stays])
}

/** With the frame that shows it: focusing lays the page out, which before the frame would be once too often. */
function focusHeading(): () => void {
  let stop = () => {}
  const frame = requestAnimationFrame(() => {
    if (!focusNow()) stop = focusWhenDrawn()
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

function focusWhenDrawn(): () => void {
  const observer = new MutationObserver(() => {
    if (focusNow()) stop()
  })
  const timer = setTimeout(() => observer.disconnect(), patience)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  // A form that has taken the focus by itself keeps it.
  if (document.activeElement?.closest('main') && document.activeElement.id !== 'content') return true
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
  return true
}
