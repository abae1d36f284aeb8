import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleProduct, sampleSaved, sampleSurcharge } from '../../testing/samples.ts'

const washer = sampleProduct({
  product_id: 12,
  product_name: 'Sluitring M8',
  sku: 'S125-8',
  staffels: [],
  base_unit_price: null,
  properties: [],
})
const { product: _, ...surcharge } = sampleSurcharge()

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: ['/offers', '/offers/new'],
    answers: {
      listOffers: () => [],
      listRegions: () => [],
      listOrganizations: () => [
        { id: 5, name: 'Bouwbedrijf Jansen' },
        { id: 6, name: 'De Graaf' },
      ],
      getOfferOrganizationAddress: () => sampleAddress,
      listProducts: () => [sampleProduct(), washer],
      listProductGroups: () => [],
      calculateOfferSurcharges: ({ body }) => ({ items: [...body.offerJson.items, surcharge] }),
      saveOffer: () => [sampleSaved()],
      getOffer: () => sampleOffer(),
      ...answers,
    },
    ...visit,
  })
}

/** What most offers leave as it is stands behind one line. */
async function showDetails(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^More details/ }))
}

async function chooseCustomer(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: 'Customer' }))
  await user.click(await screen.findByTitle('Bouwbedrijf Jansen'))
}

async function addProduct(user: UserEvent, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Add products' }))
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: /^Add to offer/ }))
}

