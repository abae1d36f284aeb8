/** Plain text of an offer's description, which is HTML: paragraphs and breaks become lines, list items get a dash. */
export function htmlToText(html: string): string {
  const body = new DOMParser().parseFromString(withLines(html), 'text/html').body
  return (body.textContent ?? '')
    .replace(/[^\S\n]+\n?/g, (found) => (found.endsWith('\n') ? '\n' : found))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text as the description is stored: a paragraph per blank line, a break per line. */
export function descriptionToHtml(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

function withLines(html: string): string {
  return html
    .replace(/\s+/g, (found) => (found.includes('\n') ? ' ' : found))
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li[^<>]*>/gi, '\n- ')
    .replace(/<\/(?:p|div|ul|h\d)>/gi, '\n\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
