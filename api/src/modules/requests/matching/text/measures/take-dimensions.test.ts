import fc from 'fast-check'
import type { Dimension } from './dimension.types.ts'
import { readText } from '../read-text.ts'
import { cpuMilliseconds } from '../../../../../testing/cpu-milliseconds.ts'

const read = (text: string, quantity?: number) =>
  readText({ text, quantity, unitsOf: () => [], isLine: true }).dimensions

/** `M8`, `40`, `length 4000`, `10|100` where it may be either, `~8` for a bare number; lengths in millimetres. */
function shown({ measure, values, role, firm }: Dimension): string {
  const hundredths = measure === 'length' || measure === 'thread'
  const value = values.map((each) => (hundredths ? each / 100 : each)).join('|')
  if (measure === 'thread') return `M${value}`
  return measure === 'length' ? [...(role ? [role] : []), value].join(' ') : firm ? `${measure} ${value}` : `~${value}`
}

const cases: readonly (readonly [text: string, dimensions: readonly string[], quantity?: number])[] = [
  // Threads
  ['zeskantmoer M8', ['M8']],
  ['bout M8x40', ['M8', 'length 40']],
  ['bout m8 x 40', ['M8', 'length 40']],
  ['bout M 8 x 40 mm', ['M8', 'length 40']],
  ['bout M8*40', ['M8', 'length 40']],
  ['bout M10/60', ['M10', 'length 60']],
  ['bout M8-40', ['M8', 'length 40']],
  ['M8 x 1,25 x 40', ['M8', 'length 40']],
  ['M2,5x10', ['M2.5', 'length 10']],
  ['M3 moeren', ['M3']],
  ['14 m3 zand', [], 14],
  ['14 m8 bouten', ['M8'], 14],
  ['120 m2 tegels', [], 120],
  ['koker 30x30x2 van zes meter', ['30|300', '30|300', '2', '6000']],
  ['jachtlak in blikken van drieënhalve liter', ['volume 3500']],
  ['lat van anderhalve meter', ['1500']],
  ['2 x 100 ringen M8', ['M8'], 200],
  ['2 x 100 ringen M8', ['M8', '2', '100'], 5],
  ['M8 lengte 60 mm', ['M8', 'length 60']],
  ['koker 6 m 60x60x3', ['60|600', '60|600', '3', '6000']],
  // Sizes
  ['20x140x4000', ['20|200', '140|1400', '4000']],
  ['20*140 mm', ['20', '140']],
  ['58 x 156 mm x 4800', ['58', '156', '4800']],
  ['44x69 l=3,60 m', ['length 3600', '44|440', '69|690']],
  ['44/69 - 300 cm', ['44|440', '69|690', '3000']],
  ['60x60 cm', ['600', '600']],
  ['122x244', ['122|1220', '244|2440']],
  ['1,22 x 2,44 m', ['1220|1.22', '2440']],
  ['58 x 156 x 4,8 m', ['58', '156', '4800']],
  ['5,0x80', ['5', '80']],
  ['4x20', ['4', '20']],
  ['4,0x20 doos 200 stuks', ['4', '20']],
  ['60x60 cm x 9 mm', ['600', '600', '9']],
  ['1,22x2,44', ['1.22|1220', '2.44|2440']],
  ['30 bij 30', ['30|300', '30|300']],
  ['koker 40x40x3 6m', ['40|400', '40|400', '3', '6000']],
  ['71x246 van 4,20', ['71|710', '246|2460', 'length 4200']],
  ['22x150 - 4800', ['22|220', '150|1500', 'length 4800']],
  // Labels
  ['18 mm dik', ['thickness 18']],
  ['22 mm dik 150 mm breed 4200 mm lang', ['length 4200', 'thickness 22', 'width 150']],
  ['dikte 22 mm, breedte 150 mm, lengte 4,2 m', ['length 4200', 'thickness 22', 'width 150']],
  ['3.6 m long', ['length 3600']],
  ['lang 3,6', ['length 3.6|36|3600']],
  ['Ø12', ['diameter 12']],
  ['rond 12', ['diameter 12']],
  ['12 mm ø', ['diameter 12']],
  ['diameter 110 mm, 4 m', ['diameter 110', '4000']],
  ['4m20', ['4200']],
  ['4.000 mm', ['4000|4']],
  // Other measures
  ['2,5 L', ['volume 2500']],
  ['0,75 ltr', ['volume 750']],
  ['750 ml', ['volume 750']],
  ['10 liter', ['volume 10000']],
  ['25 kg', ['weight 25000']],
  ['bocht 45°', ['angle 45']],
  ['bocht 90 gr', ['angle 90']],
  ['90-degree bend', ['angle 90']],
  ['kraan 1/2"', ['inch 32']],
  ['kraan 1½"', ['inch 96']],
  ['plug 8', ['~8']],
  // Not a dimension: how many, what it costs, what it is called
  ['12x vuren balk', [], 12],
  ['moeren M8 200x', ['M8'], 200],
  ['ringen M8 400', ['M8'], 400],
  ['8 dozen à 200 stuks', [], 8],
  ['MDF 18 mm : 9 platen', ['18'], 9],
  ['vuren lat 22x50, 80 m', ['22|220', '50|500'], 80],
  ['12 kokers 40x40x3', ['40|400', '40|400', '3'], 12],
  ['drie emmers van 10 liter', ['volume 10000'], 3],
  ['koker blank € 2,50 per stuk', []],
  ['DIN 933 / ISO 4017 8.8 M8', ['M8']],
  ['RAL 9010', []],
  ['12 mm multiplex', ['12'], 12],
]

test.each(cases.map(([text, expected, quantity]) => ({ text, expected, quantity })))(
  '$text',
  ({ text, expected, quantity }) => {
    expect(read(text, quantity).map(shown).toSorted()).toEqual([...expected].toSorted())
  },
)

test('whatever way a size is written, its numbers are read', () => {
  const size = fc.array(fc.integer({ min: 10, max: 6000 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(
      size,
      fc.constantFrom('x', ' x ', '*', '×', ' X '),
      fc.constantFrom('', ' mm', 'mm'),
      (numbers, times, unit) => {
        const found = read(`plank ${numbers.join(times)}${unit}`)
        expect(found.map(({ values }) => (values[0] ?? 0) / 100)).toEqual(numbers)
      },
    ),
  )
})

test('any text is read without an error, and the longest line within reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(Array.isArray(read(text))).toBe(true)
    }),
  )
  const spent = cpuMilliseconds(() => {
    for (const text of [
      '1x'.repeat(2000),
      'M8 x '.repeat(800),
      '4 '.repeat(2000),
      '9.'.repeat(2000),
      'a-'.repeat(2000) + '1',
      ' '.repeat(4000) + 'x',
      '(("'.repeat(1000),
    ])
      read(text, 4)
  })
  expect(spent).toBeLessThan(2000)
})
