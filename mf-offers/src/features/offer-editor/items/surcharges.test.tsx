import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import {
  sampleAddress,
  sampleItem,
  sampleOffer,
  sampleSaved,
  sampleSummary,
  sampleSurcharge,
} from '../../../testing/samples.ts'

const { product: _, ...byRule } = sampleSurcharge()

/** The server keeps what was changed by hand, and computes the rest. */
function open(surcharge = sampleSurcharge(), user?: Visit['user']) {
  return renderOffers({
    routes,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    user,
    answers: {
      getOffer: () => sampleOffer({ items: [sampleItem({ id: 'a', description: 'Bout' }), surcharge] }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => {
        const { items } = body.offerJson
        const kept = items.find(({ id, overridden }) => id === byRule.id && overridden)
        return { items: [...items.filter(({ isSurcharge }) => !isSurcharge), kept ?? byRule] }
      },
      saveOffer: () => [sampleSaved({ rev: 4 })],
    },
  })
}

const row = (name: RegExp) => screen.findByRole('row', { name })

describe('a surcharge', () => {
  it('that is changed stays as it is', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Change Kleineordertoeslag' }))
    const price = screen.getByRole('textbox', { name: 'Unit price, row 2' })
    await user.clear(price)
    await user.type(price, '12,5{Enter}')
    expect(within(await row(/Kleineordertoeslag/)).getByText('Changed surcharge')).toBeVisible()
    expect(within(await row(/Kleineordertoeslag/)).getAllByText(/€\s12,50/)).toHaveLength(2)
    await waitFor(() =>
      expect(callsOf('calculateOfferSurcharges').at(-1)?.body).toMatchObject({
        offerJson: { items: [{ id: 'a' }, { id: 'sur:4', overridden: true }] },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { items: [{ id: 'a' }, { id: 'sur:4', unitPrice: 12.5, overridden: true }] },
      }),
    )
  })

  it('that is removed counts no more, and is computed again when that is wanted', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Kleineordertoeslag' }))
    expect(within(await row(/Kleineordertoeslag/)).getByText('Removed surcharge')).toBeVisible()
    expect(screen.getByText('Total', { selector: 'dt' }).parentElement).toHaveTextContent(/€\s18,15/)
    await user.click(screen.getByRole('button', { name: 'Compute Kleineordertoeslag automatically again' }))
    expect(await screen.findByRole('button', { name: 'Remove Kleineordertoeslag' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { items: [{ id: 'a' }, { id: 'sur:4', overridden: false }] },
      }),
    )
  })

  it('that was removed before is still known, also by the server when it is given back', async () => {
    const { user, callsOf } = open(sampleSurcharge({ quantity: 0, total: 0, overridden: true }))
    await user.click(await screen.findByRole('button', { name: 'Compute Kleineordertoeslag automatically again' }))
    await waitFor(() =>
      expect(callsOf('calculateOfferSurcharges').at(-1)?.body).toMatchObject({
        offerJson: { items: [{ id: 'a' }, { id: 'sur:4', overridden: false }] },
      }),
    )
    expect(await screen.findByRole('button', { name: 'Remove Kleineordertoeslag' })).toBeVisible()
  })

  it('is left to those who may set prices', async () => {
    open(sampleSurcharge(), { is_tenant: false })
    expect(await row(/Kleineordertoeslag/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Kleineordertoeslag/ })).not.toBeInTheDocument()
  })
})

describe('the VAT rate of a line', () => {
  it("is the tenant's until another is chosen, which is then said", async () => {
    const { user } = open()
    expect(within(await row(/Bout/)).queryByText(/VAT/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    await user.click(screen.getByRole('combobox', { name: 'VAT rate, row 1' }))
    await user.click(await screen.findByTitle('VAT 9%'))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(within(await row(/Bout/)).getByText(/VAT 9%/)).toBeVisible()
    expect(screen.getByText('VAT 9%', { selector: 'dt' }).parentElement).toHaveTextContent(/€\s1,35/)
  })

  it('can be left to the customer, which is said as well', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Edit row 1' }))
    await user.click(screen.getByRole('combobox', { name: 'VAT rate, row 1' }))
    await user.click(await screen.findByTitle('VAT reverse charged'))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByText('VAT reverse charged', { selector: 'dt' }).parentElement).toHaveTextContent(/€\s0,00/)
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { items: [{ id: 'a', taxRate: 0, taxLabel: 'Btw verlegd' }, {}] },
      }),
    )
  })
})
