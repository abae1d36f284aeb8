import { harmlessName } from './harmless-name.ts'

test('a long name of a file keeps its ending, and no half of a character', () => {
  expect(harmlessName(`map/${'n'.repeat(195)}😀.pdf`)).toBe(`${'n'.repeat(195)}.pdf`)
  expect(harmlessName(`${'😀'.repeat(150)}.pdf`).isWellFormed()).toBe(true)
  expect(harmlessName('')).toBe('file')
})
