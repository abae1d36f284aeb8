import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { renderOffers, type Visit } from '../../../../testing/renderOffers.ts'
import { sampleProduct } from '../../../../testing/samples.ts'

const bolt = sampleProduct()
const nut = sampleProduct({ product_id: 12, product_name: 'Moer M8', sku: 'M934-8', properties: [] })

async function open(listProducts: Visit['answers']['listProducts'], user?: Visit['user']) {
  const visit = renderOffers({
    routes,
    at: ['/offers', '/offers/new'],
    user,
    answers: {
      listOffers: () => [],
      listRegions: () => [],
      listOrganizations: () => [],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      listProducts,
    },
  })
  const field = await screen.findByRole('combobox', { name: 'Add a product or article number' })
  return { ...visit, field }
}

const quantity = (line: number) => screen.findByRole('textbox', { name: `Quantity, row ${line}` })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the open last row', () => {
  it('suggests products with number, price and steps, and goes from the quantity to the next open row', async () => {
    const { user, field } = await open(() => [bolt, nut])
    await user.type(field, 'm8')
    const option = await screen.findByRole('option', { name: /Zeskantbout/ })
    expect(option).toHaveTextContent(/B933-840.*€\s0,20/)
    expect(within(option).getByRole('img', { name: 'step 1 of 3' })).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await quantity(1)).toHaveFocus()
    await user.keyboard('120{Enter}')
    expect(screen.getByRole('row', { name: /Moer M8/ })).toHaveTextContent(/120.*€\s18,00/)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  })

  it('suggests what counts together with a line at the price that it will have beside it', async () => {
    const { user, field } = await open(() => [bolt, nut].map((product) => ({ ...product, tier_group: 'M8' })))
    await user.type(field, 'm8')
    await screen.findByRole('option', { name: /Zeskantbout/ })
    await user.keyboard('{Enter}')
    await quantity(1)
    await user.keyboard('499{Enter}')
    await user.type(field, 'm8')
    const option = await screen.findByRole('option', { name: /Moer/ })
    expect(option).toHaveTextContent(/Tier over 2 rows: 500 st.*€\s0,12/)
    expect(within(option).getByRole('img', { name: 'step 3 of 3' })).toBeVisible()
  })

  it('takes the match of a number that was confirmed before its answer came', async () => {
    let answer = () => {}
    const { user, field } = await open(
      () => new Promise((resolve) => (answer = () => resolve([sampleProduct({ sku: 'M934-80', product_id: 9 }), nut]))),
    )
    await user.type(field, 'm934-8{Enter}')
    expect(screen.queryByRole('textbox', { name: 'Quantity, row 1' })).not.toBeInTheDocument()
    act(() => answer())
    expect(await quantity(1)).toHaveFocus()
    expect(screen.getByRole('row', { name: /Moer M8/ })).toBeVisible()
  })

  it('takes the first of what is found when that was confirmed while the list was changing', async () => {
    const answers = new Map<string, () => void>()
    const { user, field } = await open(
      ({ body }) =>
        new Promise((resolve) => {
          const search = body.filters?.search ?? ''
          answers.set(search, () => resolve(search === 'bout' ? [bolt] : [nut, bolt]))
        }),
    )
    await user.type(field, 'bout')
    await waitFor(() => expect(answers.has('bout')).toBe(true))
    act(() => answers.get('bout')?.())
    expect(await screen.findByRole('option', { name: /Zeskantbout/ })).toBeVisible()
    await user.clear(field)
    await user.type(field, 'm8{Enter}')
    expect(screen.queryByRole('textbox', { name: 'Quantity, row 1' })).not.toBeInTheDocument()
    act(() => answers.get('m8')?.())
    expect(await quantity(1)).toHaveFocus()
    expect(screen.getByRole('row', { name: /Moer M8/ })).toBeVisible()
    expect(field).toHaveValue('')
  })

  it('says that nothing is found when that was confirmed before it was known', async () => {
    const { user, field } = await open(() => [])
    await user.type(field, 'm8{Enter}')
    expect(await screen.findByText('No product found for “m8”.')).toBeVisible()
    expect(field).toHaveValue('m8')
    expect(field).toHaveFocus()
  })

  it('never lists the answer to what was typed before', async () => {
    const answers = new Map<string, () => void>()
    const { user, field } = await open(
      ({ body }) =>
        new Promise((resolve) => {
          const search = body.filters?.search ?? ''
          answers.set(search, () => resolve(search === 'bout' ? [bolt] : [nut]))
        }),
    )
    await user.type(field, 'bout')
    await waitFor(() => expect(answers.has('bout')).toBe(true))
    await user.clear(field)
    await user.type(field, 'moer')
    await waitFor(() => expect(answers.has('moer')).toBe(true))
    act(() => answers.get('moer')?.())
    expect(await screen.findByRole('option', { name: /Moer M8/ })).toBeVisible()
    act(() => answers.get('bout')?.())
    expect(options()).toEqual([expect.stringContaining('Moer M8'), 'Add as a free line: “moer”'])
  })

  it('makes a line of words that are in no catalogue, and asks for its price', async () => {
    const { user, field } = await open(() => [])
    await user.type(field, 'Transport')
    expect(await screen.findByText('No product found for “Transport”.')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await quantity(1)).toHaveFocus()
    await user.keyboard('2{Enter}')
    expect(screen.getByRole('textbox', { name: 'Unit price, row 1' })).toHaveFocus()
    await user.keyboard('85{Enter}')
    expect(screen.getByRole('row', { name: /Transport/ })).toHaveTextContent(/€\s170,00/)
  })

  it('leaves that to those who may', async () => {
    const { user, field } = await open(() => [bolt], { roles: ['User'] })
    await user.type(field, 'bout')
    expect(await screen.findByRole('option', { name: /Zeskantbout/ })).toBeVisible()
    expect(options()).toHaveLength(1)
  })

  it('says that products cannot be had, tries again on Enter, and is emptied by Escape', async () => {
    let works = false
    const { user, field } = await open(() => {
      if (works) return [bolt]
      throw failWith('INTERNAL')
    })
    await user.type(field, 'B933-840')
    expect(await screen.findByText('The products could not be searched.')).toBeVisible()
    works = true
    await user.keyboard('{Enter}')
    expect(await quantity(1)).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.type(field, 'iets{Escape}')
    expect(field).toHaveValue('')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})
