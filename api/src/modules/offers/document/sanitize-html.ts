const allowed = new Set(['p', 'br', 'b', 'i', 'ul', 'li'])

/** A tag or comment; a `<` that starts none is text. */
const markup = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>?|</gi
/** What holds no text to read, with its content; without its end, all that follows. */
const hidden = ['script', 'style', 'iframe', 'object', 'template', 'noscript', 'title', 'textarea', 'svg', 'math']
const unseen = new RegExp(hidden.map((name) => String.raw`<${name}\b[\s\S]*?(?:<\/${name}\s*>|$)`).join('|'), 'gi')

/**
 * Keeps p, br, b, i, ul and li, without attributes; of everything else the text. What remains is safe to show as HTML.
 */
export function sanitizeHtml(html: string): string {
  return html
    .replaceAll('\u0000', '')
    .replace(unseen, '')
    .replace(markup, (found: string, closing: string | undefined, name: string | undefined) => {
      const tag = name?.toLowerCase() ?? ''
      if (allowed.has(tag)) return `<${closing ?? ''}${tag}>`
      return found === '<' ? '&lt;' : ''
    })
    .trim()
}
