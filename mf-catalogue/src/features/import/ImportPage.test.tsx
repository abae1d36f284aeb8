import type { ProductImport } from '@staffel/shared-api/contract'
import { noExactLink } from '@staffel/shared-api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'

const told = (different: Partial<ProductImport> = {}): ProductImport => ({
  id: 7,
  tenant_id: 1,
  filename: 'artikelen.csv',
  dry_run: true,
  state: 'done',
  done: 3,
  total: 3,
  failure: null,
  kind: 'table',
  rows: 4,
  created: 1,
  updated: 1,
  unchanged: 1,
  refused: 0,
  columns: [
    { name: 'Artikelnr', samples: ['B933', 'B934'], field: 'sku' },
    { name: 'Bedrag', samples: ['12,50'], field: null },
  ],
  new_groups: ['Ankers'],
  changes: [
    { row: 2, product_id: null, sku: 'B933', name: 'Bout', fields: [] },
    {
      row: 3,
      product_id: 9,
      sku: 'B934',
      name: 'Moer',
      fields: [
        { field: 'baseUnitPrice', from: '12,50', to: '13,00' },
        { field: 'endDate', from: null, to: '2023-12-31' },
      ],
    },
  ],
  errors: [],
  ...different,
})

/** What the server says of each file that it is sent, in that order. */
function open(files: readonly ProductImport[], visit: Partial<Visit> = {}) {
  const left = [...files]
  const next = () => left.shift() ?? told()
  const { answers, ...others } = visit
  return renderCatalogue({ routes, at: '/products/import', answers: { importProducts: next, ...answers }, ...others })
}

const choose = async ({ user }: ReturnType<typeof open>) =>
  user.upload(await screen.findByLabelText('Choose file'), new File(['SKU'], 'artikelen.csv', { type: 'text/csv' }))

describe('a file of products', () => {
  it('is told of product for product, and stored when it is meant', async () => {
    const visit = open([told(), told({ id: 8, dry_run: false })])
    await choose(visit)
    expect(screen.getByText('Nothing changes until you confirm.')).toBeInTheDocument()
    expect(await screen.findByText(/4 rows · New product groups: Ankers/)).toBeInTheDocument()
    const changed = screen.getByRole('row', { name: /Moer/ })
    expect(changed).toHaveTextContent('Base price 12,50 → 13,00')
    expect(changed).toHaveTextContent(/empty → 31 Dec 2023/)
    expect(screen.getByRole('row', { name: /Bout/ })).toHaveTextContent('New product')
    await visit.user.click(screen.getByRole('button', { name: 'Import 2 products' }))
    expect(await screen.findByText('1 new, 1 changed, 1 unchanged, 0 refused.')).toBeInTheDocument()
    expect(screen.queryByText('Nothing changes until you confirm.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/products')
    expect(visit.callsOf('importProducts')).toHaveLength(2)
  })

  it('that changes nothing has no button to store it, and says why', async () => {
    const nothing = { created: 0, updated: 0, changes: [], new_groups: [] }
    const visit = open([told({ ...nothing, unchanged: 3 }), told({ ...nothing, id: 8, unchanged: 0 })])
    await choose(visit)
    expect(await screen.findByText('Your products already match this file.')).toBeInTheDocument()
    expect(screen.getByText('There is nothing to import.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
    await visit.user.click(screen.getByRole('button', { name: 'Another file' }))
    await choose(visit)
    await visit.user.click(await screen.findByText('Changes 0'))
    expect(screen.getByText('No product in this file can be imported.')).toBeInTheDocument()
  })

  it('is read anew when somebody says what a column holds', async () => {
    const visit = open([told(), told({ id: 8, updated: 2 })])
    await choose(visit)
    await visit.user.click(await screen.findByText('Columns 2'))
    const row = screen.getByRole('row', { name: /Bedrag/ })
    await visit.user.click(within(row).getByRole('combobox', { name: 'Bedrag is read as' }))
    await visit.user.click(await screen.findByTitle('Base price'))
    expect(await screen.findByRole('button', { name: 'Import 3 products' })).toBeInTheDocument()
    expect(visit.callsOf('importProducts').at(-1)?.body).toMatchObject({ mapping: 'sku,baseUnitPrice' })
  })

  it('shows its mistakes first, by row and column', async () => {
    const errors = [{ row: 5, sku: 'B935', field: 'ean' as const, message: 'This is not a valid EAN.' }]
    await choose(open([told({ refused: 1, errors })]))
    const row = await screen.findByRole('row', { name: /This is not a valid EAN/ })
    expect(row).toHaveTextContent(/Row 5.*EAN \(GTIN\)/)
  })

  it('that cannot be read says why, and another one can be chosen', async () => {
    await choose(open([told({ state: 'failed', failure: 'This file is damaged.' })]))
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is damaged.')
    expect(screen.getByLabelText('Choose file')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Another file' })).not.toBeInTheDocument()
  })

  it('is waited for, with how far it is', async () => {
    const visit = open([told({ state: 'comparing', done: 1500, total: 10_000 })])
    await choose(visit)
    expect(await screen.findByText('1.500 of 10.000 products')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Comparing with your products' })).toHaveAttribute('value', '1500')
  })

  it('is not asked of a customer’s Manager', async () => {
    const { router } = open([], { user: { roles: ['Manager'], is_tenant: false } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'))
  })

  it('is taken where it is let go of over its place; beside it the page stays what it is', async () => {
    const { callsOf } = open([told()])
    const place = await screen.findByText('Drop a file here')
    const dataTransfer = { types: ['Files'], files: [new File(['SKU'], 'artikelen.csv')], dropEffect: '' }
    fireEvent.dragOver(document.body, { dataTransfer })
    expect(screen.getByText('Let go to read it')).toBeVisible()
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    expect(callsOf('importProducts')).toEqual([])
    fireEvent.dragOver(place, { dataTransfer })
    fireEvent.drop(place, { dataTransfer })
    expect(await screen.findByText(/4 rows/)).toBeInTheDocument()
    expect(callsOf('importProducts')).toHaveLength(1)
  })
})

describe('the items of Exact Online', () => {
  const connected = () => ({ ...noExactLink, connected: true, division: 102030, division_name: 'Bouwmaterialen BV' })

  it('are brought in where all of Exact is', async () => {
    open([], { answers: { getExactStatus: connected } })
    expect(await screen.findByText(/The items of Bouwmaterialen BV/)).toBeInTheDocument()
    expect(screen.getByText('Not brought in before')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Bring in from Exact' })
    expect(link).toHaveAttribute('href', '/exact/sync?kinds=products')
  })

  it('are not offered where nothing is connected', async () => {
    const { callsOf } = open([])
    await waitFor(() => expect(callsOf('getExactStatus')).toHaveLength(1))
    expect(await screen.findByText('Drop a file here')).toBeInTheDocument()
    expect(screen.queryByText('Exact Online')).not.toBeInTheDocument()
  })

  it('are not asked about in the catalogue of another seller', async () => {
    const { callsOf } = open([], { at: '/products/import?tenant=2', answers: { getExactStatus: connected } })
    expect(await screen.findByText('Drop a file here')).toBeInTheDocument()
    expect(callsOf('getExactStatus')).toEqual([])
  })
})
