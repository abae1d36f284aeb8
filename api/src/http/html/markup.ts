import { escapeHtml } from './html.ts'

/** HTML that is safe to send: what stands in it was written here or escaped. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

export type Part = Markup | string | number | false | null | undefined | readonly Part[]

/** A piece of HTML; what is put into it is escaped unless it is one itself, and nothing stands for nothing. */
export function markup(written: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(written.map((piece, index) => piece + htmlOf(parts[index])).join(''))
}

function htmlOf(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Markup) return part.html
  return typeof part === 'object' ? part.map(htmlOf).join('') : escapeHtml(String(part))
}
