import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { SavedProduct } from '@staffel/shared-api/contract'
import { failWith, fakeApi, soldByThePiece } from '@staffel/shared-api/testing'
import { queryClient } from '@staffel/shared-ui/query'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('catalogue', { nl, en })

const saved: SavedProduct = {
  ...soldByThePiece,
  product_id: 7,
  product_name: 'Draadeind M12',
  description: '',
  sku: 'DE-12',
  base_unit_price: null,
  price_unit: 1,
  staffels: [],
  properties: [],
  product_group_id: null,
  product_group_name: null,
  is_visible: true,
  is_selectable: true,
  stock_type: 'boolean',
  stock_value: 1,
  technical_name: null,
  external_item_code: null,
  start_date: null,
  end_date: null,
  created_at: '2026-03-05T09:30:00.000Z',
  last_modified: '2026-03-05T09:30:00.000Z',
}

function open() {
  const api = fakeApi({
    createProduct: () => saved,
    listProducts: () => ({ items: [], total: 0 }),
    getProductStats: () => ({ total: 0, drafts: 0, hidden: 0, in_stock: 0, low_stock: 0, stock_value: 0 }),
    listProductGroups: () => [{ id: 3, name: 'Bevestigingsmiddelen' }],
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  queryClient.clear()
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.id === 'createProduct').map(({ body }) => body)
  return { api, sent, ...renderRoutes(routes, { at: '/products/new', queryClient }) }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const row = (number: number) => within(screen.getByRole('group', { name: `Tier ${number}` }))

describe('adding a product', () => {
  it('has the five sections, and sends what was entered', async () => {
    const { user, sent, router } = open()
    const name = await screen.findByRole('textbox', { name: 'Product name' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Dates and Availability',
      'Pricing and Stock',
      'Product Properties',
      'Pricing Tiers',
    ])
    await user.type(name, 'Draadeind M12')
    await user.type(field('SKU'), 'DE-12')
    await user.type(field('Base price'), '1.250,5')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
    expect(sent()).toEqual([
      expect.objectContaining({
        name: 'Draadeind M12',
        sku: 'DE-12',
        baseUnitPrice: 1250.5,
        isVisible: true,
        status: 'active',
        stockType: 'boolean',
        stockValue: 1,
        pricingTiers: [],
      }),
    ])
    expect(await screen.findByText('Draadeind M12 has been created.')).toBeInTheDocument()
  })

  it('says that it is creating while it is, once', async () => {
    const { api, user, sent } = open()
    let answer: (product: SavedProduct) => void = () => {}
    api.use({ createProduct: () => new Promise((resolve) => (answer = resolve)) })
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Draadeind')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    const busy = await screen.findByRole('button', { name: 'Creating...' })
    expect(busy).toBeDisabled()
    await waitFor(() => expect(sent()).toHaveLength(1))
    answer(saved)
    expect(await screen.findByText('Draadeind M12 has been created.')).toBeInTheDocument()
  })

  it('needs a name, also for a draft, and nothing else', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('Enter a product name.')).toBeInTheDocument()
    await waitFor(() => expect(field('Product name')).toHaveFocus())
    await user.type(field('Product name'), 'Half')
    expect(screen.queryByText('Enter a product name.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ status: 'draft', isVisible: false })]))
  })

  it('puts a taken number, and what is wrong with a tier, where it was typed', async () => {
    const { api, user } = open()
    api.use({
      createProduct: () => {
        throw failWith('DUPLICATE', {
          fields: { sku: 'This SKU is taken.', 'pricingTiers.0.unitPrice': 'That is too much.' },
        })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Draadeind')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    await user.type(row(1).getByRole('textbox', { name: 'Price' }), '3')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    expect(await screen.findByText('This SKU is taken.')).toBeInTheDocument()
    expect(field('SKU')).toBeInvalid()
    expect(row(1).getByText('That is too much.')).toBeInTheDocument()
  })

  it('offers the ten kinds of property, and one of its own', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Plaat')
    await user.click(screen.getByRole('button', { name: 'Add Property' }))
    const property = within(screen.getByRole('group', { name: 'Property 1' }))
    await user.click(property.getByRole('combobox', { name: 'Property' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Kleur', 'Lengte']),
    )
    await user.keyboard('Glansgraad')
    await user.click(await screen.findByTitle('Add “Glansgraad”'))
    await user.type(property.getByRole('textbox', { name: 'Value' }), 'mat')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ properties: [{ propertyType: 'Glansgraad', value: 'mat', editable: false }] }),
      ]),
    )
  })
})

describe('the tiers of a new product', () => {
  async function ladder() {
    const opened = open()
    const { user } = opened
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Bout')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    await user.type(row(1).getByRole('textbox', { name: 'Price' }), '2')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    return opened
  }

  it('begin at 1, go on one above the last minimum, and stay adjacent while a minimum is typed', async () => {
    const { user, sent } = await ladder()
    expect(row(1).getByRole('textbox', { name: 'From' })).toHaveValue('1')
    expect(row(2).getByRole('textbox', { name: 'From' })).toHaveValue('2')
    const from = row(2).getByRole('textbox', { name: 'From' })
    await user.tripleClick(from)
    await user.keyboard('100')
    expect(row(1).getByRole('textbox', { name: 'To' })).toHaveValue('99')
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '1,505')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          pricingTiers: [
            { variantCode: null, minQuantity: 1, maxQuantity: 99, unitPrice: 2 },
            { variantCode: null, minQuantity: 100, maxQuantity: null, unitPrice: 1.51 },
          ],
        }),
      ]),
    )
  })

  it('are refused where they overlap, with the row that does', async () => {
    const { user, sent } = await ladder()
    await user.clear(row(1).getByRole('textbox', { name: 'To' }))
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    expect(row(2).getByText('This tier overlaps the one before it.')).toBeInTheDocument()
    await waitFor(() => expect(row(2).getByRole('textbox', { name: 'From' })).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('are asked about where something is odd, and saved nevertheless', async () => {
    const { user, sent } = await ladder()
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '3')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    const question = within(await screen.findByRole('dialog', { name: 'Are these tiers right?' }))
    expect(question.getByText('Tier 2: this price is higher than that of the tier before it.')).toBeInTheDocument()
    expect(sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('say what a quantity costs, and are raised together', async () => {
    const { user } = await ladder()
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '1,99')
    const quantity = screen.getByRole('textbox', { name: 'Price at quantity' })
    await user.clear(quantity)
    await user.type(quantity, '10')
    expect(screen.getByRole('status', { name: 'Price at quantity' })).toHaveTextContent(/€\s1,99.*€\s19,90/)
    await user.click(screen.getByRole('button', { name: 'Raise prices' }))
    const percent = await screen.findByRole('textbox', { name: 'Percentage' })
    await user.clear(percent)
    await user.type(percent, '10{Enter}')
    await waitFor(() => expect(row(2).getByRole('textbox', { name: 'Price' })).toHaveValue('2,19'))
    expect(row(1).getByRole('textbox', { name: 'Price' })).toHaveValue('2,20')
  })
})
