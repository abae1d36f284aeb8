/** Everything that opens above a screen, its background included. */
const overlay = '.ant-modal-root, .ant-drawer'

/** What opens a menu, and closes it again. */
const menu = '.ant-dropdown-trigger'

/** What sends a form. */
const send = 'button[type="submit"]'

/**
 * The second click of a double click belongs to what the first one met. When that opened a dialog, the second would
 * meet the background of the dialog, which closes it, or one of its buttons, which answers it: it reaches neither. When
 * the first sent a form, the second comes before the button is drawn as busy and would send it again; when it opened a
 * menu, the second would close it. Returns how to stop.
 */
export function ignoreSecondClicks(): () => void {
  let met: Node | null = null

  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (event.detail < 2) {
      met = target
      return
    }
    const above = target?.closest(overlay)
    const opened = above && !above.contains(met)
    const again = target?.closest(`${send}, ${menu}`)?.contains(met)
    if (!opened && !again) return
    event.stopPropagation()
    event.preventDefault()
  }

  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
