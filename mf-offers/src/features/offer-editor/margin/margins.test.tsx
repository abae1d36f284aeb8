import type { OfferItem } from '@staffel/shared-api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import {
  sampleAddress,
  sampleItem,
  sampleOffer,
  sampleProduct,
  sampleSaved,
  sampleSettings,
  sampleSummary,
} from '../../../testing/samples.ts'

/** A hundred at € 0.15, which cost € 0.10 each: a third is left. */
const bolt = sampleItem({ id: 'a', description: 'Bout', cost: { price: 0.1, priceUnit: 1 } })
const fitting = sampleItem({
  id: 'b',
  description: 'Montage',
  productId: null,
  product: undefined,
  quantity: 1,
  unitPrice: 50,
  total: 50,
  priceSource: 'manual',
  priceSticky: true,
  cost: null,
})

interface Opening {
  items?: OfferItem[]
  floor?: number | null
  currency?: 'eur' | 'usd'
  user?: Visit['user']
}

function open({ items = [bolt], floor = null, currency = 'eur', user }: Opening = {}) {
  return renderOffers({
    routes,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    user: { roles: ['Manager'], is_tenant: true, ...user },
    answers: {
      getOffer: () => sampleOffer({ items, currency }),
      getOfferSettings: () => sampleSettings({ margin_floor: floor }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      listProducts: () => [sampleProduct({ product_name: 'Moer M8', cost_price: 0.05 })],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
    },
  })
}
const rowOf = (name: string) => within(screen.getByText(name, { exact: true }).closest('tr') as HTMLElement)
const margin = (name: RegExp) => screen.findByRole('button', { name })

describe('what is earned on an offer that is being written', () => {
  it('stands quietly in the foot, and by row once it is asked for', async () => {
    const { user } = open()
    const button = await margin(/^Margin 33,3%$/)
    expect(rowOf('Bout').queryByText(/Margin/)).not.toBeInTheDocument()
    await user.click(button)
    expect(await margin(/^Margin 33,3% · €\s5,00$/)).toHaveAttribute('aria-pressed', 'true')
    expect(rowOf('Bout').getByText(/€\s5,00 · 33,3%/)).toHaveTextContent(/^Margin/)
    await user.click(await margin(/^Margin/))
    expect(rowOf('Bout').queryByText(/33,3%/)).not.toBeInTheDocument()
  })

  it('moves with a discount, and warns below the floor without standing in the way', async () => {
    const { user, callsOf } = open({ floor: 30 })
    await user.click(await margin(/^Margin 33,3%$/))
    expect(screen.queryByText(/Below your minimum/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    const discount = screen.getByRole('textbox', { name: 'Discount in percent, row 1' })
    await user.clear(discount)
    await user.type(discount, '20')
    expect(await margin(/^Margin 16,7% · €\s2,00$/)).toBeVisible()
    expect(screen.getAllByText(/Below your minimum of 30%/)).toHaveLength(2)
    await user.type(discount, '{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(callsOf('saveOffer')).not.toHaveLength(0))
    const [line] = (callsOf('saveOffer')[0]?.body as { offer: { items: object[] } }).offer.items
    expect(line).toMatchObject({ id: 'a', discountPct: 20 })
    expect(line).not.toHaveProperty('cost')
    expect(line).not.toHaveProperty('margin')
  })

  it('says of how many lines it is not known', async () => {
    const { user } = open({ items: [bolt, fitting] })
    await user.click(await margin(/^Margin 33,3%$/))
    expect(screen.getByText('1 line with unknown margin')).toBeVisible()
    expect(rowOf('Montage').getByText('Margin unknown')).toBeVisible()
  })

  it('says so where nothing of it is known', async () => {
    open({ items: [fitting] })
    expect(await margin(/^Margin unknown$/)).toBeVisible()
  })

  it('knows what a product costs that was just chosen', async () => {
    const { user } = open({ items: [fitting] })
    await margin(/^Margin unknown$/)
    await user.type(screen.getByRole('combobox', { name: /product/i }), 'moer')
    await user.click(await screen.findByRole('option', { name: /Moer M8/ }))
    expect(await margin(/^Margin 75%$/)).toBeVisible()
  })

  it.each<[string, Opening]>([
    ['to a manager of a customer', { user: { is_tenant: false } }],
    ['in another currency than the own', { currency: 'usd' }],
  ])('is not there %s', async (_whom, opening) => {
    open(opening)
    await screen.findByRole('table', { name: 'Offer Items' })
    expect(screen.queryByText(/Margin/)).not.toBeInTheDocument()
  })
})

describe('what is earned on an offer that is read', () => {
  const earned = { amount: 5, percent: 33.3, unknown: 0, floor: 35, is_below_floor: true }
  const read = (margin?: typeof earned | null) =>
    renderOffers({
      routes,
      at: `/offers/${sampleSummary().externalId}`,
      answers: { getOffer: () => sampleOffer({ status: 'pending', items: [bolt], margin }) },
    })

  it('stands beside the document and not on it, with a warning below the floor', async () => {
    read(earned)
    const sheet = await screen.findByRole('article', { name: 'OFF-2026-0042' })
    expect(screen.getByText(/€\s5,00 · 33,3%/)).toBeVisible()
    expect(screen.getByText('Below your minimum of 35%')).toBeVisible()
    expect(sheet).not.toHaveTextContent(/margin|33,3/i)
  })

  it('is said not to be known', async () => {
    read(null)
    await screen.findByRole('article', { name: 'OFF-2026-0042' })
    expect(screen.getByText('unknown')).toBeVisible()
  })

  it('is not there for who is not told', async () => {
    read()
    await screen.findByRole('article', { name: 'OFF-2026-0042' })
    expect(screen.queryByText('Margin')).not.toBeInTheDocument()
  })
})
