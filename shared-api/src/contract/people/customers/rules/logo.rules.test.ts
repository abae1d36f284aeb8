import { checkLogoFile, logoMaxBytes } from './logo.rules.ts'

const file = (changes: object = {}) => ({ name: 'logo.png', type: 'image/png', size: 10, ...changes })

it.each([
  [{}, { kind: 'png' }],
  [{ name: 'Logo.JPG', type: 'image/jpeg' }, { kind: 'jpeg' }],
  [{ name: 'a.b.svg', type: 'image/SVG+xml' }, { kind: 'svg' }],
  [{ type: 'application/pdf' }, { problem: 'type' }],
  [{ type: 'constructor' }, { problem: 'type' }],
  [{ type: '' }, { problem: 'type' }],
  [{ name: 'logo.gif' }, { problem: 'extension' }],
  [{ name: 'logo' }, { problem: 'extension' }],
  [{ size: logoMaxBytes }, { kind: 'png' }],
  [{ size: logoMaxBytes + 1 }, { problem: 'size' }],
  [{ size: 0 }, { problem: 'empty' }],
  [{ name: 'x.exe', type: 'text/plain', size: 0 }, { problem: 'type' }],
])('a logo file with %j is %j', (changes, outcome) => {
  expect(checkLogoFile(file(changes))).toEqual(outcome)
})
