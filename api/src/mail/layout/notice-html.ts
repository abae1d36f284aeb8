import { mailHtml, type MailLayout, type MailPart } from './mail-layout.ts'

export interface NoticeHtml extends Pick<MailLayout, 'language' | 'title'> {
  /** Whose mail it is. */
  readonly from: string
  /** The same mail in plain text: the link on a line of its own, and so what was said, as it was said. */
  readonly text: string
  readonly link: string
  /** What the button says. */
  readonly label: string
  readonly quote?: string | null
}

/** A short mail as a page: its paragraphs, what was said in it, and its link as a button. */
export function noticeHtml({ language, title, from, text, link, label, quote }: NoticeHtml): string {
  // As lines: a short answer, such as `ja`, stands within many a word before it.
  const at = quote ? text.indexOf(`\n${quote}\n`) + 1 : 0
  const parts =
    quote && at > 0
      ? [
          ...paragraphs(text.slice(0, at)),
          { kind: 'quote' as const, text: quote },
          ...paragraphs(text.slice(at + quote.length)),
        ]
      : paragraphs(text)
  return mailHtml({ language, title, from: { name: from }, parts })

  function paragraphs(written: string): MailPart[] {
    return written.split(/\n{2,}/).flatMap((paragraph): MailPart[] => {
      const lines = paragraph.split('\n')
      const words = lines
        .filter((line) => line.trim() !== link)
        .join('\n')
        .trim()
      return [
        ...(words === '' ? [] : [{ kind: 'text' as const, text: words }]),
        ...(lines.some((line) => line.trim() === link) ? [{ kind: 'button' as const, label, url: link }] : []),
      ]
    })
  }
}
