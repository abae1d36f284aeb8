import { tokens } from './tokens.ts'

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

const texts = ['ink', 'muted', 'primary', 'danger', 'success', 'warning', 'orange', 'neutral', 'info'] as const
const grounds = ['canvas', 'surface', 'raised'] as const
const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

describe('colours', () => {
  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['success', 'danger', 'warning', 'orange', 'neutral', 'info', 'primary'] as const)(
    '%s can be read on its pale tone',
    (tone) => {
      expect(contrast(tokens[tone], tokens[`${tone}Soft`])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('white can be read on the primary colour', () => {
    for (const ground of [tokens.primary, tokens.primaryHover, tokens.primaryStrong])
      expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
  })
})
