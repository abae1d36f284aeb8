import type { CustomerNumber, CustomerNumberImport } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'

const number = (different: Partial<CustomerNumber> = {}): CustomerNumber => ({
  id: 5,
  organization_id: 12,
  number: '100.4711',
  product_id: 1,
  product_name: 'Zeskantbout M8x40',
  sku: 'B933-840',
  is_archived: false,
  ...different,
})
const plan: CustomerNumberImport = {
  rows: 5,
  columns: [
    { field: 'number', name: 'Nr. klant', samples: ['100.4711'] },
    { field: 'sku', name: 'Leverancier', samples: ['B933-840'] },
    { field: null, name: 'Tekst', samples: ['Bout'] },
  ],
  created: 2,
  updated: 1,
  errors: [{ row: 4, field: 'sku', message: 'There is no product with SKU X-9.' }],
}

function open(at: string, numbers = [number()], answers: Visit['answers'] = {}) {
  return renderCatalogue({
    routes,
    at,
    answers: {
      listOrganizations: () => [
        { id: 12, name: 'Jansen Bouw' },
        { id: 13, name: 'Dakwerken De Vries' },
      ],
      listCustomerNumbers: () => ({ items: numbers, total: numbers.length }),
      saveCustomerNumber: ({ body }) => number({ ...body, id: body.id ?? 9 }),
      deleteCustomerNumber: () => undefined,
      importCustomerNumbers: () => plan,
      ...answers,
    },
  })
}
const ofJansen = '/products/article-numbers?customer=12'

