import type PDFDocument from 'pdfkit'
import { faceOf, type Face, type FontStyle } from './face.ts'
import type { Ink, Line, Paragraph, Run, Span } from './text.types.ts'

/** Breaks text into lines and says how wide it is. */
export interface Typesetter {
  lines(paragraphs: readonly Paragraph[], ink: Ink, width: number): Line[]
  /** Without breaking. */
  width(text: string, ink: Ink): number
}

/** Text in one face, and whether a line may end behind it. */
interface Atom {
  readonly text: string
  readonly face: Face
  readonly width: number
  /** Without the space at its end, which takes no room at the end of a line. */
  readonly bare: number
  readonly mayEnd: boolean
}

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })
/**
 * Controls, and what turns the direction of text or joins letters invisibly: nothing to print, and a way to make text
 * lie.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu
/** Behind spaces, and behind a dash or slash between letters. */
const opportunity = /(?<= )(?! )|(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u
const bulletIndent = 11

export function createTypesetter(document: InstanceType<typeof PDFDocument>): Typesetter {
  const registered = new Set<string>()
  const widths = new Map<string, number>()

  /** In thousandths of the font size. Measured by the document, which keeps the shaped words for drawing. */
  function advance(text: string, face: Face): number {
    const key = face.key + text
    const known = widths.get(key)
    if (known !== undefined) return known
    if (!registered.has(face.key)) document.registerFont(face.key, face.bytes)
    registered.add(face.key)
    const width = document.font(face.key, 1000).widthOfString(text, { lineBreak: false }) * face.scale
    widths.set(key, width)
    return width
  }

  function atom(text: string, face: Face, size: number, mayEnd: boolean): Atom {
    const width = (advance(text, face) * size) / 1000
    return { text, face, width, bare: text.endsWith(' ') ? width - (advance(' ', face) * size) / 1000 : width, mayEnd }
  }

  function atoms(run: Run, ink: Ink): Atom[] {
    const style = styleOf(run, ink)
    const text = run.text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\t\n\r ]+/g, ' ')
      .replace(unprintable, '')
    return text.split(opportunity).flatMap((piece, index, pieces) => {
      // A space that keeps words together has done so by now; in the document it is one like any other, which search
      // finds.
      const parts = byFace(piece.replaceAll('\u00a0', ' '), style)
      const ends = piece.endsWith(' ') || index < pieces.length - 1
      return parts.map(({ text: part, face }, at) => atom(part, face, ink.size, ends && at === parts.length - 1))
    })
  }

  /** A word wider than the line is broken where the line is full. */
  function fitting(word: readonly Atom[], size: number, width: number): Atom[][] {
    if (widthOf(word) <= width) return [[...word]]
    const letters = word.flatMap(({ text, face }) =>
      Array.from(graphemes.segment(text), ({ segment }) => atom(segment, face, size, true)),
    )
    return letters.map((letter) => [letter])
  }

  function paragraphLines({ runs, bullet }: Paragraph, ink: Ink, width: number): Line[] {
    const indent = bullet ? bulletIndent : 0
    const room = width - indent
    const words = wordsOf(runs.flatMap((run) => atoms(run, ink))).flatMap((word) => fitting(word, ink.size, room))
    return filled(words, room).map((line, index) => {
      const mark =
        bullet && index === 0 ? spansOf([atom('• ', faceOf('•', 'regular'), ink.size, true)], 0, ink.size) : []
      return { spans: [...mark, ...spansOf(line, indent, ink.size)], width: indent + widthOf(line), ink }
    })
  }

  return {
    lines: (paragraphs, ink, width) => paragraphs.flatMap((paragraph) => paragraphLines(paragraph, ink, width)),
    width: (text, ink) => widthOf(atoms({ text }, ink)),
  }
}

/** As many words on every line as it has room for. */
function filled(words: readonly (readonly Atom[])[], room: number): Atom[][] {
  const lines: Atom[][] = [[]]
  let taken = 0
  for (const word of words) {
    const fits = taken === 0 || taken + widthOf(word) <= room + 0.01
    if (!fits) {
      lines.push([])
      taken = 0
    }
    lines.at(-1)?.push(...word)
    taken += word.reduce((sum, { width }) => sum + width, 0)
  }
  return lines
}

function styleOf(run: Run, ink: Ink): FontStyle {
  const [bold, italic] = [run.bold || ink.bold, run.italic || ink.italic]
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'regular'
}

/** Neighbours that the same font can print stay together. */
function byFace(text: string, style: FontStyle): { text: string; face: Face }[] {
  const parts: { text: string; face: Face }[] = []
  for (const character of text) {
    const last = parts.at(-1)
    const face = character === ' ' && last ? last.face : faceOf(character, style)
    if (last?.face === face) last.text += character
    else parts.push({ text: character, face })
  }
  return parts
}

function wordsOf(atoms: readonly Atom[]): Atom[][] {
  const words: Atom[][] = [[]]
  for (const each of atoms) {
    words.at(-1)?.push(each)
    if (each.mayEnd) words.push([])
  }
  return words.filter((word) => word.length > 0)
}

function widthOf(atoms: readonly Atom[]): number {
  return atoms.slice(0, -1).reduce((sum, { width }) => sum + width, 0) + (atoms.at(-1)?.bare ?? 0)
}

function spansOf(atoms: readonly Atom[], indent: number, size: number): Span[] {
  const spans: { text: string; face: string; size: number; x: number }[] = []
  let x = indent
  for (const { text, face, width } of atoms) {
    const last = spans.at(-1)
    if (last?.face === face.key) last.text += text
    else spans.push({ text, face: face.key, size: size * face.scale, x })
    x += width
  }
  return spans
}
