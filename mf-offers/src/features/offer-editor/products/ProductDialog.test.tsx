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
    await user.click(dialog.getByRole('button', { name: /^Add to offer/ }))
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
    await user.click(dialog.getByText('Price on request'))
    expect(dialog.getByRole('list', { name: 'Chosen products' })).toHaveTextContent(/1 ×.*on request/)
    await user.click(dialog.getByRole('button', { name: 'Tiers of Per doos: step 1 of 1' }))
    expect(await screen.findByText('≥ 50')).toBeInTheDocument()
  })

  it('begins in the search; a click on a row chooses it, and its price follows its quantity', async () => {
    const { user, dialog } = await open()
    expect(dialog.getByRole('searchbox')).toHaveFocus()
    await user.click(await dialog.findByText('Bout 2'))
    const quantity = dialog.getByRole('textbox', { name: 'Quantity of Bout 2' })
    await user.clear(quantity)
    await user.type(quantity, '120')
    expect(dialog.getByRole('row', { name: /Bout 2/ })).toHaveTextContent(/€\s0,15/)
    expect(dialog.getByRole('button', { name: /^Tiers of Bout 2: step 2 of 3, 380 more/ })).toBeVisible()
    const tray = within(dialog.getByRole('list', { name: 'Chosen products' }))
    expect(tray.getByRole('listitem')).toHaveTextContent(/120 ×\s*Bout 2\s*€\s18,00/)
    await user.click(dialog.getByRole('cell', { name: 'Bout 3' }))
    expect(dialog.getByText('2 selected')).toBeVisible()
    await user.click(dialog.getByRole('cell', { name: 'Bout 3' }))
    expect(dialog.getByText('1 selected')).toBeVisible()
    await user.click(tray.getByRole('button', { name: 'Do not add Bout 2' }))
    expect(dialog.getByText('Nothing selected')).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: 'Select Bout 2' })).not.toBeChecked()
  })

  it('prices what counts together with the lines that stand there and with what else is chosen', async () => {
    const group = catalogue.slice(0, 3).map((product) => ({ ...product, tier_group: 'Bouten' }))
    const { user, dialog } = await open({ listProducts: () => group })
    await user.click(await dialog.findByRole('checkbox', { name: 'Select Bout 1' }))
    const first = dialog.getByRole('textbox', { name: 'Quantity of Bout 1' })
    await user.clear(first)
    await user.type(first, '440')
    expect(dialog.getByRole('row', { name: /Bout 2/ })).toHaveTextContent(/Tier over 2 rows: 441 st.*€\s0,15/)
    await user.click(dialog.getByRole('button', { name: /^Add to offer/ }))

    await user.click(await screen.findByRole('button', { name: 'Add products' }))
    const again = within(await screen.findByRole('dialog'))
    await user.click(await again.findByRole('checkbox', { name: 'Select Bout 3' }))
    const third = again.getByRole('textbox', { name: 'Quantity of Bout 3' })
    await user.clear(third)
    await user.type(third, '60')
    const row = again.getByRole('row', { name: /Bout 3/ })
    expect(row).toHaveTextContent(/Tier over 2 rows: 500 st.*€\s0,12/)
    expect(within(row).getByRole('button', { name: /^Tiers of Bout 3: step 3 of 3/ })).toBeVisible()
    const tray = within(again.getByRole('list', { name: 'Chosen products' }))
    expect(tray.getByRole('listitem')).toHaveTextContent(/60 ×\s*Bout 3\s*€\s7,20/)
  })

  it('is used wholly by the keyboard', async () => {
    const { user, dialog } = await open()
    await dialog.findByRole('checkbox', { name: 'Select Bout 1' })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Quantity of Bout 2' })).toHaveFocus())
    await user.keyboard('500{Enter}')
    expect(dialog.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Quantity of Bout 1' })).toHaveFocus())
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('row', { name: /Bout 2/ })).toHaveTextContent(/500.*€\s60,00/)
    expect(screen.getByRole('row', { name: /Bout 1/ })).toBeVisible()
  })

  it('does not let a product be chosen that cannot be sold today', async () => {
    const { user, dialog } = await open({
      listProducts: () => [
        sampleProduct({ product_id: 1, product_name: 'Winterdeal', is_selectable: false }),
        sampleProduct({ product_name: 'Bout' }),
      ],
    })
    expect(await dialog.findByRole('checkbox', { name: 'Select Winterdeal' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: /^Add to offer/ })).toBeDisabled()
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole('checkbox', { name: 'Select Bout' })).toHaveFocus()
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
