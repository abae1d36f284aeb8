import { offerTotals } from '@staffel/shared-api/rules'
import type { OfferPdfOptions, PrintedLine, PrintedOffer } from './printed-offer.types.ts'
import { renderOfferPdf } from './render-offer-pdf.ts'
import { readPdf } from './testing/read-pdf.ts'
import { sampleLine, sampleLines, sampleOffer } from './testing/sample-offer.ts'
import { sectionedLines } from './testing/sectioned-lines.ts'

const read = async (
  items: readonly PrintedLine[],
  changes: Partial<PrintedOffer> = {},
  options: Partial<OfferPdfOptions> = {},
) => readPdf(await renderOfferPdf(sampleOffer({ items, ...changes }), { language: 'nl', draft: false, ...options }))

const section = (description: string) => sampleLine({ kind: 'section', description, quantity: 0, unitPrice: 0 })
const surcharge = (description: string, unitPrice: number) => sampleLine({ kind: 'surcharge', description, unitPrice })

describe('lines', () => {
  it('have a position, what is offered with its properties, quantity, price and total', async () => {
    const { text } = await read([
      sampleLine({
        description: 'Balk C24\ngeschaafd',
        quantity: 1234.5,
        unit: 'm',
        unitPrice: 14.35,
        propertyValues: [
          { propertyType: 'Lengte', value: '4,2 m' },
          { propertyType: 'Kleur', value: '' },
        ],
      }),
    ])
    expect(text).toContain(
      '# Omschrijving Aantal Prijs Totaal\n1 Balk C24 1.234,5 m € 14,35 € 17.715,08\ngeschaafd\nLengte: 4,2 m\n',
    )
  })

  it('have columns for discount and tax rate only where they differ', async () => {
    const { text } = await read([sampleLine({ discountPct: 7.5, quantity: 4 }), sampleLine({ taxRate: 9 })])
    expect(text).toContain(
      '# Omschrijving Aantal Prijs Korting Btw Totaal\n1 Vuren balk 4 € 10,00 7,5% 21% € 37,00\n2 Vuren balk 1 € 10,00 9% € 10,00',
    )
  })

  it('without a price say so, and a price of nothing is one', async () => {
    const { text } = await read([
      sampleLine({ unitPrice: 0, priceSource: 'request' }),
      sampleLine({ unitPrice: 0, priceSource: 'manual' }),
    ])
    expect(text).toContain('1 Vuren balk 1 op aanvraag –\n2 Vuren balk 1 € 0,00 € 0,00')
  })

  it('that are open say how far their quantity goes by what the product is sold in, of a draft by what that is now', async () => {
    const openQuantity = { least: 250, most: 580 }
    const soldBy = { order_multiple: 100 }
    const { text } = await read([
      sampleLine({ quantity: 300, openQuantity, frozen: { ladder: soldBy } }),
      sampleLine({ quantity: 300, openQuantity, product: { order_multiple: 250 } }),
      sampleLine({ quantity: 2, openQuantity: { least: 1.5, most: 9.5 }, frozen: { ladder: null } }),
    ])
    expect(text.match(/te kiezen van \d+ tot en met \d+/g)).toEqual([
      'te kiezen van 300 tot en met 500',
      'te kiezen van 250 tot en met 500',
      'te kiezen van 2 tot en met 9',
    ])
  })

  it('that are options are marked, and count when they are chosen', async () => {
    const items = [
      sampleLine(),
      sampleLine({ description: 'Trap', unitPrice: 100, optional: true }),
      sampleLine({ description: 'Luik', unitPrice: 1000, optional: true, selected: true }),
    ]
    const { text } = await read(items)
    expect(text).toContain(
      '2 Trap 1 € 100,00 € 100,00\n☐ Optioneel, niet in het totaal begrepen\n3 Luik 1 € 1.000,00 € 1.000,00\n☑ Optioneel, gekozen',
    )
    expect(text).toContain('Totaal exclusief btw € 1.010,00')
    expect(text).toContain('Zij tellen niet mee in het totaal.')
    expect((await read(items.slice(0, 1))).text).not.toContain('tellen niet mee')
  })

  it('stand in sections with a subtotal of what counts; surcharges come after them', async () => {
    const items = [
      section('Kap'),
      surcharge('Vracht', 75),
      sampleLine({ unitPrice: 0.1 }),
      sampleLine({ unitPrice: 0.2 }),
      sampleLine({ optional: true }),
      section('Gevel'),
      sampleLine({ kind: 'text', description: 'Volgens tekening.', unitPrice: 0 }),
      section('Dak'),
      sampleLine({ unitPrice: 5 }),
    ]
    const { text } = await read(items)
    expect(text).toMatch(
      /Kap\n1 [^\n]*\n2 [^\n]*\n3 [^\n]*\n☐[^\n]*\nSubtotaal Kap € 0,30\nGevel\nVolgens tekening\.\nDak\n4 [^\n]*\nSubtotaal Dak € 5,00\nToeslagen\nVracht 1 € 75,00 € 75,00\nSubtotaal Toeslagen € 75,00\n/,
    )
  })

  it('leave out a surcharge that was taken off', async () => {
    const { text } = await read([
      sampleLine(),
      surcharge('Vracht', 75),
      { ...surcharge('Kraan', 90), quantity: 0, total: 0, overridden: true },
    ])
    expect(text).toContain('Vracht 1 € 75,00')
    expect(text).not.toContain('Kraan')
    expect(text).not.toContain('Toeslagen')
  })
})

