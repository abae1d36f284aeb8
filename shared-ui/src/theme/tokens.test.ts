import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenSheet } from './tokenSheet.ts'
import { colours } from './tokens.ts'

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts = [
  'ink',
  'muted',
  'placeholder',
  'primary',
  'danger',
  'success',
  'warning',
  'orange',
  'neutral',
  'info',
] as const
const grounds = ['canvas', 'surface', 'raised'] as const
const tones = ['success', 'danger', 'warning', 'orange', 'neutral', 'info', 'primary'] as const
const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

describe.each(['light', 'dark'] as const)('colours, %s', (scheme) => {
  const colour = colours[scheme]

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(tones)('%s can be read on its pale tone', (tone) => {
    expect(contrast(colour[tone], colour[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['primary', 'primaryHover', 'primaryStrong'] as const)('a button of %s can be read', (ground) => {
    expect(contrast(colour.onPrimary, colour[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it('a button that deletes, and a marked text, can be read', () => {
    expect(contrast(colour.onDanger, colour.danger)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour.ink, colour.highlight)).toBeGreaterThanOrEqual(4.5)
  })
})

it('tokens.css is that of the tokens', () => {
  expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(tokenSheet())
})
