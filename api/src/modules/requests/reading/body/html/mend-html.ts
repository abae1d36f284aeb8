import { Parser } from 'htmlparser2'
import { writeInParts } from './write-in-parts.ts'
import { namesOf } from './names-of.ts'

interface OpenTag {
  readonly name: string
  readonly start: number
  readonly end: number
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Elements whose words are not shown: one that is never closed hides the rest of the mail. */
const hiding = namesOf('hiding')
const anyHiding = new RegExp(`<(?=(?:${[...hiding].join('|')})\\b)`, 'gi')
/** Crossed out words are no request, but one mark that is never closed does not cross out a whole mail. */
const crossing = namesOf('crossing')
const drawings = new Set(['svg', 'math'])
const textInDrawings = namesOf('textInDrawings')
/** What cannot stand in a drawing: a browser takes the drawing to end where one of these starts. */
const leavesDrawing = namesOf('leavesDrawing')
const inHead = namesOf('inHead')

const rounds = 10

/**
 * HTML in which nothing that was left open hides what comes after it: a tag that is never closed or never finished, a
 * comment without an end, a paragraph inside a drawing or the head. Their openings are taken out, so that the words are
 * kept rather than lost.
 */
export function mendHtml(html: string, mostDepth: number): string {
  let mended = html
  for (let round = 0; round < rounds; round += 1) {
    const faults = faultsIn(mended, mostDepth)
    if (faults.length === 0) return mended
    mended = without(mended, faults)
  }
  return mended.replace(anyHiding, '<x-')
}

function without(html: string, ranges: readonly Range[]): string {
  const kept: string[] = []
  let at = 0
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    kept.push(html.slice(at, start), ' ')
    at = end
  }
  return kept.join('') + html.slice(at)
}

function faultsIn(html: string, mostDepth: number): Range[] {
  const open: OpenTag[] = []
  const faults: Range[] = []
  /** Closed only because something around them was. */
  let implied: OpenTag[] = []
  /** Of a tag whose end was not seen yet. */
  let unfinished: number | null = null
  const settle = (isEnd: boolean): void => {
    for (const tag of implied) if (hiding.has(tag.name) || (isEnd && crossing.has(tag.name))) faults.push(tag)
    implied = []
  }
  const parser = new Parser(
    {
      onopentagname() {
        implied = []
        unfinished = parser.startIndex
      },
      onopentag(name) {
        const outer = open.at(-1)
        const drawing = leavesDrawing.has(name) ? drawingAround(open) : undefined
        if (drawing) faults.push(drawing)
        if (outer?.name === 'head' && !inHead.has(name)) faults.push(outer)
        open.push({ name, start: parser.startIndex, end: parser.endIndex + 1 })
        unfinished = null
      },
      onclosetag(name, isImplied) {
        const closed = open.pop()
        if (isImplied && closed) implied.push(closed)
        if (!isImplied) settle(name === 'body' || name === 'html')
      },
      oncomment() {
        const start = parser.startIndex
        if (parser.endIndex >= html.length)
          faults.push({ start, end: start + (html.startsWith('<!--', start) ? 4 : '<![CDATA['.length) })
      },
    },
    { decodeEntities: false, lowerCaseTags: true },
  )
  let tooDeep = false
  writeInParts(parser, html, () => (tooDeep ||= open.length > 2 * mostDepth))
  if (tooDeep) return []
  settle(true)
  // A tag without an end, or with a quote that never closes, holds the rest.
  if (unfinished !== null && html.includes('>', unfinished)) faults.push({ start: unfinished, end: unfinished + 1 })
  return faults
}

function drawingAround(open: readonly OpenTag[]): OpenTag | undefined {
  const inner = open.findLast(({ name }) => drawings.has(name) || textInDrawings.has(name))
  return inner && drawings.has(inner.name) ? inner : undefined
}
