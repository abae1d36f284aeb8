import { buildCatalogueIndex } from './index/build-catalogue-index.ts'
import { matchLine } from './match-line.ts'
import type { MatchableProduct } from './matching.types.ts'

/** Goods that no word list here knows. */
const names = [
  'Installatieautomaat B16 1P+N',
  'Installatieautomaat C16 1P+N',
  'Installatieautomaat B20 1P+N',
  'Installatieautomaat B16 3P+N',
  'Aardlekschakelaar 40A 30mA 2P',
  'Aardlekschakelaar 63A 30mA 4P',
  'Ledspot GU10 7W dimbaar',
  'Ledspot GU10 5W dimbaar',
  'Ledspot GU10 5W',
  'Wandcontactdoos Jung AS wit',
  'Wandcontactdoos Gira E2 wit',
  'Koffiebeker karton 180 ml',
  'Koffiebeker karton 240 ml',
  'Soepkom karton 340 ml',
  'Kopieerpapier A4 80 gram',
  'Kopieerpapier A3 80 gram',
  'Verzenddoos C4 305x215x80 mm',
  'Envelop C4 wit zelfklevend',
  'Envelop C5 wit zelfklevend',
]
const index = buildCatalogueIndex(
  names.map((name, place): MatchableProduct => ({
    id: place,
    name,
    description: '',
    sku: null,
    externalItemCode: null,
    properties: [],
    priced: true,
  })),
)
const best = (searchLine: string) =>
  matchLine(index, { searchLine, quantity: Number(/^\d+/.exec(searchLine)?.[0] ?? 1) }).map(
    ({ productId, totalscore }) => ({ name: names[productId], totalscore }),
  )

test.each([
  ['10 st installatieautomaat B16 1P+N', 'Installatieautomaat B16 1P+N'],
  ['10 st installatieautomaat C16 1P+N', 'Installatieautomaat C16 1P+N'],
  ['5 installatieautomaten B20', 'Installatieautomaat B20 1P+N'],
  ['25 ledspots GU10 7W', 'Ledspot GU10 7W dimbaar'],
  ['25 ledspots GU10 5W dimbaar', 'Ledspot GU10 5W dimbaar'],
  ['12 pakken kopieerpapier A3 80 gram', 'Kopieerpapier A3 80 gram'],
  ['12 pakken kopieerpapier A4 80 gram', 'Kopieerpapier A4 80 gram'],
  ['500 enveloppen C4 zelfklevend', 'Envelop C4 wit zelfklevend'],
  ['500 enveloppen C5 zelfklevend', 'Envelop C5 wit zelfklevend'],
  ['1000 koffiebekers 240 ml', 'Koffiebeker karton 240 ml'],
  ['6 wandcontactdozen Gira wit', 'Wandcontactdoos Gira E2 wit'],
])('%s is first %s', (line, name) => {
  const [first, second] = best(line)
  expect(first?.name).toBe(name)
  expect(second?.totalscore ?? 0).toBeLessThanOrEqual(first?.totalscore ?? 0)
})

test.each([
  ['10 automaat B16 1P+N', 'B16'],
  ['25 spotjes GU10 7W dimbaar', '7W'],
])('%s: a head that nobody has heard of keeps no match away that the rest carries', (line, code) => {
  expect(best(line)[0]?.name).toContain(code)
  expect(best(line)[0]?.totalscore).toBeGreaterThanOrEqual(2)
})

test.each([
  '4 bureaustoelen ergonomisch',
  '2 kettingzagen',
  '10 toners zwart',
  '3 zaagmachines B12',
  '5 vloerkleden 40A',
])('%s: what the catalogue does not have is given no product', (line) => {
  expect(best(line).filter(({ totalscore }) => totalscore >= 2)).toEqual([])
})
