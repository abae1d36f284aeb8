import type { Product, Tenant } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { sampleDetail, sampleProduct as product, tier } from '../../testing/samples.ts'

interface Opened {
  products?: Product[]
  at?: string
  user?: Visit['user']
  answers?: Visit['answers']
}

function open({ products = [product()], at = '/products', user, answers }: Opened = {}) {
  return renderCatalogue({
    routes,
    at,
    user,
    answers: { listProducts: () => ({ items: products, total: products.length }), ...answers },
  })
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
    await user.hover(await screen.findByRole('button', { name: /^Tiers of Zeskantbout M8x40: step 1 of 2/ }))
    const ladder = within(await screen.findByRole('tooltip'))
    expect(ladder.getByText('≥ 100').parentElement).toHaveTextContent(/€\s0,15/)
  })

  it('shows what a product looks like, and keeps the place free where another one has no picture', async () => {
    const url = '/webhook/product-pictures/small.webp'
    open({
      products: [product({ picture: { url, alt: 'Van opzij' } }), product({ product_id: 2, product_name: 'Moer' })],
    })
    const pictured = await screen.findByRole('row', { name: /Zeskantbout M8x40/ })
    expect(pictured.querySelector('img')).toHaveAttribute('src', url)
    expect(screen.getByRole('row', { name: /Moer/ }).querySelector('.sf-thumb')).toBeInTheDocument()
  })

  it('has no mark where there is no ladder', async () => {
    open({ products: [product({ staffels: [] })] })
    await screen.findByRole('row', { name: /Zeskantbout M8x40/ })
    expect(screen.queryByRole('button', { name: /^Tiers of/ })).not.toBeInTheDocument()
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
    expect(first).toHaveClass('ant-btn-primary')
    expect(screen.getByRole('link', { name: 'Add Product' })).not.toHaveClass('ant-btn-primary')
  })

  it('lets an Admin look into another catalogue, and says so to every call', async () => {
    const { api, router } = open({ user: { roles: ['Admin'], tenant_id: 1 } })
    await screen.findByRole('row', { name: /Zeskantbout/ })
    await act(() => router.navigate('/products?tenant=2'))
    await waitFor(() => {
      const last = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id).at(-1)
      expect(last('listProducts')?.body).toMatchObject({ tenant_id: 2 })
      expect(last('getProductStats')?.query).toEqual({ tenant_id: 2 })
      expect(last('listProductGroups')?.query).toEqual({ tenantId: 2 })
    })
    expect(await screen.findByText(/Noord Staal/)).toBeInTheDocument()
    // What is added comes into that one.
    expect(screen.getByRole('link', { name: 'Add Product' })).toHaveAttribute('href', '/products/new?tenant=2')
  })

  it('names another catalogue by its name, and by no number until that is known', async () => {
    let answer: (tenants: Tenant[]) => void = () => {}
    const { api } = open({
      user: { roles: ['Admin'], tenant_id: 1 },
      at: '/products?tenant=2',
      answers: { listTenants: () => new Promise<Tenant[]>((resolve) => (answer = resolve)) },
    })
    await screen.findByRole('row', { name: /Zeskantbout/ })
    await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint.id === 'listTenants')).toBe(true))
    expect(screen.getByText('Company: …')).toBeInTheDocument()
    answer([
      { id: 1, name: 'Staffel Groothandel' },
      { id: 2, name: 'Noord Staal' },
    ])
    expect(await screen.findByText('Company: Noord Staal')).toBeInTheDocument()
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
    api.use({ listProducts: () => [product()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Zeskantbout/ })).toBeInTheDocument()
  })

  it('says how many of the products are drafts or hidden', async () => {
    const { api } = open()
    api.use({
      getProductStats: () => ({ total: 20, drafts: 1, hidden: 12, in_stock: 9, low_stock: 1, stock_value: 0 }),
    })
    expect(await screen.findByText('Including 1 draft, 12 hidden')).toBeInTheDocument()
  })
})

