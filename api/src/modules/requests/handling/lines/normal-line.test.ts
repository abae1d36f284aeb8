import { normalLine } from './normal-line.ts'

test.each([
  ['120 st vuren balk geschaafd 44x69 mm', 120, '80 stuks Vuren balk geschaafd 44 x 69 mm', 80],
  ['bout DIN 933 M8x40 (250x)', 250, '75x bout DIN 933 M8 x 40', 75],
  ['1.250 schroeven 4,5x60', 1250, '500 Schroeven 4.5x60', 500],
  ['Multiplex 18 mm: 6 platen', 6, 'multiplex 18 mm 12 platen', 12],
  ['M12 bouten RVS / 20 40 mm', 20, 'M12 bouten RVS / 30 40 mm', 30],
  ['scharnier zwart', undefined, 'Scharnier zwart.', undefined],
  ['150 m kabelgoot', 150, '20 m kabelgoot', 20],
])('%j (%j) and %j (%j) ask for the same', (one, oneQuantity, other, otherQuantity) => {
  expect(normalLine(one, oneQuantity)).toBe(normalLine(other, otherQuantity))
  expect(normalLine(one, oneQuantity)).not.toBe('')
})

test.each([
  ['plaat 12 mm, twaalf stuks', 12, 'plaat 15 mm, vijftien stuks', 15],
  ['10 st bout M8x40', 10, '10 st bout M8x45', 10],
  ['40 st hoeklijn 40x40', 40, '30 st hoeklijn 30x30', 30],
  ['8x M8 moer', 8, '8x M10 moer', 8],
])('%j and %j ask for something else: a size is no quantity', (one, oneQuantity, other, otherQuantity) => {
  expect(normalLine(one, oneQuantity)).not.toBe(normalLine(other, otherQuantity))
})

test('a whole story is not remembered, nor is a quantity alone', () => {
  expect(normalLine('woord '.repeat(60))).toBe('')
  expect(normalLine('12 x', 12)).toBe('')
})
