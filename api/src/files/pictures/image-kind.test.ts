import { imageKind } from './image-kind.ts'
import { cpuMilliseconds } from '../../testing/cpu-milliseconds.ts'

test.each(['<svg></svg>', '\uFEFF <svg\nwidth="1"/>', '<?xml version="1.0"?>\n<!-- a --> <!-- b --><SVG >'])(
  '%s is a drawing',
  (text) => {
    expect(imageKind(Buffer.from(text))).toEqual({ kind: 'svg', width: null, height: null })
  },
)

test.each(['<svgx>', 'svg', '<!-- <svg>', '<?xml <svg>', '<html><svg>', ''])('%s is none', (text) => {
  expect(imageKind(Buffer.from(text))).toBeNull()
})

test.each([
  '<!---->'.repeat(28) + '<!--x',
  '<!---->'.repeat(500) + '<!--x',
  ' '.repeat(5_000),
  '<?xml '.repeat(900),
  `<!--${' '.repeat(4_000)}`,
])('what is made to keep a reader busy is looked at once: %.20s', (text) => {
  const spent = cpuMilliseconds(() => {
    expect(imageKind(Buffer.from(text))).toBeNull()
  })
  expect(spent).toBeLessThan(100)
})
