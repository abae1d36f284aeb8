import { readTable } from './read-table.ts'

const read = (...rows: readonly (readonly string[])[]) =>
  readTable(
    rows.map((cells) => ({ cells: cells.map((text) => ({ text, start: 0, end: 0 })), start: 0, end: 0 })),
    false,
  ).map(({ quantity, confidence, searchLine }) => [quantity, confidence, searchLine])

test.each([
  ['Benodigd', 'Te bestellen'],
  ['Aantal', 'Bestelaantal'],
  ['Required', 'Order qty'],
  ['Aantal per woning', 'Totaal'],
  ['Per unit', 'Total qty'],
  ['Aantal', 'Gewenst'],
  ['Qty per unit', 'Total'],
  ['Nodig', 'Aantal'],
  ['Qty', 'To order'],
])('of %s and %s the second orders, and the line is not certain where they differ', (first, second) => {
  expect(read(['Omschrijving', first, second], ['Bout M8x40', '12', '24'], ['Moer M8', '6', '6'])).toEqual([
    [24, 'low', 'Bout M8x40 24'],
    [6, 'high', 'Moer M8 6'],
  ])
  expect(read(['Omschrijving', second, first], ['Bout M8x40', '24', '12'], ['Moer M8', '6', '6'])).toEqual([
    [24, 'low', 'Bout M8x40 24'],
    [6, 'high', 'Moer M8 6'],
  ])
})

test('a sum of money, a reference and the stock order nothing', () => {
  expect(
    read(
      ['Omschrijving', 'Aantal', 'Prijs', 'Totaal'],
      ['Bout M8x40', '12', '2,35', '28,20'],
      ['Moer M8', '6', '0,50', '3,00'],
    ),
  ).toEqual([
    [12, 'high', 'Bout M8x40 12'],
    [6, 'high', 'Moer M8 6'],
  ])
  expect(
    read(
      ['Omschrijving', 'Aantal', 'Prijs', 'Totaal'],
      ['Bout M8x40', '12', '2', '24'],
      ['Moer M8', '6', '1', '6'],
    ).map(([quantity]) => quantity),
  ).toEqual([12, 6])
  expect(
    read(['Order', 'Omschrijving', 'Aantal'], ['4711', 'Bout M8x40', '12'], ['4711', 'Moer M8', '6']).map(
      ([quantity, confidence]) => [quantity, confidence],
    ),
  ).toEqual([
    [12, 'high'],
    [6, 'high'],
  ])
  expect(
    read(['Omschrijving', 'Voorraad', 'Aantal'], ['Bout M8x40', '500', '12']).map(([quantity]) => quantity),
  ).toEqual([12])
})
