import fc from 'fast-check'
import { distanceBetween, typoIndex } from './typos.ts'

const index = typoIndex([
  'zeskantbout',
  'spanplatschroef',
  'multiplex',
  'berk',
  'gren',
  'verzinkt',
  'plank',
  'hex bolt',
  'din933',
])

test.each([
  ['multplex', 'multiplex'],
  ['zeskandbout', 'zeskantbout'],
  ['zekantbout', 'zeskantbout'],
  ['vezrinkt', 'verzinkt'],
  ['plang', 'plank'],
  ['grem', 'gren'],
])('%s is %s', (mistyped, word) => {
  expect(index.nearest(mistyped)).toBe(word)
})

test.each(['zwaluwstaart', 'blank', 'kit', 'din934', 'houtdraadbout'])('%s is nothing that is known', (word) => {
  expect(index.nearest(word)).toBeNull()
})

test('distance: letters added, dropped, changed or swapped, the same both ways', () => {
  expect(
    [
      ['bout', 'bout'],
      ['bout', 'bouten'],
      ['bout', 'buot'],
      ['bout', 'boud'],
      ['bout', 'plank'],
    ].map(([one = '', other = '']) => distanceBetween(one, other, 3)),
  ).toEqual([0, 2, 1, 1, 4])
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distanceBetween(one, other, 8)).toBe(distanceBetween(other, one, 8))
      expect(distanceBetween(one, other, 8) === 0).toBe(one === other)
    }),
  )
})

test('of two words that are as near the preferred one', () => {
  expect(typoIndex(['plant', 'plat']).nearest('platn')).toBe('plant')
  expect(typoIndex(['plant', 'plat'], new Set(['plat'])).nearest('platn')).toBe('plat')
})