describe("customers' article numbers", () => {
  it('are reached from the products, and begin with the choice of a customer', async () => {
    const { user, router, callsOf } = open('/products')
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Customers’ article numbers' }))
    expect(await screen.findByText('Which customer?')).toBeVisible()
    expect(callsOf('listCustomerNumbers')).toEqual([])
    await user.click(screen.getByRole('combobox', { name: 'Customer' }))
    await user.click(await screen.findByTitle('Jansen Bouw'))
    expect(await screen.findByRole('row', { name: /100\.4711.*Zeskantbout M8x40.*B933-840/ })).toBeVisible()
    expect(router.state.location.search).toBe('?customer=12')
    expect(callsOf('listCustomerNumbers')[0]?.query).toMatchObject({ organization_id: 12, page: 1 })
  })

  it('lead to their product, and say when it is archived', async () => {
    open(ofJansen, [number({ is_archived: true })])
    const row = await screen.findByRole('row', { name: /100\.4711/ })
    expect(within(row).getByRole('link', { name: '100.4711' })).toHaveAttribute('href', '/products/1')
    expect(row).toHaveTextContent('Archived')
  })

  it('are added for a product that is searched, once both are given', async () => {
    const { user, callsOf } = open(ofJansen, [])
    await user.click(await screen.findByRole('button', { name: 'Add number' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Add number' }))
    expect(dialog.getByText('Enter the customer’s number.')).toBeVisible()
    expect(dialog.getByText('Choose a product.')).toBeVisible()
    await user.type(dialog.getByLabelText('Customer’s number'), ' K-77 ')
    await user.click(dialog.getByRole('combobox', { name: 'Product' }))
    await user.click(await screen.findByTitle('Zeskantbout M8x40 · B933-840'))
    await user.click(dialog.getByRole('button', { name: 'Add number' }))
    expect(await screen.findByText('K-77 is now Zeskantbout M8x40.')).toBeInTheDocument()
    expect(callsOf('saveCustomerNumber').map(({ body }) => body)).toEqual([
      { organization_id: 12, number: 'K-77', product_id: 1 },
    ])
  })

  it('are changed, and a number that is taken says so at its field', async () => {
    const taken = 'This customer already has this number for a product.'
    const { user, callsOf } = open(ofJansen, undefined, {
      saveCustomerNumber: () => {
        throw failWith('DUPLICATE', { message: taken, fields: { number: taken } })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for 100.4711' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change number' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText('Customer’s number')
    await user.clear(field)
    await user.type(field, '100.12{Enter}')
    expect(await dialog.findByText(taken)).toBeVisible()
    expect(field).toBeInvalid()
    expect(callsOf('saveCustomerNumber')[0]?.body).toMatchObject({ id: 5, number: '100.12', product_id: 1 })
  })

  it('are deleted, and put back', async () => {
    const { user, callsOf } = open(ofJansen)
    await user.click(await screen.findByRole('button', { name: 'Actions for 100.4711' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Number 100.4711 has been put back.')).toBeInTheDocument()
    expect(callsOf('deleteCustomerNumber')).toHaveLength(1)
    expect(callsOf('saveCustomerNumber')[0]?.body).toEqual({ organization_id: 12, number: '100.4711', product_id: 1 })
  })

  it('say when none fits the search', async () => {
    const { user, router } = open(`${ofJansen}&search=zadel`, [])
    expect(await screen.findByText('No numbers found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe('?customer=12'))
  })

  it('tell that loading failed, and try again', async () => {
    const { api, user } = open(ofJansen, undefined, {
      listCustomerNumbers: () => {
        throw failWith('INTERNAL')
      },
    })
    expect(await screen.findByText('The numbers could not be loaded.')).toBeVisible()
    api.use({ listCustomerNumbers: () => ({ items: [number()], total: 1 }) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /100\.4711/ })).toBeVisible()
  })
})

describe('a file of them', () => {
  async function choose(opened: ReturnType<typeof open>) {
    await opened.user.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog'))
    await opened.user.upload(dialog.getByLabelText('File with numbers'), new File(['x'], 'nummers.xlsx'))
    return dialog
  }

  it('is tried first: its columns, its figures and the rows that are left out are seen, then it is stored', async () => {
    const opened = open(ofJansen)
    const dialog = await choose(opened)
    expect(
      await dialog.findByText(/The number is in the column “Nr. klant”.*Our SKU is in “Leverancier”/),
    ).toBeVisible()
    expect(dialog.getByText('New').nextElementSibling).toHaveTextContent(/^2$/)
    expect(dialog.getByText('Known already').nextElementSibling).toHaveTextContent(/^1$/)
    expect(dialog.getByRole('row', { name: '4 Leverancier There is no product with SKU X-9.' })).toBeVisible()
    await opened.user.click(dialog.getByRole('button', { name: 'Save 3 numbers' }))
    expect(await screen.findByText('Saved: 2 new, 1 changed.')).toBeInTheDocument()
    expect(opened.callsOf('importCustomerNumbers').map(({ body }) => body)).toEqual([
      { organization_id: '12', dry_run: 'true', file: expect.any(File) },
      { organization_id: '12', file: expect.any(File) },
    ])
  })

  it('whose columns nobody knows asks for them, by what stands in them', async () => {
    const unknown = { ...plan, created: 0, updated: 0, errors: [] }
    const opened = open(ofJansen, undefined, {
      importCustomerNumbers: ({ body }) => {
        const fields = String(body.mapping ?? ',sku,').split(',')
        const columns = plan.columns.map((column, index) => ({
          ...column,
          field: (['number', 'sku', 'product_id'] as const).find((field) => field === fields[index]) ?? null,
        }))
        return { ...(fields.includes('number') ? plan : unknown), columns }
      },
    })
    const dialog = await choose(opened)
    expect(await dialog.findByText(/Choose which column holds the customer’s number/)).toBeVisible()
    expect(dialog.getByText('100.4711')).toBeVisible()
    expect(dialog.queryByText('Known already')).not.toBeInTheDocument()
    await opened.user.click(dialog.getByRole('combobox', { name: 'Nr. klant is read as' }))
    await opened.user.click(await screen.findByTitle('Customer’s number'))
    await opened.user.click(await dialog.findByRole('button', { name: 'Save 3 numbers' }))
    expect(await screen.findByText('Saved: 2 new, 1 changed.')).toBeInTheDocument()
    const sent = { organization_id: '12', file: expect.any(File) }
    expect(opened.callsOf('importCustomerNumbers').map(({ body }) => body)).toEqual([
      { ...sent, dry_run: 'true' },
      { ...sent, dry_run: 'true', mapping: 'number,sku,' },
      { ...sent, mapping: 'number,sku,' },
    ])
  })

  it('that was read otherwise than meant is read anew', async () => {
    const opened = open(ofJansen)
    const dialog = await choose(opened)
    await opened.user.click(await dialog.findByRole('button', { name: 'Change columns' }))
    await opened.user.click(dialog.getByRole('combobox', { name: 'Tekst is read as' }))
    await opened.user.click(await screen.findByTitle('Product id'))
    await waitFor(() =>
      expect(opened.callsOf('importCustomerNumbers').at(-1)?.body).toMatchObject({ mapping: 'number,sku,product_id' }),
    )
  })

  it('that cannot be read says why, and another one can be chosen', async () => {
    const opened = open(ofJansen, undefined, {
      importCustomerNumbers: () => {
        throw failWith('VALIDATION', { fields: { file: 'Name the columns in the first row.' } })
      },
    })
    const dialog = await choose(opened)
    expect(await dialog.findByText('Name the columns in the first row.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeEnabled()
  })
})
