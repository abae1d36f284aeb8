const elements = new Set([
  'svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan',
  'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'use', 'symbol',
])

const attributes = new Set([
  'id', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd', 'points',
  'transform', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask', 'stroke', 'stroke-width', 'stroke-linecap',
  'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'offset',
  'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits',
  'preserveAspectRatio', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'dx', 'dy',
  'xmlns', 'version', 'href', 'xlink:href', 'xmlns:xlink', 'display', 'visibility', 'color',
])

const namespaces = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

const maxDepth = 64
const maxUses = 200

/** A drawing that is not plain, well-formed SVG. It is refused: a guess at what was meant is how scripts get through. */
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
  const pattern = /\s+([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy
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

/**
 * Writes a drawing anew from the elements and attributes of a fixed list. Whatever else it holds (scripts, styles, event
 * handlers, foreign content, references out of the document) is left out with its content; what is no plain XML is refused.
 */
export function sanitizeSvg(source: string): string {
  const token = /<!--[\s\S]*?-->|<\?xml\s[^>]*\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([A-Za-z_:][\w:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>|([^<]+)/gy
  const open: string[] = []
  let out = ''
  let hiddenFrom = Infinity
  let end = 0
  let uses = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    end = token.lastIndex
    const [, closing, name, rest, selfClosing, characters] = match
    if (characters !== undefined) {
      if (open.length > 0 && open.length < hiddenFrom) out += text(characters)
      continue
    }
    if (name === undefined) continue
    if (closing) {
      if (open.pop() !== name) throw new UnsafeSvg('elements do not nest')
      if (open.length < hiddenFrom) out += elements.has(name) ? `</${name}>` : ''
      if (open.length === hiddenFrom - 1) hiddenFrom = Infinity
      continue
    }
    if (open.length === 0 && (name !== 'svg' || out !== '')) throw new UnsafeSvg('root element')
    if (name === 'use' && ++uses > maxUses) throw new UnsafeSvg('too many references')
    const shown = open.length < hiddenFrom && elements.has(name)
    const kept = keptAttributes(rest ?? '')
    if (shown) out += `<${name}${kept}${selfClosing ? '/>' : '>'}`
    if (selfClosing) continue
    open.push(name)
    if (open.length > maxDepth) throw new UnsafeSvg('nested too deep')
    if (!shown && hiddenFrom === Infinity) hiddenFrom = open.length
  }
  if (end !== source.length || open.length > 0 || !out.startsWith('<svg')) throw new UnsafeSvg('not well-formed')
  return out.includes('xmlns="') ? out : out.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
