import { readMail } from './read-mail.ts'
import { plainMail } from './testing/plain-mail.ts'

const read = async (text: string) => {
  const { verdict, lines } = await readMail(plainMail(text))
  return [verdict.kind, ...lines.map(({ quantity }) => quantity)]
}

test.each([
  [
    'Guten Tag,\n\n200 Stück Sechskantschrauben M8x40 verzinkt\n50 Stk Muttern M8\n3 Schachteln Holzschrauben 4x40\n',
    [200, 50, 3],
  ],
  [
    'Bonjour,\n\n200 pièces vis à tête hexagonale M8x40\n5 boîtes de vis 4x40\n2 rouleaux de ruban 50 mm\n',
    [200, 5, 2],
  ],
  ['Sehr geehrte Damen und Herren,\nbitte um ein Angebot:\n- 40 Stück Rohr 50x3 verzinkt', [40]],
  ['Bestelling: 10 x 5 doosjes schroeven 4x40', [50]],
])('%s', async (text, quantities) => {
  expect(await read(text)).toEqual(['request', ...quantities])
})
