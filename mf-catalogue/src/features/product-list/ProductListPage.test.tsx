import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { Product } from '@staffel/shared-api/contract'
import { failWith, fakeApi, soldByThePiece } from '@staffel/shared-api/testing'
import { queryClient } from '@staffel/shared-ui/query'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('catalogue', { nl, en })

const tier = (staffelId: number, minQuantity: number, maxQuantity: number | null, unitPrice: number) => ({
  staffelId,
  variantCode: null,
  minQuantity,
  maxQuantity,
  unitPrice,
})
const product = (different: Partial<Product>): Product => ({
  product_id: 1,
  product_name: 'Zeskantbout M8x40',
  description: 'Volledig draad',
  sku: 'B933-840',
  ...soldByThePiece,
  base_unit_price: 0.2,
  price_unit: 1,
  staffels: [tier(1, 1, 99, 0.2), tier(2, 100, null, 0.15)],
  properties: [],
  product_group_id: 3,
  product_group_name: 'Bevestigingsmiddelen',
  is_visible: true,
  is_selectable: true,
  stock_type: 'numeric',
  stock_value: 40,
  ...different,
})

interface Opened {
  products?: Product[]
  at?: string
  as?: Parameters<typeof signInAs>[0]
}

function open({ products = [product({})], at = '/products', as }: Opened = {}) {
  const api = fakeApi({
    listProducts: () => ({ items: products, total: products.length }),
    getProductStats: () => ({
      total: 2449,
      drafts: 0,
      hidden: 25,
      in_stock: 2300,
      low_stock: 12,
      stock_value: 81234.5,
    }),
    listProductGroups: () => [{ id: 3, name: 'Bevestigingsmiddelen' }],
    listTenants: () => [
      { id: 1, name: 'Staffel Groothandel' },
      { id: 2, name: 'Noord Staal' },
    ],
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(as)
  queryClient.clear()
  return { api, ...renderRoutes([...routes, { path: '*', element: 'Elsewhere' }], { at, queryClient }) }
}

describe('the product list', () => {
  it('shows the products with the price of one, and real counts above them', async () => {
    open()
    const row = await screen.findByRole('row', { name: /Zeskantbout M8x40/ })
    expect(within(row).getByText(/€\s0,20/)).toBeInTheDocument()
    expect(await screen.findByText('2.449')).toBeInTheDocument()
    expect(screen.getByText(/€\s81\.234,50/)).toBeInTheDocument()
  })

  it('names the first tier where one piece has no price of its own, and says when a price is on request', async () => {
    open({
      products: [
        product({ product_id: 1, product_name: 'Per tien', staffels: [tier(1, 10, null, 4.5)] }),
        product({ product_id: 2, product_name: 'Maatwerk', staffels: [], base_unit_price: null }),
      ],
    })
    expect(await screen.findByText(/from €\s4,50 \(at 10\)/)).toBeInTheDocument()
    expect(screen.getByText('Price on request')).toBeInTheDocument()
  })

  it('asks for the visible ones only, until the switch is turned off', async () => {
    const { api, user, router } = open({ at: '/elsewhere' })
    // As the shell does for who points at the link; the page asks the same, so not again.
    routes[0]?.handle.ahead({ url: new URL('http://localhost/products'), params: {} })
    await act(() => router.navigate('/products'))
    await screen.findByRole('row', { name: /Zeskantbout/ })
    const listings = () => api.calls.filter(({ endpoint }) => endpoint.id === 'listProducts')
    expect(listings()).toHaveLength(1)
    expect(listings().at(-1)?.body).toMatchObject({ page: 1, limit: 20, visible: true })
    await user.click(screen.getByRole('switch', { name: 'Visible only' }))
    await screen.findByRole('row', { name: /Zeskantbout/ })
    expect(listings().at(-1)?.body).not.toHaveProperty('visible')
  })

  it('shows the ladder of a product at a look', async () => {
    const { user } = open()
    await user.hover(await screen.findByRole('button', { name: /^Staffels of Zeskantbout M8x40: step 1 of 2/ }))
    const ladder = within(await screen.findByRole('tooltip'))
    expect(ladder.getByText('≥ 100').parentElement).toHaveTextContent(/€\s0,15/)
  })

  it('has no mark where there is no ladder', async () => {
    open({ products: [product({ staffels: [] })] })
    await screen.findByRole('row', { name: /Zeskantbout M8x40/ })
    expect(screen.queryByRole('button', { name: /^Staffels of/ })).not.toBeInTheDocument()
  })

  it('leads to a new product, by the button and by its key', async () => {
    const { user, router } = open()
    expect(await screen.findByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/new')
    await user.keyboard('n')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/new'))
  })

  it('invites to add the first product where there is none', async () => {
    open({ products: [] })
    const first = await screen.findByRole('link', { name: 'Add Your First Product' })
    expect(first).toHaveAttribute('href', '/products/new')
  })

  it('lets an Admin look into another catalogue, and says so to every call', async () => {
    const { api, user, router } = open({ as: { roles: ['Admin'], tenant_id: 1 } })
    await screen.findByRole('row', { name: /Zeskantbout/ })
    await act(() => router.navigate('/products?tenant=2'))
    await waitFor(() => {
      const last = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id).at(-1)
      expect(last('listProducts')?.body).toMatchObject({ tenant_id: 2 })
      expect(last('getProductStats')?.query).toEqual({ tenant_id: 2 })
      expect(last('listProductGroups')?.query).toEqual({ tenantId: 2 })
    })
    expect(await screen.findByText(/Noord Staal/)).toBeInTheDocument()
    // What is added is added to one's own.
    expect(screen.queryByRole('link', { name: 'Add Product' })).not.toBeInTheDocument()
    expect(user).toBeDefined()
  })

  it('says when nothing fits the search, and clears it', async () => {
    const { user, router } = open({ products: [], at: '/products?search=zadel' })
    expect(await screen.findByText('No products found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe('')
  })

  it('tells that loading failed, and tries again', async () => {
    const { api, user } = open()
    api.use({
      listProducts: () => {
        throw failWith('INTERNAL', { message: 'Something went wrong' })
      },
    })
    expect(await screen.findByRole('heading', { name: 'The products could not be loaded.' })).toBeInTheDocument()
    api.use({ listProducts: () => [product({})] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Zeskantbout/ })).toBeInTheDocument()
  })
})
