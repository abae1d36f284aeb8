const elements = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'use',
  'symbol',
])

const attributes = new Set([
  'id',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'preserveAspectRatio',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
  'dx',
  'dy',
  'xmlns',
  'version',
  'href',
  'xlink:href',
  'xmlns:xlink',
  'display',
  'visibility',
  'color',
])

const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

const maxDepth = 64
const maxUses = 200
/** What is drawn by reference, once what is referred to has drawn its own: ten levels of ten would be ten milliards. */
const maxDrawn = 10_000

/**
 * A drawing that is not plain, well-formed SVG. It is refused: a guess at what was meant is how scripts get through.
 */
export class UnsafeSvg extends Error {}

/** The name stays readable to a browser only inside the document: `#id`, or `url(#id)` as a paint. */
function safeValue(name: string, value: string): boolean {
  const fixed = namespaces.get(name)
  if (fixed !== undefined) return value === fixed
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(value) || value.includes('<') || value.includes('\\')) return false
  if (name.endsWith('href')) return /^#[\w.:-]+$/.test(value)
  return !/url\s*\(/i.test(value) || /^url\(\s*#[\w.:-]+\s*\)$/i.test(value)
}

function keptAttributes(source: string): string {
  const pattern = /(?<!\s)\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy
  let kept = ''
  let end = 0
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    end = pattern.lastIndex
    const name = match[1] ?? ''
    const value = match[2] ?? match[3] ?? ''
    if (attributes.has(name) && safeValue(name, value)) kept += ` ${name}="${value.replaceAll('"', '&quot;')}"`
  }
  if (source.slice(end).trim() !== '') throw new UnsafeSvg('malformed attributes')
  return kept
}

const text = (source: string): string =>
  source.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7});)/g, '&amp;').replaceAll('>', '&gt;')

interface Tag {
  readonly closing: boolean
  readonly name: string
  readonly attributes: string
  readonly selfClosing: boolean
  readonly end: number
}

/** A tag ends at the first `>` outside of quotes; every character is looked at once. */
function tagAt(source: string, start: number): Tag {
  const closing = source[start + 1] === '/'
  tagName.lastIndex = start + (closing ? 2 : 1)
  const found = tagName.exec(source)?.[0]
  if (found === undefined) throw new UnsafeSvg('malformed tag')
  const from = start + (closing ? 2 : 1) + found.length
  for (let at = from; at < source.length; at += 1) {
    const character = source[at]
    if (character === '<') throw new UnsafeSvg('malformed tag')
    if (character === '"' || character === "'") {
      at = source.indexOf(character, at + 1)
      if (at < 0) throw new UnsafeSvg('malformed tag')
    }
    if (character === '>') {
      const selfClosing = source[at - 1] === '/'
      return {
        closing,
        name: found,
        attributes: source.slice(from, selfClosing ? at - 1 : at),
        selfClosing,
        end: at + 1,
      }
    }
  }
  throw new UnsafeSvg('not well-formed')
}

const tagName = /[A-Za-z_:][\w:.-]*/y
const asides = [
  ['<!--', '-->'],
  ['<?xml ', '?>'],
  ['<?xml\n', '?>'],
  ['<?xml\r', '?>'],
  ['<?xml\t', '?>'],
  ['<![CDATA[', ']]>'],
] as const

/** Comments and the like say nothing that is shown; null where none starts. */
function asideEnd(source: string, at: number): number | null {
  const aside = asides.find(([start]) => source.startsWith(start, at))
  if (!aside) return null
  const end = source.indexOf(aside[1], at + aside[0].length)
  if (end < 0) throw new UnsafeSvg('not well-formed')
  return end + aside[1].length
}

const reference = /(?:href="#|url\(\s*#)([\w.:-]+)/g
const ownId = / id="([^"]*)"/

/** What each part of a drawing refers to, by the ids of the parts around it; the whole has the id of nothing. */
class References {
  readonly #inside = new Map<string, string[]>([['', []]])
  readonly #drawn = new Map<string, number>()

  add(kept: string, around: readonly string[]): void {
    for (const [, id = ''] of kept.matchAll(reference)) {
      for (const part of new Set(['', ...around])) {
        const inside = this.#inside.get(part)
        if (inside) inside.push(id)
        else this.#inside.set(part, [id])
      }
    }
  }

  /** How much is drawn by reference; what leads to itself has no end. */
  drawnBy(part = '', depth = 0): number {
    if (depth > maxDepth) return Infinity
    const known = this.#drawn.get(part)
    if (known !== undefined) return known
    this.#drawn.set(part, Infinity)
    const drawn = (this.#inside.get(part) ?? []).reduce((sum, id) => sum + 1 + this.drawnBy(id, depth + 1), 0)
    this.#drawn.set(part, drawn)
    return drawn
  }
}

/** What is written anew, as far as it has come. */
class Drawing {
  readonly #open: string[] = []
  readonly #written: string[] = []
  /** Ids of what is open, empty for what has none. */
  readonly #ids: string[] = []
  readonly #references = new References()
  #hiddenFrom = Infinity
  #uses = 0

  text(characters: string): void {
    if (this.#open.length > 0 && this.#open.length < this.#hiddenFrom) this.#written.push(text(characters))
  }

  start({ name, attributes: given, selfClosing }: Tag): void {
    if (this.#open.length === 0 && (name !== 'svg' || this.#written.length > 0)) throw new UnsafeSvg('root element')
    if (name === 'use' && ++this.#uses > maxUses) throw new UnsafeSvg('too many references')
    const shown = this.#open.length < this.#hiddenFrom && elements.has(name)
    const kept = keptAttributes(given)
    const id = ownId.exec(kept)?.[1] ?? ''
    if (shown) {
      this.#written.push(`<${name}${kept}${selfClosing ? '/>' : '>'}`)
      this.#references.add(kept, [...this.#ids, id])
    }
    if (selfClosing) return
    this.#open.push(name)
    this.#ids.push(id)
    if (this.#open.length > maxDepth) throw new UnsafeSvg('nested too deep')
    if (!shown && this.#hiddenFrom === Infinity) this.#hiddenFrom = this.#open.length
  }

  end(name: string): void {
    this.#ids.pop()
    if (this.#open.pop() !== name) throw new UnsafeSvg('elements do not nest')
    if (this.#open.length < this.#hiddenFrom && elements.has(name)) this.#written.push(`</${name}>`)
    if (this.#open.length === this.#hiddenFrom - 1) this.#hiddenFrom = Infinity
  }

  finish(): string {
    const out = this.#written.join('')
    if (this.#open.length > 0 || !out.startsWith('<svg')) throw new UnsafeSvg('not well-formed')
    if (this.#references.drawnBy() > maxDrawn) throw new UnsafeSvg('too much by reference')
    return out.includes('xmlns="') ? out : out.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  }
}

/**
 * Writes a drawing anew from the elements and attributes of a fixed list. Whatever else it holds (scripts, styles,
 * event handlers, foreign content, references out of the document) is left out with its content; what is no plain XML
 * is refused.
 */
export function sanitizeSvg(source: string): string {
  const drawing = new Drawing()
  for (let at = 0; at < source.length;) {
    const tag = source.indexOf('<', at)
    if (tag !== at) {
      const end = tag < 0 ? source.length : tag
      drawing.text(source.slice(at, end))
      at = end
      continue
    }
    const end = asideEnd(source, at)
    if (end === null) {
      const found = tagAt(source, at)
      if (found.closing) drawing.end(found.name)
      else drawing.start(found)
      at = found.end
    } else at = end
  }
  return drawing.finish()
}