describe('the menu of a product', () => {
  async function choose(name: string) {
    const opened = open()
    await opened.user.click(await screen.findByRole('button', { name: 'Actions for Zeskantbout M8x40' }))
    await opened.user.click(await screen.findByRole('menuitem', { name }))
    return opened
  }

  it('leads to the product and to its form', async () => {
    const { router } = await choose('View Details')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/1'))
  })

  it('copies it, and opens the copy', async () => {
    const opened = open()
    opened.api.use({ duplicateProduct: () => sampleDetail({ product_id: 8, product_name: 'Kopie van Zeskantbout' }) })
    await opened.user.click(await screen.findByRole('button', { name: 'Actions for Zeskantbout M8x40' }))
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/products/8/edit'))
    expect(opened.callsOf('duplicateProduct')).toHaveLength(1)
  })

  it('archives it once that was confirmed, and takes that back', async () => {
    const { api, user, callsOf } = await choose('Delete')
    api.use({
      archiveProduct: () => sampleDetail({ status: 'archived', rev: 2 }),
      restoreProduct: () => sampleDetail(),
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Delete Zeskantbout M8x40?')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Zeskantbout M8x40 has been restored.')).toBeInTheDocument()
    expect(callsOf('archiveProduct').map(({ body }) => body)).toEqual([{ rev: 1 }])
    expect(callsOf('restoreProduct').map(({ body }) => body)).toEqual([{ rev: 2 }])
  })

  it('asks once more where open offers use it', async () => {
    const { api, user, callsOf } = await choose('Delete')
    api.use({
      archiveProduct: ({ body }) => {
        if (!body?.archive) throw failWith('IN_USE', { message: 'This product is in 3 open offers.' })
        return sampleDetail({ status: 'archived' })
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/This product is in 3 open offers\. Those offers keep their lines/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    expect(await screen.findByText('Zeskantbout M8x40 has been deleted.')).toBeInTheDocument()
    expect(callsOf('archiveProduct').map(({ body }) => body)).toEqual([{ rev: 1 }, { rev: 1, archive: true }])
  })

  it('asks once more where somebody else changed it meanwhile, with the name that it has by now', async () => {
    const { api, user, callsOf } = await choose('Delete')
    const theirs = sampleDetail({ product_name: 'Zeskantbout M8x45', rev: 4 })
    api.use({
      getProduct: () => theirs,
      archiveProduct: ({ body }) => {
        if (body?.rev !== 4) throw failWith('STALE', { current: theirs })
        return sampleDetail({ status: 'archived', rev: 5 })
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/Someone else changed this product.*Zeskantbout M8x45/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    expect(await screen.findByText('Zeskantbout M8x40 has been deleted.')).toBeInTheDocument()
    expect(callsOf('archiveProduct').map(({ body }) => body)).toEqual([{ rev: 1 }, { rev: 4 }])
  })

  it('says that it could not come back as somebody else changed it, and restores what it is by now', async () => {
    const { api, user, callsOf } = await choose('Delete')
    api.use({
      getProduct: () => sampleDetail({ status: 'archived', rev: 7 }),
      archiveProduct: () => sampleDetail({ status: 'archived', rev: 2 }),
      restoreProduct: ({ body }) => {
        if (body?.rev !== 7) throw failWith('STALE', { message: 'Someone else changed this in the meantime.' })
        return sampleDetail()
      },
    })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Someone else changed this in the meantime.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Zeskantbout M8x40 has been restored.')).toBeInTheDocument()
    expect(callsOf('restoreProduct').map(({ body }) => body)).toEqual([{ rev: 2 }, { rev: 7 }])
  })
})

describe("a customer's Manager", () => {
  const reader: Visit['user'] = { roles: ['Manager'], is_tenant: false }

  it('reads the products, and changes none', async () => {
    const { user, router } = open({ user: reader })
    await user.click(await screen.findByRole('button', { name: 'Actions for Zeskantbout M8x40' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['View Details'])
    expect(screen.queryByRole('link', { name: 'Add Product' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Product groups' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}n')
    expect(router.state.location.pathname).toBe('/products')
  })

  it('is not invited to add the first one', async () => {
    open({ products: [], user: reader })
    expect(await screen.findByText('No products yet')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add Your First Product' })).not.toBeInTheDocument()
  })

  it.each([
    ['/products/new', '/products'],
    ['/products/groups', '/products'],
    ['/products/1/edit', '/products/1'],
  ])('is led from %s to %s', async (at, to) => {
    const { router } = open({ at, user: reader })
    await waitFor(() => expect(router.state.location.pathname).toBe(to))
  })
})
