import { readMail } from '../read-mail.ts'
import { plainMail } from '../testing/plain-mail.ts'

const read = async (text: string) =>
  (await readMail(plainMail(`Graag prijs voor:\n\n${text}`))).lines.map(({ quantity }) => quantity)

describe('digits in groups are one quantity', () => {
  it.each([
    ['3 500 stuks schroef 4x40', 3500],
    ['- 1 500 x schroef 4x40', 1500],
    ['Nous aurions besoin de 2 500 pièces de boulon M8x40', 2500],
    ['2 500 Stk Muttern M8', 2500],
    ['1 000 st bout M8x40', 1000],
    ['12 000 st bout M8x40', 12_000],
    ['100 000 st bout M8x40', 100_000],
    ['1 200 boulons M8x40', 1200],
    ['10 000 vis 4x40', 10_000],
    ['1 000 Stück Schrauben', 1000],
    ['1 000 dozen schroeven 4x40', 1000],
    ['2 500 000 Stück Schrauben M8', 2_500_000],
    ["1'500'000 Stk Muttern M8", 1_500_000],
    ['4\u00a0500 st bout M8x40', 4500],
    ['4\u202f500 st bout M8x40', 4500],
    ['1\u202f250,50 m vuren lat 22x50', 1250.5],
    ['1.000.000 st bout M8x40', 1_000_000],
    ['2.500.000 stuks schroeven', 2_500_000],
    ['1.000.000 bouten M8', 1_000_000],
    ['1.250,7500 m vuren lat', 1250.75],
    ['1.250,5000 kg staal', 1250.5],
    ['1.250,0000 st bout M8x40', 1250],
  ])('%s', async (line, quantity) => {
    expect(await read(`${line}\n5 st ring M12`)).toEqual([quantity, 5])
    expect(await read(`- 5 st ring M12\n- ${line.replace(/^- /, '')}`)).toEqual([5, quantity])
  })

  it('in a cell of a table as well', async () => {
    expect(await read('artikel;aantal;eenheid\nbout M8x40;2\u202f500;st\nlat 22x50;1.250,7500;m')).toEqual([
      2500, 1250.75,
    ])
  })
})

it('in HTML as well', async () => {
  const text = '<p>Graag prijs voor:</p><ul><li>2&nbsp;500 st bout M8x40</li><li>3&#8239;500 vis 4x40</li></ul>'
  const html = `From: a@x.example.nl\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${text}\r\n`
  expect((await readMail(Buffer.from(html))).lines.map(({ quantity }) => quantity)).toEqual([2500, 3500])
})

describe('the number that a list gives a line is none of its quantity', () => {
  it.each([
    ['1 500 st bout M8x40\n2 200 st moer M8\n3 400 st ring M8', [500, 200, 400]],
    ['5 st ring M12\n\n1 500 st bout M8x40\n2 250 st moer M8', [5, 500, 250]],
    ['Bouten:\n1 500 st bout M8x40\n2 200 st bout M8x60\nMoeren:\n3 400 st moer M8', [500, 200, 400]],
    ['1 500 boulons M8x40\n2 200 vis 4x40', [500, 200]],
    ['1 1.500 st bout M8x40\n2 2 200 st moer M8', [1500, 2200]],
    ['1. 500 st bout M8x40\n2. 2 200 st moer M8', [500, 2200]],
    ['Pos 1 500 st bout M8x40\nPos 2 200 st moer M8', [500, 200]],
    ['1.2.3 500 st bout M8x40\n1.2.4 200 st bout M8x60', [500, 200]],
    ['1 500 st bout M8x40\n1 500 st moer M8', [1500, 1500]],
    ['1 500 st bout M8x40\n4 st moer M8\n2 500 st ring M8', [1500, 4, 2500]],
  ])('%s', async (text, quantities) => {
    expect(await read(text)).toEqual(quantities)
  })
})

describe('digits beside each other that are no quantity together', () => {
  it.each([
    ['bout 4x40 500 st', [500]],
    ['M8 500 st bouten', [500]],
    ['hal 3 500 st bouten M8', [500]],
    ['order 12 200 bouten M8', [200]],
    ['1.250.300 bouten M8 5 st', [5]],
    ['10.20.30 bout M8x40: 5 st', [5]],
    ['5 st bout artikelnr 1.234.567', [5]],
    ['5 st bout artikel 1.000.000', [5]],
    ['Leveren op 31.12.2026, 5 st bout M8x40', [5]],
    ['Bel 020 123 456 78 over 5 st bout M8x40', [5]],
  ])('%s', async (text, quantities) => {
    expect(await read(text)).toEqual(quantities)
  })
})
