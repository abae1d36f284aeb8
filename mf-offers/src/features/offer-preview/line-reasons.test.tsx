import type { Offer, OfferItem } from '@staffel/shared-api/contract'
import { offerTotals, productOfLine } from '@staffel/shared-api/rules'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleItem, sampleOffer, sampleProduct, sampleSettings, tier } from '../../testing/samples.ts'

async function open(offer: Partial<Offer>, visit: Partial<Visit> = {}) {
  const { items = [] } = offer
  const { answers, ...rest } = visit
  renderOffers({
    routes,
    at: '/offers/42',
    language: 'nl',
    answers: { getOffer: () => sampleOffer({ totals: offerTotals(items), ...offer }), ...answers },
    ...rest,
  })
  return within(await screen.findByRole('article'))
}

const product = productOfLine(sampleProduct({ tier_group: 'M8' }))
const drafted = (different: Partial<OfferItem>): OfferItem => sampleItem({ propertyValues: [], product, ...different })
const { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity } = product
const ladder = { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity, tier_group: 'M8' }
const frozen = {
  ladder: { ...ladder, staffels: [tier(1, 1, 99, 0.2), tier(2, 100, null, 0.15)] },
  ...{ countedQuantity: 140, countedLines: 2, tiersTogether: true },
}
const issuedItem = (different: Partial<OfferItem>): OfferItem =>
  drafted({ product: undefined, quantity: 70, total: 10.5, frozen, ...different })
const issued: Partial<Offer> = { status: 'pending', current_status: 'pending', issued_version: 1 }
const two = [issuedItem({}), issuedItem({ id: 'line-2', description: 'Zeskantbout M8x60' })]

describe('why the lines of an offer cost what they do', () => {
  it('stands with a draft for who works at the seller: steps, and what counts together', async () => {
    const items = [drafted({ quantity: 60 }), drafted({ id: 'line-2', description: 'Zeskantbout M8x60', quantity: 80 })]
    const sheet = await open({ items })
    expect(await sheet.findAllByText('Staffel over 2 regels: 140 st')).toHaveLength(2)
    expect(
      sheet.getByRole('button', { name: /^Staffels van Zeskantbout M8x40: stap 2 van 3, nog 360 tot €\s0,12$/ }),
    ).toBeVisible()
  })

  it('counts each line for itself where the tenant wants that', async () => {
    const items = [drafted({ quantity: 60 }), drafted({ id: 'line-2', quantity: 80 })]
    const settings = sampleSettings({ tiers_together: false })
    const sheet = await open({ items }, { answers: { getOfferSettings: () => settings } })
    expect(await sheet.findAllByRole('button', { name: /stap 1 van 3, nog (40|20) tot/ })).toHaveLength(2)
    expect(sheet.queryByText(/Staffel over/)).toBeNull()
  })

  it('is what was frozen with an issued one, with the list that it was from', async () => {
    const listed = two.map((item) => ({ ...item, priceSource: 'list' as const, priceListName: 'Jaarafspraak' }))
    const sheet = await open({ ...issued, items: listed })
    expect(sheet.getAllByText('Prijslijst Jaarafspraak · Staffel over 2 regels: 140 st')).toHaveLength(2)
    expect(sheet.getAllByRole('button', { name: /stap 2 van 2$/ })).toHaveLength(2)
  })

  it('follows the quantities that were accepted', async () => {
    const [first, second] = two
    if (!first || !second) throw new Error('two lines')
    const items = [{ ...first, quantity: 20, offeredQuantity: 70 }, second]
    const sheet = await open({ ...issued, status: 'accepted', current_status: 'accepted', items })
    expect(sheet.getAllByText('Staffel over 2 regels: 90 st')).toHaveLength(2)
    expect(sheet.getAllByRole('button', { name: /stap 1 van 2, nog 10 tot/ })).toHaveLength(2)
  })

  it('names the price that a typed one stands for, which is from no step', async () => {
    const byHand = { priceSource: 'manual', priceSticky: true, unitPrice: 0.1, listPrice: 0.15 } as const
    const sheet = await open({ items: [drafted({ ...byHand, product: productOfLine(sampleProduct()) })] })
    expect(sheet.getByText(/^Eigen prijs in plaats van €\s0,15$/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: /Staffels/ })).toBeNull()
  })

  it('is nobody else’s to read', async () => {
    const sheet = await open({ items: [drafted({})] }, { user: { is_tenant: false } })
    expect(sheet.queryByRole('button', { name: /Staffels/ })).toBeNull()
  })

  it('is said of no line from before it was kept', async () => {
    const sheet = await open({ ...issued, items: [issuedItem({ frozen: undefined })] })
    expect(sheet.queryByRole('button', { name: /Staffels/ })).toBeNull()
  })

  it('is said in the language of the reader, on a document in another', async () => {
    const sheet = await open({ ...issued, language: 'nl', items: two }, { language: 'en' })
    expect(sheet.getAllByText('Tier over 2 rows: 140 st')[0]?.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(sheet.getByRole('columnheader', { name: 'Stukprijs' })).toBeVisible()
  })
})
