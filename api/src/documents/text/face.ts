import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

/** A font file; `key` names it in the document. */
export interface Face {
  readonly key: string
  /**
   * Every document parses them anew: a parsed font remembers what was written with it, and the same offer must give the
   * same bytes.
   */
  readonly bytes: Buffer
  has(codePoint: number): boolean
  /** What makes its letters as tall as those of the first font. */
  readonly scale: number
}

const { resolve } = createRequire(import.meta.url)
const alphabets = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']
const styles = {
  regular: { source: '400-normal', symbols: 'DejaVuSans' },
  bold: { source: '600-normal', symbols: 'DejaVuSans-Bold' },
  italic: { source: '400-italic', symbols: 'DejaVuSans-Oblique' },
  boldItalic: { source: '600-italic', symbols: 'DejaVuSans-BoldOblique' },
}
export type FontStyle = keyof typeof styles

const opened = new Map<string, Face>()
const chosen = new Map<string, Face>()

/**
 * The first font that has the character: Source Sans by alphabet, then DejaVu for symbols. Files are opened when first
 * needed.
 */
export function faceOf(character: string, style: FontStyle): Face {
  const key = style + character
  const known = chosen.get(key)
  if (known) return known
  const face = findFace(character, style)
  chosen.set(key, face)
  return face
}

function findFace(character: string, style: FontStyle): Face {
  const { source, symbols } = styles[style]
  const last = open(`dejavu-fonts-ttf/ttf/${symbols}.ttf`, 0.88)
  const code = character.codePointAt(0) ?? 0
  for (const alphabet of alphabets) {
    const face = open(`@fontsource/source-sans-3/files/source-sans-3-${alphabet}-${source}.woff`, 1)
    if (face.has(code)) return face
  }
  return last
}

function open(path: string, scale: number): Face {
  const known = opened.get(path)
  if (known) return known
  const file = readFileSync(resolve(path))
  const bytes = path.endsWith('.woff') ? unpackWoff(file) : file
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error(`${path} holds more than one font`)
  const characters = new Set(font.characterSet)
  const face = { key: path, bytes, scale, has: (codePoint: number) => characters.has(codePoint) }
  opened.set(path, face)
  return face
}
