import { keptWords } from '../handling/lines/normal-line.ts'
import { normalCode } from '../matching/index/codes.ts'
import { codesToLookUp, namedInLine } from './named-in-line.ts'

/** The product that a line names of a customer's numbers, which are counted from 1. */
function named(line: string, numbers: readonly string[], quantity?: number): number | undefined {
  const words = keptWords(line, quantity)
  const looked = new Set(codesToLookUp(words))
  const rows = numbers.map((number, index) => ({ number, productId: index + 1, code: normalCode(number) }))
  return namedInLine(
    words,
    Map.groupBy(
      rows.filter(({ code }) => looked.has(code)),
      ({ code }) => code,
    ),
  )
}

test.each([
  ['4711', '4711', undefined],
  ['12 st 4711', '4711', 12],
  ['art.nr. 4711 zeskantbout 8x40', '4711', undefined],
  ['artikelnummer: 47, 100 stuks', '47', 100],
  ['104233 zeskantbout M8x40 verzinkt', '104233', undefined],
  ['zeskantbout M8x40 verzinkt (104233) - 200 st', '104233', 200],
  ['200 x HK-88.12 zeskantbout', 'HK-88.12', 200],
  ['hkb 8812 zeskantbout', 'HKB-8812', undefined],
  ['hk88124 zeskantbout', 'HK 88-124', undefined],
  ['bout art BOUTEN', 'bouten', undefined],
  ['code M8x40', 'M8x40', undefined],
  ['  a12b ; 5 dozen', 'A12B', 5],
])('%p names %p', (line, number, quantity) => {
  expect(named(line, ['zzz-1', number], quantity)).toBe(2)
})

test.each([
  ['a size', 'zeskantbout M8x40 verzinkt', 'M8x40'],
  ['a short number among words', 'balk 47 mm geschaafd', '47'],
  ['a length', 'kabel 12000 mm', '12000'],
  ['a plain word', 'vuren bouten kort', 'bouten'],
  ['a part of a longer one', '1104233 zeskantbout', '104233'],
  ["the seller's own number", 'uw art.nr 104233 zeskantbout', '104233'],
  ["the seller's own number without a word for it", 'uw 104233 zeskantbout', '104233'],
])('%s is none', (_, line, number) => {
  expect(named(line, [number])).toBeUndefined()
})

test('the quantity is none, unless the number stands there as well', () => {
  expect(named('104233 stuks', ['104233'], 104233)).toBeUndefined()
  expect(named('104233 stuks 104233', ['104233'], 104233)).toBe(1)
})

test('of two that a line names none is meant for certain; of one that is said twice it is', () => {
  expect(named('104233 of 104234', ['104233', '104234'])).toBeUndefined()
  expect(named('104233 104233', ['104233'])).toBe(1)
})

test('of two that are alike but for their signs the one that is written is meant', () => {
  expect(named('HK-8812 bout', ['HK-88-12', 'HK-8812'])).toBe(2)
  expect(named('HK8812 bout', ['HK-88-12', 'HK-8812'])).toBeUndefined()
})

test('a story names nothing', () => {
  expect(named(`104233 ${'en nog wat '.repeat(200)}`, ['104233'])).toBeUndefined()
})
