import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { renderOffers, type Visit } from '../../../../testing/renderOffers.ts'
import { sampleAddress, sampleItem, sampleOffer, sampleSummary } from '../../../../testing/samples.ts'

const lines = [
  sampleItem({ id: 'a', description: 'Bout' }),
  sampleItem({ id: 's', kind: 'section', description: 'Dak', productId: null, product: undefined }),
  sampleItem({ id: 'b', description: 'Moer' }),
]

async function open(user?: Visit['user'], answers: Visit['answers'] = {}) {
  const visit = renderOffers({
    routes,
    at: ['/offers', `/offers/${sampleSummary().externalId}?edit=1`],
    user,
    answers: {
      listOffers: () => [],
      listRegions: () => [],
      getOffer: () => sampleOffer({ items: lines }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      ...answers,
    },
  })
  await screen.findByRole('table', { name: 'Offer Items' })
  return visit
}

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('a cell of a line', () => {
  it('is typed in where it stands; Enter goes down to the next line, and past the last to the open row', async () => {
    const { user } = await open()
    await user.click(cell('Quantity, row 1'))
    expect(field('Quantity, row 1')).toHaveFocus()
    await user.keyboard('500{Enter}')
    expect(screen.getByRole('row', { name: /Bout/ })).toHaveTextContent(/500.*€\s0,12.*€\s60,00/)
    expect(field('Quantity, row 3')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('combobox', { name: 'Add a product or article number' })).toHaveFocus()
  })

  it('is put back by Escape, and keeps what was typed when it is left', async () => {
    const { user } = await open()
    await user.click(cell('Description, row 1'))
    await user.type(field('Description, row 1'), ' M8{Escape}')
    expect(cell('Description, row 1')).toHaveTextContent(/Bout$/)
    await waitFor(() => expect(cell('Description, row 1')).toHaveFocus())
    await user.click(cell('Description, row 1'))
    await user.type(field('Description, row 1'), ' M10')
    await user.click(cell('Discount in percent, row 3'))
    expect(cell('Description, row 1')).toHaveTextContent(/Bout M10$/)
    await user.keyboard('10')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(cell('Discount in percent, row 3')).toHaveTextContent('10%')
  })

  it('goes on with Tab, over the lines and back', async () => {
    const { user } = await open()
    await user.click(cell('Discount in percent, row 1'))
    await user.tab()
    expect(field('Description, row 3')).toHaveFocus()
    await user.tab({ shift: true })
    expect(field('Discount in percent, row 1')).toHaveFocus()
    await user.tab({ shift: true })
    expect(field('Unit price, row 1')).toHaveFocus()
  })

  it('has no price for those who may not set one', async () => {
    const { user } = await open({ is_tenant: false, roles: ['Manager'] })
    expect(screen.queryByRole('button', { name: /^Unit price/ })).not.toBeInTheDocument()
    await user.click(cell('Quantity, row 1'))
    await user.tab()
    expect(field('Description, row 3')).toHaveFocus()
  })

  it('changes nothing by being looked at', async () => {
    const { user, router } = await open()
    await user.click(cell('Quantity, row 1'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers'))
  })

  it('has what is wrong with it below it', async () => {
    const { user } = await open(undefined, {
      saveOffer: () => {
        throw failWith('VALIDATION', { fields: { 'offer.items.2.unitPrice': 'Too much.', 'offer.items.0': 'Odd.' } })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('Too much.')).toBeVisible()
    expect(cell('Unit price, row 3')).toHaveAccessibleDescription('Too much.')
    expect(screen.getByText('Odd.')).toBeVisible()
  })
})
