import type { CustomerDetail, PriceList } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { SlotGuest, SlotsContext, type Slots } from '@staffel/shared-ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { samplePriceList } from '../../testing/samples.ts'
import { guest as numbersGuest } from './numbers/guest.ts'
import { guest as pricesGuest } from './prices/guest.ts'

const customer: CustomerDetail = {
  id: 12,
  tenant_id: 1,
  region_id: null,
  name: 'Jansen Bouw',
  contactPerson: null,
  email: null,
  phone: null,
  status: 'active',
  totalOffers: 0,
  acceptedOffers: 0,
  totalvalue: 0,
  lastcontact: null,
  chamber_of_commerce_number: null,
  vat_number: null,
  tax_regime: 'domestic',
  language: null,
  payment_term_days: null,
  price_note: '',
  customer_group: { id: 7, name: 'Aannemers' },
  decided_offers: 0,
  address: null,
  addresses: [],
  contacts: [],
  contact_persons: [],
  rev: 1,
}

const number = (id: number) => ({
  id,
  organization_id: 12,
  number: `100.${id}`,
  product_id: 1,
  product_name: 'Zeskantbout M8x40',
  sku: 'B933-840',
  is_archived: false,
})

/** A full page, of one more in all. */
const page = Array.from({ length: 50 }, (_, index) => number(index + 1))

function open({ Component }: typeof pricesGuest | typeof numbersGuest, visit: Pick<Visit, 'answers' | 'user'> = {}) {
  return renderCatalogue({
    ...visit,
    routes: [{ path: '/customers/12', element: <Component context={{ organizationId: 12 }} /> }],
    at: '/customers/12',
    answers: {
      getCustomer: () => customer,
      listCustomerNumbers: () => ({ items: page, total: 51 }),
      ...visit.answers,
    },
  })
}

const ofCustomer: Visit['user'] = { roles: ['Manager'], is_tenant: false }
const notYours = 'Price lists belong to the seller'

describe('the price lists of a customer', () => {
  const lists: PriceList[] = [
    samplePriceList({ id: 1, name: 'Jaarafspraak', organization_id: 12 }),
    samplePriceList({ id: 2, name: 'Aannemers 2026', organization_id: null, customer_group_id: 7 }),
    samplePriceList({ id: 3, name: 'Van een ander', organization_id: 13 }),
    samplePriceList({ id: 4, name: 'Andere groep', organization_id: null, customer_group_id: 8 }),
  ]

  it('are its own and those of its group, and lead to the list', async () => {
    open(pricesGuest, { answers: { listPriceLists: () => lists } })
    const own = await screen.findByRole('row', { name: /Jaarafspraak/ })
    expect(within(own).getByRole('link')).toHaveAttribute('href', '/products/prices/1?tenant=1')
    expect(screen.getByRole('row', { name: /Aannemers 2026/ })).toBeVisible()
    expect(screen.queryByText('Van een ander')).not.toBeInTheDocument()
    expect(screen.queryByText('Andere groep')).not.toBeInTheDocument()
  })

  it('say that they could not be had, or that it pays the prices of the catalogue', async () => {
    const { api, user } = open(pricesGuest, {
      answers: {
        listPriceLists: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByText('The price lists could not be loaded.')).toBeVisible()
    api.use({ listPriceLists: () => lists.slice(2) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This customer pays the prices of the catalogue.')).toBeVisible()
  })

  it("are not asked for by a customer's Manager", async () => {
    const { api } = open(pricesGuest, { user: ofCustomer })
    expect(await screen.findByText(notYours)).toBeVisible()
    expect(api.calls).toEqual([])
  })
})

describe('the article numbers of a customer', () => {
  it('are those of that customer, page by page', async () => {
    const { user, callsOf } = open(numbersGuest)
    expect(await screen.findByText('100.12')).toBeVisible()
    await user.click(screen.getByText('Next'))
    const asked = () => callsOf('listCustomerNumbers').map(({ query }) => query)
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()).toEqual([1, 2].map((page) => expect.objectContaining({ organization_id: 12, page })))
  })

  it('are added where there are none yet, which the page of the customer is told', async () => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (tell) =>
        ({
          observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
          disconnect: () => {},
        }) as unknown as IntersectionObserver,
    )
    const changed: unknown[] = []
    const named = { key: 'n', name: 'n', label: { nl: '', en: '' }, icon: 'products', order: 1, title: 'Numbers' }
    const slots: Slots = { guests: () => [named], load: async () => numbersGuest as never, report: () => {} }
    const Host = ({ context }: { context: { organizationId: number } }) => (
      <SlotsContext value={slots}>
        <SlotGuest place="customer.tabs" guest={named} context={context} onChanged={(...it) => changed.push(it)} />
      </SlotsContext>
    )
    const guest = { ...numbersGuest, Component: Host }
    const { user, callsOf } = open(guest, {
      answers: { listCustomerNumbers: () => [], saveCustomerNumber: ({ body }) => ({ ...number(9), ...body, id: 9 }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Add number' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Customer’s number'), 'K-77')
    await user.click(dialog.getByRole('combobox', { name: 'Product' }))
    await user.click(await screen.findByTitle('Zeskantbout M8x40 · B933-840'))
    await user.click(dialog.getByRole('button', { name: 'Add number' }))
    expect(await screen.findByText('K-77 is now Zeskantbout M8x40.')).toBeInTheDocument()
    expect(callsOf('saveCustomerNumber')[0]?.body).toEqual({ organization_id: 12, number: 'K-77', product_id: 1 })
    expect(changed).toEqual([['organization', 12]])
  })

  it("are not asked for by a customer's Manager", async () => {
    const { api } = open(numbersGuest, { user: ofCustomer })
    expect(await screen.findByText(notYours)).toBeVisible()
    expect(api.calls).toEqual([])
  })
})
