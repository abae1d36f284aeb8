/** What of an element's style decides whether a reader sees its text. */
export interface Sight {
  readonly hidden: boolean
  /** As `rgb` in hex, three bytes; null when not known. */
  readonly colour: string | null
  readonly ground: string | null
  readonly fontSize: number | null
}

export const plainSight: Sight = { hidden: false, colour: '000000', ground: 'ffffff', fontSize: null }

const named: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  snow: 'fffafa',
  ivory: 'fffff0',
  whitesmoke: 'f5f5f5',
  ghostwhite: 'f8f8ff',
  red: 'ff0000',
  blue: '0000ff',
  green: '008000',
  gray: '808080',
  grey: '808080',
  yellow: 'ffff00',
  navy: '000080',
}

/** The declarations of a `style` attribute; of a property that is repeated the last one. */
export function declarations(style: string): ReadonlyMap<string, string> {
  return new Map(
    style
      .slice(0, 4000)
      .split(';')
      .flatMap((part) => {
        const colon = part.indexOf(':')
        return colon < 0
          ? []
          : [
              [
                part.slice(0, colon).trim().toLowerCase(),
                part
                  .slice(colon + 1)
                  .replace(/!important/i, '')
                  .trim()
                  .toLowerCase(),
              ] as const,
            ]
      }),
  )
}

/** What a reader sees of an element inside another one. */
export function sightOf(
  outer: Sight,
  style: ReadonlyMap<string, string>,
  attributes: Readonly<Record<string, string>>,
): Sight {
  const colour = colourOf(style.get('color') ?? attributes['color']) ?? outer.colour
  const ground =
    colourOf(style.get('background-color') ?? style.get('background') ?? attributes['bgcolor']) ?? outer.ground
  const fontSize = sizeOf(style.get('font-size')) ?? outer.fontSize
  return {
    colour,
    ground,
    fontSize,
    hidden:
      outer.hidden || isHidden(style, attributes) || (fontSize !== null && fontSize <= 1.5) || isSame(colour, ground),
  }
}

function isHidden(style: ReadonlyMap<string, string>, attributes: Readonly<Record<string, string>>): boolean {
  if (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    style.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') ||
    style.get('mso-hide') === 'all'
  )
    return true
  if (/^0*(?:\.0+)?%?$/.test(style.get('opacity') ?? '1')) return true
  if (/line-through/.test(style.get('text-decoration') ?? style.get('text-decoration-line') ?? '')) return true
  const clipped = /hidden|clip/.test(style.get('overflow') ?? '')
  const flat = ['height', 'max-height', 'width', 'max-width'].some((property) =>
    /^0(?:px|pt|em|%)?$/.test(style.get(property) ?? ''),
  )
  const away = ['left', 'top', 'text-indent', 'margin-left'].some((property) =>
    /^-\d{3,}(?:\.\d+)?(?:px|pt|em)?$/.test(style.get(property) ?? ''),
  )
  return (clipped && flat) || away || /rect\(\s*0/.test(style.get('clip') ?? '')
}

function sizeOf(size: string | undefined): number | null {
  const [, number, unit = ''] = /^([\d.]{1,8})\s*(px|pt|em|rem|%)?/.exec(size ?? '') ?? []
  if (number === undefined) return null
  const value = Number(number)
  return unit === 'em' || unit === 'rem' ? value * 16 : unit === '%' ? value * 0.16 : value
}

function colourOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const known = named[text]
  if (known !== undefined) return known
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text) ?? /#([\da-f])([\da-f])([\da-f])(?![\da-f])/.exec(text)
  if (short)
    return short
      .slice(1, 4)
      .map((digit) => digit + digit)
      .join('')
  const long = /#([\da-f]{6})/.exec(text)?.[1]
  if (long !== undefined) return long
  const rgb = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)
  if (rgb)
    return rgb
      .slice(1, 4)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')
  return (
    text
      .split(/\s/)
      .map((word) => named[word])
      .find((hex) => hex !== undefined) ?? null
  )
}

/** So close to each other that nobody reads it. */
function isSame(colour: string | null, ground: string | null): boolean {
  if (colour === null || ground === null) return false
  const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [one, other] = [channels(colour), channels(ground)]
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 12)
}
