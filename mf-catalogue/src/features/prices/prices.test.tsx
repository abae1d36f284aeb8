import type { CustomerPrice, PriceList } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { samplePriceList, samplePriceListDetail, tier } from '../../testing/samples.ts'

const ended = samplePriceList({ id: 7, name: 'Vorig jaar', valid_till: '2020-12-31', entry_count: 1 })
const ofGroup = samplePriceList({
  id: 8,
  name: 'Aannemers 2199',
  organization_id: null,
  customer_group_id: 2,
  owner_name: 'Aannemers',
  valid_from: '2199-01-01',
})

const open = (lists: PriceList[] = [samplePriceList(), ended, ofGroup], visit: Partial<Visit> = {}) =>
  renderCatalogue({
    routes,
    at: '/products/prices',
    user: { roles: ['Manager'], is_tenant: true },
    ...visit,
    answers: { listPriceLists: () => lists, ...visit.answers },
  })

describe('the price lists', () => {
  it('say whose they are, when they count and whether they do now', async () => {
    open()
    const row = await screen.findByRole('row', { name: /Jaarafspraak/ })
    for (const words of ['Bouwbedrijf De Haan', 'from 1 Jan 2020', 'In force']) expect(row).toHaveTextContent(words)
    expect(screen.getByRole('row', { name: /Vorig jaar/ })).toHaveTextContent(/1 Jan 2020 – 31 Dec 2020.*Ended/)
    expect(screen.getByRole('row', { name: /Aannemers 2199/ })).toHaveTextContent(/Customer group.*Not yet/)
    expect(within(row).getByRole('link', { name: 'Jaarafspraak' })).toHaveAttribute('href', '/products/prices/4')
  })

  it('are found by name and customer, and by whether they count', async () => {
    const { user, router } = open()
    await screen.findByRole('row', { name: /Jaarafspraak/ })
    await user.type(screen.getByPlaceholderText('Search by name or customer...'), 'aannemers{Enter}')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Jaarafspraak/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Aannemers 2199/ })).toBeVisible()
    await user.clear(screen.getByPlaceholderText('Search by name or customer...'))
    expect(await screen.findByRole('row', { name: /Jaarafspraak/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Ended/ }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Jaarafspraak/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Vorig jaar/ })).toBeVisible()
    expect(router.state.location.search).toBe('?validity=ended')
  })

  it('invite to make the first one', async () => {
    open([])
    expect(await screen.findByText('No price lists yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add price list' })).toHaveAttribute('href', '/products/prices/new')
  })

  it('are deleted after a question, and made again as they were', async () => {
    const { user, callsOf } = open(undefined, {
      answers: { deletePriceList: () => undefined, createPriceList: () => samplePriceListDetail({ id: 9 }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Jaarafspraak' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Jaarafspraak?' })
    expect(callsOf('deletePriceList')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Price list Jaarafspraak has been restored.')).toBeInTheDocument()
    expect(callsOf('createPriceList')[0]?.body).toEqual({
      name: 'Jaarafspraak',
      organization_id: 5,
      customer_group_id: null,
      valid_from: '2020-01-01',
      valid_till: null,
      currency: 'eur',
      entries: [
        {
          product_id: 1,
          base_unit_price: 15,
          price_unit: 100,
          staffels: [
            { variantCode: null, minQuantity: 1, maxQuantity: 499, unitPrice: 15 },
            { variantCode: null, minQuantity: 500, maxQuantity: null, unitPrice: 12 },
          ],
        },
        { product_group_id: 3, discount_pct: 12.5 },
      ],
    })
  })

  it('tell that loading failed, and try again', async () => {
    const { api, user } = open(undefined, {
      answers: {
        listPriceLists: () => {
          throw failWith('INTERNAL', { message: 'Something went wrong' })
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The price lists could not be loaded.' })).toBeVisible()
    api.use({ listPriceLists: () => [samplePriceList()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Jaarafspraak/ })).toBeVisible()
  })

  it('are not for the Manager of a customer', async () => {
    const { callsOf } = open(undefined, { user: { roles: ['Manager'], is_tenant: false } })
    expect(await screen.findByText('Price lists belong to the seller')).toBeVisible()
    expect(callsOf('listPriceLists')).toEqual([])
  })

  it('of another seller are asked for by the Admin', async () => {
    const { callsOf } = open(undefined, { user: { roles: ['Admin'] }, at: '/products/prices?tenant=2' })
    const row = await screen.findByRole('row', { name: /Jaarafspraak/ })
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/products/prices/4?tenant=2')
    expect(callsOf('listPriceLists')[0]?.query).toEqual({ tenant_id: 2 })
  })
})

describe('what a customer pays', () => {
  const price = (part: Partial<CustomerPrice> = {}): CustomerPrice => ({
    quantity: 200,
    date: '2026-05-01',
    currency: 'eur',
    unit_price: 15,
    price_unit: 100,
    total: 30,
    price_source: 'list',
    price_list: { id: 4, name: 'Jaarafspraak' },
    base_unit_price: 15,
    staffels: [tier(1, 1, 499, 15), tier(2, 500, null, 12)],
    tier: tier(1, 1, 499, 15),
    outside_ladder: false,
    next: null,
    ...part,
  })

  async function ask(answer: CustomerPrice) {
    const opened = open(undefined, { answers: { getCustomerPrice: () => answer } })
    const { user } = opened
    await user.click(await screen.findByRole('combobox', { name: 'Customer' }))
    await user.click(await screen.findByTitle('Klusbedrijf Smit'))
    await user.click(screen.getByRole('combobox', { name: 'Product' }))
    await user.click(await screen.findByTitle('Zeskantbout M8x40 · B933-840'))
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '200')
    const figure = await screen.findByRole('status', { name: 'What does this customer pay?' })
    return { ...opened, figure }
  }

  it('is told with the list, the tier, and how far the next one is', async () => {
    const { figure, callsOf } = await ask(price())
    expect(figure).toHaveTextContent(/€\s15,00 per 100/)
    expect(figure).toHaveTextContent(/200 st = €\s30,00/)
    expect(figure).toHaveTextContent(/1 – 499/)
    expect(figure).toHaveTextContent(/300/)
    expect(within(figure).getByRole('link', { name: 'Jaarafspraak' })).toHaveAttribute('href', '/products/prices/4')
    await waitFor(() =>
      expect(callsOf('getCustomerPrice').at(-1)?.query).toEqual({ organization_id: 6, product_id: 1, quantity: 200 }),
    )
  })

  it('says where no list counts, and where the price is on request', async () => {
    const { figure } = await ask(
      price({
        price_list: null,
        price_source: 'request',
        unit_price: 0,
        total: 0,
        base_unit_price: null,
        staffels: [],
        tier: null,
      }),
    )
    expect(figure).toHaveTextContent('Price on request')
    expect(figure).toHaveTextContent('None: the catalogue price')
    expect(figure).toHaveTextContent('Base price')
  })
})