async function addOther(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: /Add other/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

async function setQuantity(user: UserEvent, text: string, line = 1) {
  await user.click(await screen.findByRole('button', { name: `Edit row ${line}` }))
  const field = screen.getByRole('textbox', { name: `Quantity, row ${line}` })
  await user.clear(field)
  await user.type(field, text)
  return field
}

const line = (name: RegExp) => screen.findByRole('row', { name })
const amountOf = (term: string) => screen.getByText(term).parentElement

describe('making an offer', () => {
  it('prices its lines by the list of the customer once that is chosen, and names the list', async () => {
    const listed = sampleProduct({
      base_unit_price: 90,
      price_unit: 100,
      staffels: [],
      price_list: { id: 4, name: 'Jaar' },
    })
    const { user } = open({
      answers: { listProducts: ({ body }) => [body?.organization_id === 5 ? listed : sampleProduct(), washer] },
    })
    await addProduct(user, 'Zeskantbout M8x40')
    expect(within(await line(/Zeskantbout/)).queryByText(/Price list/)).toBeNull()
    await chooseCustomer(user)
    expect(await within(await line(/Zeskantbout/)).findByText(/Price list Jaar/)).toBeVisible()
    expect(within(await line(/Zeskantbout/)).getByText(/€\s0,90/)).toBeVisible()
  })

  it('issues an offer of catalogue products at the price of their tier, and opens the document', async () => {
    const { user, router, callsOf } = open()
    await chooseCustomer(user)
    expect(await screen.findByText(/^Havenstraat 12a, /)).toBeVisible()
    await showDetails(user)
    expect(screen.getByText('Havenstraat 12a')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Offer Title' })).toHaveValue('Offerte Bouwbedrijf Jansen')
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Levering < 10 uur{Enter}Kraan aanwezig')
    await addProduct(user, 'Zeskantbout M8x40')
    await user.type(await setQuantity(user, '120'), '{Enter}')
    expect(within(await line(/Zeskantbout/)).getByText(/€\s18,00/)).toBeVisible()
    expect(within(await line(/Kleineordertoeslag/)).getAllByText(/€\s25,00/)).toHaveLength(2)
    expect(amountOf('Subtotal')).toHaveTextContent(/€\s43,00/)
    expect(amountOf('VAT 21%')).toHaveTextContent(/€\s9,03/)
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/offers/42')
    expect(callsOf('saveOffer')[0]?.body).toMatchObject({
      offer: {
        intent: 'issue',
        title: 'Offerte Bouwbedrijf Jansen',
        description: '<p>Levering &lt; 10 uur<br>Kraan aanwezig</p>',
        validUntil: addDays(dayOf(), 30),
        customer: { organization_id: 5 },
        items: [
          { productId: 11, quantity: 120, unitPrice: 0.15, usedStaffelId: 2 },
          { id: 'sur:4', isSurcharge: true },
        ],
      },
    })
  })

  it('recomputes the price while a quantity is typed, the Dutch way, and drops what is cancelled', async () => {
    const { user } = open()
    await addProduct(user, 'Zeskantbout M8x40')
    await setQuantity(user, '1.250,5')
    expect(screen.getByRole('textbox', { name: 'Unit price, row 1' })).toHaveValue('0,12')
    expect(within(await line(/Zeskantbout/)).getByText(/€\s150,06/)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(within(await line(/Zeskantbout/)).getByText('99 more for € 0,15')).toBeVisible()
    await user.type(await setQuantity(user, 'veel'), '{Enter}')
    expect(within(await line(/Zeskantbout/)).getByText('0')).toBeVisible()
  })

  it('keeps a price that was typed, whatever the quantity becomes, until the staffel price is wanted back', async () => {
    const { user } = open()
    await addProduct(user, 'Zeskantbout M8x40')
    await user.click(await screen.findByRole('button', { name: 'Edit row 1' }))
    await user.clear(screen.getByRole('textbox', { name: 'Unit price, row 1' }))
    await user.type(screen.getByRole('textbox', { name: 'Unit price, row 1' }), '0,5{Enter}')
    await setQuantity(user, '500')
    expect(screen.getByRole('textbox', { name: 'Unit price, row 1' })).toHaveValue('0,50')
    await user.click(screen.getByRole('button', { name: /Use the tier price €\s0,12/ }))
    expect(screen.getByRole('textbox', { name: 'Unit price, row 1' })).toHaveValue('0,12')
  })

  it('lets only Admin and staff of the seller type a price', async () => {
    const { user } = open({ user: { is_tenant: false } })
    await addProduct(user, 'Zeskantbout M8x40')
    await setQuantity(user, '100')
    expect(screen.queryByRole('textbox', { name: /Unit price/ })).not.toBeInTheDocument()
    expect(within(await line(/Zeskantbout/)).getByText(/€\s0,15/)).toBeVisible()
  })

  it('remarks a quantity outside the ladder, a product without a price, and one that is there already', async () => {
    const ladder = sampleProduct({
      staffels: [{ staffelId: 1, variantCode: null, minQuantity: 10, maxQuantity: null, unitPrice: 0.1 }],
    })
    const { user } = open({ answers: { listProducts: () => [ladder, washer] } })
    await addProduct(user, 'Zeskantbout M8x40', 'Sluitring M8')
    expect(
      await screen.findByText('The quantity falls outside the tiers; the price of the tier from 10 is used.'),
    ).toBeVisible()
    expect(await line(/Sluitring/)).toHaveTextContent('Unit price, row 2: on request')
    expect(within(await line(/Sluitring/)).getByText('–', { selector: 'strong' })).toBeVisible()
    await addProduct(user, 'Sluitring M8')
    expect(await screen.findByText('Also on row 2')).toBeVisible()
  })

  it('asks before it issues a row without price', async () => {
    const { user, callsOf } = open()
    await chooseCustomer(user)
    await addProduct(user, 'Sluitring M8')
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('One row has a unit price of 0.')
    expect(callsOf('saveOffer')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Create Offer' }))
    await waitFor(() => expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { confirm_zero_price: true } }))
  })

  it('names at their fields what keeps an offer from being issued', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Create Offer' }))
    expect(await screen.findByText('Choose a customer.')).toBeVisible()
    expect(screen.getByText('Add at least one item.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveFocus())
    await addProduct(user, 'Zeskantbout M8x40')
    await user.type(await setQuantity(user, '0'), '{Enter}')
    expect(await screen.findByText('The quantity must be more than 0.')).toBeVisible()
    expect(callsOf('saveOffer')).toHaveLength(0)
  })

  it('does not save around a row that is still open', async () => {
    const { user, callsOf } = open()
    await chooseCustomer(user)
    await addProduct(user, 'Zeskantbout M8x40')
    await setQuantity(user, '500')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('Confirm or cancel the rows that you are editing first.')).toBeVisible()
    expect(callsOf('saveOffer')).toHaveLength(0)
  })

  it('saves a draft with a free line, and takes an empty one away again', async () => {
    const { user, callsOf } = open({
      answers: { calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }) },
    })
    await chooseCustomer(user)
    await addOther(user, 'Free line')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('heading', { name: 'No items yet' })).toBeVisible()
    await addOther(user, 'Free line')
    await user.type(screen.getByRole('textbox', { name: 'Description, row 1' }), 'Transport')
    await user.clear(screen.getByRole('textbox', { name: 'Unit price, row 1' }))
    await user.type(screen.getByRole('textbox', { name: 'Unit price, row 1' }), '85{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: {
          intent: 'draft',
          items: [{ productId: null, description: 'Transport', unitPrice: 85, priceSource: 'manual' }],
        },
      }),
    )
  })

  it('keeps the surcharges when they cannot be computed again, and says so', async () => {
    const { user, api } = open()
    await addProduct(user, 'Zeskantbout M8x40')
    await line(/Kleineordertoeslag/)
    api.use({
      calculateOfferSurcharges: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.type(await setQuantity(user, '10'), '{Enter}')
    expect(await screen.findByText(/Surcharges not updated/)).toBeVisible()
    expect(await line(/Kleineordertoeslag/)).toBeVisible()
    api.use({ calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }) })
    await user.click(screen.getByRole('button', { name: 'Again' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Kleineordertoeslag/ })).not.toBeInTheDocument())
  })

  it('brings a removed row back where it was', async () => {
    const { user } = open()
    await addProduct(user, 'Zeskantbout M8x40', 'Sluitring M8')
    await user.click(await screen.findByRole('button', { name: 'Remove row 1' }))
    expect(screen.queryByRole('row', { name: /Zeskantbout/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Zeskantbout')
  })
})
