import { productOfLine } from '@staffel/shared-api/rules'
import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers } from '../../../testing/renderOffers.ts'
import {
  sampleAddress,
  sampleItem,
  sampleOffer,
  sampleProduct,
  sampleSettings,
  sampleSummary,
} from '../../../testing/samples.ts'

/** 1–99 at 0.20, 100–499 at 0.15, from 500 at 0.12. */
const product = productOfLine(sampleProduct({ tier_group: 'SPS 40' }))
const lines = [
  sampleItem({ id: 'a', description: 'Schroef 40', quantity: 60, unitPrice: 0.15, total: 9, product }),
  sampleItem({ id: 'b', description: 'Schroef 50', quantity: 60, unitPrice: 0.15, total: 9, product }),
]

async function open(settings = sampleSettings()) {
  const visit = renderOffers({
    routes,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    answers: {
      getOffer: () => sampleOffer({ items: lines }),
      getOfferSettings: () => settings,
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
    },
  })
  await screen.findByRole('table', { name: 'Offer Items' })
  const quantity = async (row: number, typed: string) => {
    await visit.user.click(screen.getByRole('button', { name: `Edit row ${row}` }))
    const field = screen.getByRole('textbox', { name: `Quantity, row ${row}` })
    await visit.user.clear(field)
    await visit.user.type(field, typed)
  }
  return { ...visit, quantity }
}
const rowOf = (name: string) => within(screen.getByText(name, { exact: true }).closest('tr') as HTMLElement)

describe('lines of one tier group', () => {
  it('say over how many they count, and both move when one is typed', async () => {
    const { quantity, user } = await open()
    expect(screen.getAllByText('Tier over 2 rows: 120 st')).toHaveLength(2)
    await quantity(1, '440')
    expect(await screen.findAllByText('Tier over 2 rows: 500 st')).not.toHaveLength(0)
    expect(rowOf('Schroef 50').getByText(/€\s0,12/)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findAllByText('Tier over 2 rows: 120 st')).toHaveLength(2)
    expect(rowOf('Schroef 50').getAllByText(/€\s0,15/)).not.toHaveLength(0)
  })

  it('say nothing where the tenant counts each by itself', async () => {
    await open(sampleSettings({ tiers_together: false }))
    expect(screen.queryByText(/Tier over/)).not.toBeInTheDocument()
  })

  it('let a price of their own be typed, though its first digit takes the steps away', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    await user.clear(screen.getByRole('textbox', { name: 'Unit price, row 1' }))
    await user.keyboard('12,34')
    expect(screen.getByRole('textbox', { name: 'Unit price, row 1' })).toHaveValue('12,34')
  })
})
