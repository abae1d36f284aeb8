import { recordOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { errorPlaces } from './draft/fieldErrors.ts'
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

async function setQuantity(user: UserEvent, text: string, line = 1) {
  await user.click(await screen.findByRole('button', { name: `Edit row ${line}` }))
  const field = screen.getByRole('textbox', { name: `Quantity, row ${line}` })
  await user.clear(field)
  await user.type(field, text)
  return field
}

const line = (name: RegExp) => screen.findByRole('row', { name })

describe('an offer that is not saved', () => {
  it('shows what the server refuses at its field, and loses nothing', async () => {
    const { user, api } = open()
    await chooseCustomer(user)
    await addProduct(user, 'Zeskantbout M8x40')
    api.use({
      saveOffer: () => {
        throw failWith('VALIDATION', {
          fields: { 'offer.validUntil': 'At most 365 days ahead.', 'offer.items.0.quantity': 'Too many.' },
        })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    expect(await screen.findByText('At most 365 days ahead.')).toBeVisible()
    expect(within(await line(/Zeskantbout/)).getByText('Too many.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Offer Title' })).toHaveValue('Offerte Bouwbedrijf Jansen')
  })

  it('shows what is wrong with any of its fields', async () => {
    const { user, api } = open()
    await chooseCustomer(user)
    await addProduct(user, 'Zeskantbout M8x40')
    const wrong = Object.keys(errorPlaces).map((field) => `offer.${field}`)
    api.use({
      saveOffer: () => {
        throw failWith('VALIDATION', { fields: recordOf(wrong, (path) => `${path} is wrong.`) })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('offer.title is wrong.')).toBeVisible()
    for (const path of wrong) expect(screen.getByText(`${path} is wrong.`, { exact: false })).toBeVisible()
  })

  it('saves again after a failure without making a second offer', async () => {
    const { user, api, callsOf, router } = open()
    await chooseCustomer(user)
    api.use({
      saveOffer: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('The offer was not saved. What you entered is still here.')).toBeVisible()
    api.use({ saveOffer: () => [sampleSaved()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/42'))
    const [first, second] = callsOf('saveOffer').map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('stays, with a warning, when no valid number comes back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, router } = open({ answers: { saveOffer: () => [sampleSaved({ offer_id: 0 })] } })
    await chooseCustomer(user)
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText(/its number did not come back/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/offers/new')
  })

  it('asks before unsaved work is left, and goes back to where one came from', async () => {
    const { user, router } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Offer Title' }), 'Loods')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Unsaved changes')
    expect(router.state.location.pathname).toBe('/offers/new')
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Offers Management' })).toBeVisible()
  })

  it('goes on with what was typed before and never saved, and begins anew when that is not wanted', async () => {
    const kept: { id: string; subject: string; content: string; base_rev: null; rev: number; updated_at: string }[] = []
    const answers: Visit['answers'] = {
      listWorkingCopies: ({ query }) => kept.filter(({ subject }) => subject === query.subject),
      keepWorkingCopy: ({ body }) => {
        kept.splice(0, 1, { ...body, base_rev: null, rev: body.rev + 1, updated_at: '2026-03-16T10:00:00.000Z' })
        return { rev: body.rev + 1, updated_at: '2026-03-16T10:00:00.000Z' }
      },
      discardWorkingCopy: () => void kept.splice(0),
    }
    const first = open({ answers })
    await chooseCustomer(first.user)
    await showDetails(first.user)
    await first.user.type(screen.getByRole('textbox', { name: 'Description' }), 'Kraan aanwezig')
    await addProduct(first.user, 'Zeskantbout M8x40')
    await setQuantity(first.user, '120')
    first.unmount()
    await waitFor(() => expect(kept[0]?.content).toContain('"quantity":120'))
    // Kept by a program to which every price was for one.
    for (const copy of kept) copy.content = copy.content.replaceAll(/"price_?[uU]nit":1,/g, '')

    const second = open({ answers })
    expect(await screen.findByText(/You are continuing what you entered here earlier/)).toBeVisible()
    // The row that was open is open, and does not draw the page to itself: nobody asked for it here.
    const quantity = screen.getByRole('textbox', { name: 'Quantity, row 1' })
    expect(quantity).toHaveValue('120')
    expect(quantity).not.toHaveFocus()
    expect(screen.getAllByText(/^€\s18,00$/).length).toBeGreaterThan(0)
    await showDetails(second.user)
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Kraan aanwezig')
    await second.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('')
    await waitFor(() => expect(kept).toEqual([]))
  })

  it('keeps nothing of what was saved', async () => {
    const kept: string[] = []
    const { user } = open({
      answers: {
        keepWorkingCopy: ({ body }) => {
          kept.push(body.id)
          return { rev: 1, updated_at: '2026-03-16T10:00:00.000Z' }
        },
        discardWorkingCopy: ({ body }) => void kept.splice(kept.indexOf(body.id), 1),
      },
    })
    await chooseCustomer(user)
    await waitFor(() => expect(kept).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    await waitFor(() => expect(kept).toEqual([]))
  })
})
