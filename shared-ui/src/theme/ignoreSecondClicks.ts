/** Everything that opens above a screen, its background included. */
const overlay = '.ant-modal-root, .ant-drawer'

/**
 * The second click of a double click belongs to what the first one met. When that opened a dialog, the second would meet the background
 * of the dialog, which closes it, or one of its buttons, which answers it: it reaches neither. Returns how to stop.
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
    if (!above || above.contains(met)) return
    event.stopPropagation()
    event.preventDefault()
  }

  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
