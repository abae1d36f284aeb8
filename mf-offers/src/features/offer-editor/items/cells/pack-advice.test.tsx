import { addDays, dayOf, productOfLine } from '@staffel/shared-api/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { renderOffers } from '../../../../testing/renderOffers.ts'
import {
  sampleAddress,
  sampleItem,
  sampleOffer,
  sampleProduct,
  sampleSaved,
  sampleSummary,
} from '../../../../testing/samples.ts'

const product = productOfLine(sampleProduct({ order_multiple: 100 }))

async function open(quantity: number) {
  const visit = renderOffers({
    routes,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    answers: {
      getOffer: () => sampleOffer({ validUntil: addDays(dayOf(), 14), items: [sampleItem({ quantity, product })] }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
    },
  })
  await screen.findByRole('table', { name: 'Offer Items' })
  return visit
}

describe('a quantity that a product is not sold in', () => {
  it('has those near it beside it, each one click away', async () => {
    const { user } = await open(1250)
    expect(screen.getByText(/Packed per 100:/)).toHaveTextContent('Packed per 100: 1.300 or 1.200?')
    await user.click(screen.getByRole('button', { name: 'Quantity 1.300 on row 1' }))
    expect(screen.queryByText(/Packed per/)).not.toBeInTheDocument()
    expect(screen.getByRole('row', { name: /1\.300/ })).toBeInTheDocument()
  })

  it('is asked about once before the offer is issued', async () => {
    const { user, callsOf } = await open(1250)
    await user.click(screen.getByRole('button', { name: /Create Offer/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are the quantities right?' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent(/: 1\.250Packed per 100: 1\.300 or 1\.200\?$/)
    expect(callsOf('saveOffer')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Create Offer' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')).toMatchObject([{ body: { offer: { intent: 'issue', confirm_quantities: true } } }]),
    )
  })
  it('is mended in the question itself, which is gone with the last one', async () => {
    const { user, callsOf } = await open(1250)
    await user.click(screen.getByRole('button', { name: /Create Offer/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are the quantities right?' }))
    await user.click(dialog.getByRole('button', { name: 'Quantity 1.300 on row 1' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /1\.300/ })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Create Offer/ }))
    await waitFor(() => expect(callsOf('saveOffer')).toMatchObject([{ body: { offer: { intent: 'issue' } } }]))
  })
})