describe('totals', () => {
  it('show the tax of each rate and the discount of the document', async () => {
    const items = [sampleLine({ unitPrice: 100 }), sampleLine({ unitPrice: 50, taxRate: 9 })]
    const { text } = await read(items, { totals: offerTotals(items, { percent: 10 }), discount: { percent: 10 } })
    expect(text).toContain(
      'Totaal van de regels € 150,00\nKorting 10% € -15,00\nTotaal exclusief btw € 135,00\nBtw 21% over € 90,00 € 18,90\nBtw 9% over € 45,00 € 4,05\nTotaal inclusief btw € 157,95',
    )
    expect(
      (await read(items, { totals: offerTotals(items, { amount: 15 }), discount: { amount: 15 } })).text,
    ).toContain('\nKorting € -15,00\n')
  })

  it('are those that were stored', async () => {
    const totals = {
      linesTotal: 1,
      discount: 0,
      subtotal: 1.23,
      taxes: [{ rate: 21, base: 1.23, amount: 4.56 }],
      tax: 4.56,
      total: 7.89,
    }
    expect((await read([sampleLine()], { totals })).text).toContain(
      'Totaal exclusief btw € 1,23\nBtw 21% over € 1,23 € 4,56\nTotaal inclusief btw € 7,89',
    )
  })

  it.each([
    ['nl', 'Btw verlegd over € 10,00 € 0,00', 'Uw btw-nummer NL1'],
    ['en', 'VAT reverse charged of € 10,00 € 0,00', 'Your VAT number NL1'],
  ] as const)('say in %s that tax is reverse charged', async (language, tax, number) => {
    const totals = {
      linesTotal: 10,
      discount: 0,
      subtotal: 10,
      taxes: [{ rate: 0, base: 10, amount: 0, label: 'Btw verlegd' }],
      tax: 0,
      total: 10,
    }
    const { text } = await read(
      [sampleLine({ taxRate: 0, taxLabel: 'Btw verlegd' })],
      { totals, customer_vat_number: 'NL1' },
      { language },
    )
    expect(text).toContain(tax)
    expect(text).toContain(number)
  })

  it.each([
    ['gbp', '£ 1.234,50'],
    ['usd', 'US$ 1.234,50'],
  ] as const)('are in the currency of the offer: %s', async (currency, amount) => {
    expect((await read([sampleLine({ unitPrice: 1234.5 })], { currency })).text).toContain(
      `1 Vuren balk 1 ${amount} ${amount}`,
    )
  })
})

describe('page breaks', () => {
  const rowNumber = /^(\d+) (?:Vuren|RVS|Hardhout|Multiplex|Spaanplaat)/gm

  it.each([40, 100, 200])('print each of %i lines once, in order, below a heading', async (count) => {
    const { pages, text } = await read(sectionedLines(count))
    expect([...text.matchAll(rowNumber)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    for (const page of pages.filter((each) => each.match(rowNumber)))
      expect(page).toMatch(/^# Omschrijving Aantal Prijs/m)
  })

  it('never split a row, part a section from its first line, or leave totals alone', async () => {
    for (let count = 10; count < 34; count += 3) {
      const { pages } = await read(sectionedLines(count))
      for (const page of pages) {
        expect((page.match(/Vuren balk/g) ?? []).length).toBe((page.match(/Lengte: 4200 mm/g) ?? []).length)
        expect(page).not.toMatch(/Maten volgens tekening B-12, revisie C\.\nOp al onze/)
        expect(page).not.toMatch(/Omschrijving [^\n]*\nSubtotaal/)
        if (page.includes('Totaal inclusief btw')) expect(page).toMatch(/Zaagkosten op maat/)
      }
    }
  })

  it('split a line that is longer than a page, without losing any of it', async () => {
    const description = Array.from({ length: 180 }, (_, index) => `deel ${index}.`).join('\n')
    const { text, pages } = await read([
      sampleLine(),
      sampleLine({ description }),
      sampleLine({ kind: 'text', description, unitPrice: 0 }),
    ])
    expect(pages.length).toBeGreaterThan(4)
    expect(text.match(/deel \d+\./g)).toEqual(
      [...description.split('\n'), ...description.split('\n')].map((line) => expect.stringContaining(line)),
    )
  })

  it('break words that are wider than their column', async () => {
    const { text } = await read([sampleLine({ description: 'x'.repeat(2_000) })])
    expect(text.match(/x{9,}/g)?.join('')).toHaveLength(2_000)
  })

  it('keep the largest amounts apart', async () => {
    const { text } = await read(
      [
        sampleLine({
          description: 'Groot',
          quantity: 9_999_999.999,
          unitPrice: 9_999_999.99,
          discountPct: 50,
          unit: 'strekkende meter',
        }),
        ...sampleLines(2),
      ],
      { currency: 'usd' },
    )
    expect(text).toMatch(
      /1 Groot 9\.999\.999,999 strekkende US\$ 9\.999\.999,99 50% US\$ 49\.999\.999\.9\d\d\.\d{3},\d\d\n/,
    )
  })
})
