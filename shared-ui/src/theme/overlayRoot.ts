const id = 'sf-overlays'

/**
 * Where dialogs and drawers are put. antd locks the page's scrolling by a style element without a nonce when they stand
 * in `body` itself, which a strict content policy refuses loudly; `base.css` does that instead.
 */
export function overlayRoot(): HTMLElement {
  return document.getElementById(id) ?? create()
}

function create(): HTMLElement {
  const root = document.createElement('div')
  root.id = id
  document.body.append(root)
  return root
}
