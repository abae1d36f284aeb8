import { decodeHTML } from 'entities/decode'
import { plainParagraphs } from './plain-paragraphs.ts'
import type { Paragraph, Run } from './text.types.ts'

const markup = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|([^<]+|<)/gi
/** A comment, and what holds no text to read; without its end, all that follows. */
const unseen = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    ...['script', 'style'].map((name) => String.raw`<${name}\b[\s\S]*?(?:<\/${name}\s*>|$)`),
  ].join('|'),
  'gi',
)
const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * The paragraphs of a description: p, br, b, i, ul and li are kept, of every other tag the text. Text without tags
 * keeps its line breaks.
 */
export function htmlParagraphs(html: string): Paragraph[] {
  const seen = html.replace(unseen, '')
  if (!/<\/?[a-z]/i.test(seen)) return plainParagraphs(decodeHTML(seen))
  const writer = paragraphWriter()
  for (const [, closing, name, text] of seen.matchAll(markup)) {
    if (text !== undefined) writer.text(decodeHTML(text.replace(/[ \t\r\n]+/g, ' ')))
    else if (name !== undefined) writer.tag(name.toLowerCase(), closing === '/')
  }
  return writer.end()
}

function paragraphWriter() {
  const paragraphs: Paragraph[] = []
  let runs: Run[] = []
  let [bold, italic, bullet, joined] = [0, 0, false, false]
  const step = (closing: boolean, depth: number) => Math.max(0, depth + (closing ? -1 : 1))
  const close = (atBreak = false) => {
    const blank = runs.every(({ text }) => text.trim() === '')
    if (!blank || atBreak) {
      paragraphs.push(blank ? { runs: [] } : { runs, bullet, joined })
      bullet = false
    }
    runs = []
    joined = atBreak
  }
  return {
    text: (text: string) => void runs.push({ text, bold: bold > 0, italic: italic > 0 }),
    tag(name: string, closing: boolean) {
      if (name === 'br') close(true)
      else if (name === 'b' || name === 'strong') bold = step(closing, bold)
      else if (name === 'i' || name === 'em') italic = step(closing, italic)
      else if (blocks.has(name)) {
        close()
        bullet = name === 'li' && !closing
      }
    },
    end(): Paragraph[] {
      close()
      return paragraphs
    },
  }
}
