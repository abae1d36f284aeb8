/** Nothing runs and nothing is fetched, whatever the mail says. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:"

const base =
  'body { margin: 16px; font: 14px/1.55 system-ui, sans-serif; color: #1b2729; overflow-wrap: anywhere } img, table { max-width: 100% }'

/**
 * A mail's HTML, cleaned by the server, as the whole document of a sandboxed frame. Such a frame is under the page's
 * content policy too, which knows styles by their nonce only: the mail's style attributes become rules of one style
 * element that has it.
 */
export function originalDocument(html: string, nonce: string): string {
  // Before it is parsed, or each would be refused loudly. In the text every quote is escaped, so that this meets
  // attributes only.
  const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html')
  const looks = [...mail.querySelectorAll('[data-style]')].map((element, index) => {
    const rules = element.getAttribute('data-style') ?? ''
    element.setAttribute('data-style', String(index))
    return `[data-style="${index}"] { ${rules} }`
  })
  // A "<" could end the style element.
  const styles = [base, ...looks].join('\n').replaceAll('<', '')
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8"><style nonce="${nonce}">${styles}</style>${mail.body.outerHTML}`
}
