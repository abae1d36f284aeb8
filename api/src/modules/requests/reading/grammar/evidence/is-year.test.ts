import { readMail } from '../../read-mail.ts'
import { plainMail } from '../../testing/plain-mail.ts'

const quantities = async (text: string) => (await readMail(plainMail(text))).lines.map(({ quantity }) => quantity)
const numbers = Array.from({ length: 50 }, (_, index) => 1990 + index)

describe('a number that could be a year counts the goods that it stands beside', () => {
  it.each<readonly [shape: string, line: (value: number) => string]>([
    ['at the start of a line', (value) => `${value} sluitringen M8`],
    ['in a list', (value) => `- ${value} sluitringen M8 verzinkt`],
    ['behind its goods', (value) => `sluitringen M8: ${value}`],
    ['before a dash', (value) => `${value} - slotbout M8x60`],
    ['behind graag', (value) => `Graag ${value} sluitringen M8`],
    ['with a unit', (value) => `${value} stuks sluitringen M8`],
    ['with a thousand sign', (value) => `${value.toLocaleString('nl-NL')} sluitringen M8`],
    ['in English', (value) => `${value} zinc plated washers M8`],
  ])('%s', async (_shape, line) => {
    expect(await quantities(`Graag prijs voor:\n${numbers.map(line).join('\n')}`)).toEqual(numbers)
  })

  it.each<readonly [line: (value: number) => string]>([
    [(value) => `Wij hebben ${value} sluitringen M8 nodig voor de loods.`],
    [(value) => `Graag ontvangen wij een prijs voor ${value} sluitringen M8 verzinkt.`],
    [(value) => `Kunt u ons een offerte sturen van ${value} slotbouten M8x60?`],
    [(value) => `Please quote us for ${value} washers M8.`],
    [(value) => `We need ${value} hex bolts M8x60 next week.`],
  ])('in prose: %#', async (line) => {
    for (const value of numbers) expect(await quantities(`Goedemiddag,\n\n${line(value)}\n`)).toEqual([value])
  })

  it('in the cell of a table', async () => {
    expect(
      await quantities(
        `Graag prijs voor:\n\nOmschrijving | Aantal\n${numbers.map((value) => `Sluitring M8 | ${value}`).join('\n')}`,
      ),
    ).toEqual(numbers)
  })
})

it.each([
  'Graag prijs voor 20 sluitringen M8, te leveren in 2026.',
  'Wij leveren sinds 1998 aan aannemers. Graag prijs voor 20 sluitringen M8.',
  'Graag prijs voor 20 sluitringen M8, levering week 12 2026.',
  'Project 2025-117\nGraag prijs voor 20 sluitringen M8.',
  'Graag 20 sluitringen M8, begin 2027 nodig.',
  'Volgens uw prijslijst 2026 graag 20 sluitringen M8.',
  'Graag prijs voor 20 sluitringen M8 voor een pand uit 2003.',
  'Please quote 20 washers M8 for delivery in 2026.',
  'We have been a customer since 1998. Please quote 20 washers M8.',
  'Graag 20 sluitringen M8 op 12 maart 2026.',
  'Project nieuwbouw 2026\n20 sluitringen M8',
  'Graag prijs voor 20 sluitringen M8 (bouwjaar 1994).',
])('a year is no quantity: %s', async (text) => {
  expect(await quantities(text)).toEqual([20])
})

describe('a number that looks like something else counts the goods that it stands beside', () => {
  it.each([
    ['2000 PE buizen 50 mm', 2000],
    ['3000 ZN bouten M8x40', 3000],
    ['8,8 m2 vloertegel 60x60', 8.8],
    ['1500000 stuks bouten M8x40', 1_500_000],
    ['1000 PVC buizen 50 mm', 1000],
    ['2400 balken 44x94', 2400],
  ])('%s', async (line, quantity) => {
    expect(await quantities(`Graag prijs voor:\n${line}`)).toEqual([quantity])
  })

  it('and an address, a phone number and a strength count nothing', async () => {
    expect(
      await quantities(
        'Graag prijs voor:\n20 bouten M8x40 8.8\n\nWerfstraat 5, 1234 AB Utrecht\nTel. 0301234567\nKvK 12345678',
      ),
    ).toEqual([20])
  })
})
