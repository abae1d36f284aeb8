import { htmlParagraphs } from '../../../../../documents/text/html-paragraphs.ts'
import type { Paragraph, Run } from '../../../../../documents/text/text.types.ts'
import { markup, type Markup } from '../../../../../http/html/markup.ts'

/** A description as HTML that is whole: the same paragraphs, points and emphasis as on paper. */
export function textHtml(html: string): Markup[] {
  return blocksOf(htmlParagraphs(html)).map(({ kind, lines }) =>
    kind === 'points'
      ? markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
      : markup`<p>${lines.map((line, index) => markup`${index > 0 && markup`<br>`}${line}`)}</p>`,
  )
}

interface Block {
  readonly kind: 'points' | 'text'
  readonly lines: Markup[]
}

/** Points that follow each other are one list, lines that were only broken one paragraph. */
function blocksOf(paragraphs: readonly Paragraph[]): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const { runs, bullet = false, joined = false } of paragraphs) {
    const kind = bullet ? 'points' : 'text'
    const line = markup`${runs.map(runHtml)}`
    if (runs.length === 0) open = undefined
    else if (open?.kind === kind && (bullet || joined)) open.lines.push(line)
    else blocks.push((open = { kind, lines: [line] }))
  }
  return blocks
}

function runHtml({ text, bold, italic }: Run): Markup {
  const leaning = italic === true ? markup`<i>${text}</i>` : markup`${text}`
  return bold === true ? markup`<b>${leaning}</b>` : leaning
}
