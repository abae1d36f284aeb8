import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)

function open(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('more than one font')
  return font
}

describe('an unpacked font', () => {
  const packed = readFileSync(resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'))
  const unpacked = unpackWoff(packed)

  it('is no longer one that is unpacked at each letter', () => {
    expect([packed, unpacked].map((bytes) => open(bytes).type)).toEqual(['WOFF', 'TTF'])
  })

  it('has the letters of the packed one, as wide and as they are drawn', () => {
    const [before, after] = [open(packed), open(unpacked)]
    expect(after.characterSet).toEqual(before.characterSet)
    const drawn = (font: Font, text: string) =>
      font.layout(text).glyphs.map(({ id, advanceWidth, path }) => [id, advanceWidth, path.toSVG()])
    expect(drawn(after, 'Aanbod 2½ à € 1.250,00 fi')).toEqual(drawn(before, 'Aanbod 2½ à € 1.250,00 fi'))
  })

  it('has the table of contents of a plain file', () => {
    const count = packed.readUInt16BE(12)
    const size = packed.readUInt32BE(16)
    expect(unpacked.length).toBe(size)
    expect([unpacked.readUInt32BE(0), unpacked.readUInt16BE(4)]).toEqual([packed.readUInt32BE(4), count])
  })
})
