import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleProduct, tier } from '../../../testing/samples.ts'

/** 23 products in three pages. */
const catalogue = Array.from({ length: 23 }, (_, index) =>
  sampleProduct({ product_id: index + 1, product_name: `Bout ${index + 1}`, sku: `B-${index + 1}` }),
)

async function open(answers: Visit['answers'] = {}) {
  const visit = renderOffers({
    routes,
    at: '/offers/new',
    answers: {
      listOrganizations: () => [],
      listProductGroups: () => [
        { id: 3, name: 'Bevestigingsmiddelen' },
        { id: 4, name: 'Hout' },
      ],
      listProducts: ({ body: { page = 1 } }) => ({ items: catalogue.slice((page - 1) * 10, page * 10), total: 23 }),
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      ...answers,
    },
  })
  await visit.user.click(await screen.findByRole('button', { name: 'Add products' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...visit, dialog, asked: () => visit.callsOf('listProducts').at(-1)?.body }
}

describe('the product dialog', () => {
  it('keeps a selection over pages and searches, and adds it in that order', async () => {
    const { user, dialog } = await open()
    await user.click(await dialog.findByRole('checkbox', { name: 'Select Bout 2' }))
    expect(dialog.getByText('Page 1 / 3')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    await user.click(await dialog.findByRole('checkbox', { name: 'Select Bout 11' }))
    expect(dialog.getByText('2 selected')).toBeVisible()
    await user.type(dialog.getByRole('searchbox'), 'bout')
    expect(await dialog.findByRole('checkbox', { name: 'Select Bout 2' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Add to offer' }))
    const rows = within(await screen.findByRole('table', { name: 'Offer Items' })).getAllByRole('row')
    expect(rows[1]).toHaveTextContent('Bout 2')
    expect(rows[2]).toHaveTextContent('Bout 11')
  })

  it('asks for what may be sold: ten at a time, by words and by group', async () => {
    const { user, dialog, asked } = await open()
    await dialog.findByRole('checkbox', { name: 'Select Bout 1' })
    expect(asked()).toEqual({ page: 1, limit: 10, filters: {}, visible: true })
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked()).toMatchObject({ page: 2 }))
    await user.type(dialog.getByRole('searchbox'), 'M8')
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, filters: { search: 'M8' } }))
    await user.click(dialog.getByRole('combobox', { name: 'Product group' }))
    await user.click(await screen.findByTitle('Hout'))
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, filters: { search: 'M8', product_group_id: 4 } }))
  })

  it('shows the price of one, or where the ladder starts, and the ladder itself', async () => {
    const late = sampleProduct({ product_id: 1, product_name: 'Per doos', staffels: [tier(1, 50, null, 9.5)] })
    const { user, dialog } = await open({
      listProducts: () => [late, sampleProduct({ staffels: [], base_unit_price: null })],
    })
    expect(await dialog.findByText(/from €\s9,50 \(at 50\)/)).toBeVisible()
    expect(dialog.getByText('Price on request')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Staffels of Per doos: step 1 of 1' }))
    expect(await screen.findByText('≥ 50')).toBeInTheDocument()
  })

  it('does not let a product be chosen that cannot be sold today', async () => {
    const { dialog } = await open({
      listProducts: () => [sampleProduct({ product_name: 'Winterdeal', is_selectable: false })],
    })
    expect(await dialog.findByRole('checkbox', { name: 'Select Winterdeal' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Add to offer' })).toBeDisabled()
  })

  it('tells that products cannot be had, and tries again', async () => {
    const { user, dialog, api } = await open({
      listProducts: () => {
        throw failWith('INTERNAL')
      },
    })
    expect(await dialog.findByText('The products could not be loaded.')).toBeVisible()
    api.use({ listProducts: () => [] })
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('No products found')).toBeVisible()
  })
})
