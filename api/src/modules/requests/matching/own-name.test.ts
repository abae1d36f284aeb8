import { readMail } from '../reading/read-mail.ts'
import { plainMail } from '../reading/testing/plain-mail.ts'
import { buildCatalogueIndex } from './index/build-catalogue-index.ts'
import { matchLine } from './match-line.ts'
import type { MatchableProduct } from './matching.types.ts'
import { sampleCatalogue } from './testing/sample-catalogue.ts'

const catalogue = sampleCatalogue()
const index = buildCatalogueIndex(catalogue)
/** The same goods as suppliers describe them who say their price unit elsewhere. */
const withoutPriceUnits = catalogue.map((product) => ({
  ...product,
  description: product.description.replace(/ Prijs per [^.]+\./, ''),
}))
const linesOfMail = 400

/** Every product asked by its own name, through the reading of mails of many lines. */
async function askedByName(): Promise<{ readonly searchLine: string; readonly quantity: number }[]> {
  const mails = Array.from({ length: Math.ceil(catalogue.length / linesOfMail) }, (_, at) =>
    catalogue.slice(at * linesOfMail, (at + 1) * linesOfMail),
  )
  const read = await Promise.all(
    mails.map((products) =>
      readMail(plainMail(`Graag prijs voor:\n${products.map(({ name }) => `7 st ${name}`).join('\n')}`)),
    ),
  )
  return read.flatMap(({ lines }) => lines)
}

/** What keeps products from being found first, with a score of at least 4, and alone. */
function notAlone(
  products: readonly MatchableProduct[],
  indexed: ReturnType<typeof buildCatalogueIndex>,
  lines: readonly { readonly searchLine: string; readonly quantity: number }[],
): string[] {
  return products.flatMap(({ id, name }, at) => {
    const [first, second] = matchLine(indexed, lines[at] ?? { searchLine: '' })
    const isAlone = first?.productId === id && first.totalscore >= 4 && (second?.totalscore ?? 0) < first.totalscore
    return isAlone
      ? []
      : [`${name}: ${first?.productId === id ? 'not alone' : 'another one'} with ${first?.totalscore ?? 'nothing'}`]
  })
}

test('every product of the catalogue is read with its quantity and found first and alone by its own name, however it is described', async () => {
  const lines = await askedByName()
  expect(lines.filter(({ quantity }) => quantity === 7)).toHaveLength(catalogue.length)
  expect(catalogue.filter(({ name }, at) => !lines[at]?.searchLine.includes(name))).toEqual([])
  expect(notAlone(catalogue, index, lines)).toEqual([])
  expect(notAlone(withoutPriceUnits, buildCatalogueIndex(withoutPriceUnits), lines)).toEqual([])
})

test.each([
  ['5 dozen spaanplaatschroef torx 4,0x20 verzinkt', 'Spaanplaatschroef Torx 4,0x20 verzinkt doos 200 stuks'],
  ['spaanplaatschroef torx 3,0x20 verzinkt doos 200 stuks', 'Spaanplaatschroef Torx 3,0x20 verzinkt doos 200 stuks'],
  ['12 platen MDF 6 mm 1220x2440', 'MDF plaat 6 mm 1220x2440 mm'],
  ['12 platen MDF vochtwerend 6 mm 1220x2440', 'MDF plaat vochtwerend 6 mm 1220x2440 mm'],
])('%s is %s alone', (searchLine, name) => {
  const found = matchLine(index, {
    searchLine,
    quantity: Number(/^\d+/.exec(searchLine)?.[0] ?? 1),
  })
  expect(found.map(({ productId }) => catalogue[productId - 1]?.name)).toEqual([name])
})
