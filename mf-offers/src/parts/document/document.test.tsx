import { offerTotals } from '@staffel/shared-api/rules'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers } from '../../testing/renderOffers.ts'
import { sampleItem, sampleOffer } from '../../testing/samples.ts'

async function sheetOf(different: Parameters<typeof sampleOffer>[0]) {
  renderOffers({ routes, at: '/offers/42', answers: { getOffer: () => sampleOffer({ language: 'nl', ...different }) } })
  return within(await screen.findByRole('article'))
}

const mixed = [
  sampleItem({ propertyValues: [] }),
  sampleItem({ id: 'line-2', description: 'Drukwerk', taxRate: 9, propertyValues: [] }),
  sampleItem({ id: 'line-3', description: 'Onderaanneming', taxRate: 0, taxLabel: 'Btw verlegd', propertyValues: [] }),
  sampleItem({ id: 'line-4', kind: 'text', description: 'In twee delen.', productId: null }),
]

describe('the taxes of a document', () => {
  it('stand beside every line when they differ', async () => {
    const sheet = await sheetOf({ items: mixed, totals: offerTotals(mixed) })
    expect(sheet.getByRole('row', { name: /Zeskantbout.*Btw 21%/ })).toBeVisible()
    expect(sheet.getByRole('row', { name: /Drukwerk.*Btw 9%/ })).toBeVisible()
    expect(sheet.getByRole('row', { name: /Onderaanneming.*Btw verlegd/ })).toBeVisible()
    expect(sheet.getByRole('row', { name: 'In twee delen.' })).toBeVisible()
  })

  it('stand below the lines only when they are all the same', async () => {
    const sheet = await sheetOf({ items: mixed.slice(0, 1), totals: offerTotals(mixed.slice(0, 1)) })
    expect(sheet.getByRole('row', { name: /Zeskantbout/ })).not.toHaveTextContent('Btw')
    expect(sheet.getByText('Btw 21%')).toBeVisible()
  })
})

it('says of a price on request that it is, and of a price of 0 that it is 0', async () => {
  const free = { unitPrice: 0, total: 0, productId: null, propertyValues: [] }
  const items = [
    sampleItem({ ...free, description: 'Maatwerk', priceSource: 'request' }),
    sampleItem({ ...free, id: 'line-2', description: 'Monster', priceSource: 'manual' }),
  ]
  const sheet = await sheetOf({ items, totals: offerTotals(items) })
  expect(sheet.getByRole('row', { name: /Maatwerk.*op aanvraag –/ })).toBeVisible()
  expect(sheet.getByRole('row', { name: /Monster.*€\s0,00.*€\s0,00/ })).toBeVisible()
})

it('says what the lines come to before a discount on the whole', async () => {
  const items = [sampleItem({ quantity: 10, unitPrice: 100, total: 1000 })]
  const sheet = await sheetOf({ items, discount: { percent: 10 }, totals: offerTotals(items, { percent: 10 }) })
  expect(sheet.getByText('Totaal van de regels').parentElement).toHaveTextContent(/€\s1\.000,00/)
  expect(sheet.getByText('Korting').parentElement).toHaveTextContent(/€\s-100,00/)
  expect(sheet.getByText('Subtotaal').parentElement).toHaveTextContent(/€\s900,00/)
})

it('shows an option that was not chosen as one, with its price, and not as struck out', async () => {
  const items = [
    sampleItem(),
    sampleItem({ id: 'extra', description: 'Montage', optional: true, selected: false, propertyValues: [] }),
  ]
  const sheet = await sheetOf({ items, totals: offerTotals(items) })
  const row = sheet.getByRole('row', { name: /Montage ☐ optioneel, niet in het totaal.*€/ })
  expect(row.querySelector('del, s')).toBeNull()
})

it('shows the picture of a line that has one, when it comes into sight', async () => {
  const picture = { url: '/webhook/product-pictures/0.webp', alt: 'Zeskantbout van opzij' }
  const items = [sampleItem({ picture }), sampleItem({ id: 'line-2', description: 'Montage' })]
  const sheet = await sheetOf({ items, totals: offerTotals(items) })
  expect(sheet.getAllByRole('img', { name: /bout/ })).toHaveLength(1)
  expect(sheet.getByRole('img', { name: picture.alt })).toHaveAttribute('src', picture.url)
  expect(sheet.getByRole('img', { name: picture.alt })).toHaveAttribute('loading', 'lazy')
})
