import type { CustomersImport } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'

withTranslations('people', { nl, en })

const plan: CustomersImport = {
  rows: 5,
  columns: [
    { name: 'Bedrijf', samples: ['Dakwerken'], field: 'name' },
    { name: 'BTW', samples: ['NL000055501B01'], field: 'vatNumber' },
    { name: '', samples: ['belt liever'], field: null },
  ],
  created: 1,
  updated: 1,
  unchanged: 1,
  refused: 1,
  duplicate: 1,
  changes: [
    { row: 2, organization_id: null, name: 'Dakwerken', fields: [] },
    { row: 3, organization_id: 9, name: 'Bouw BV', fields: [{ field: 'paymentTermDays', from: null, to: '30' }] },
  ],
  duplicates: [{ row: 4, name: 'Voegers', organization_id: 7, other_name: 'Voegers B.V.', other_row: null }],
  errors: [{ row: 6, field: 'vatNumber', message: 'Not a valid VAT number.' }],
}

function open(answers: Parameters<typeof fakeApi>[0] = {}, at = '/customers?search=bouw') {
  signInAs({})
  const api = fakeApi({
    listCustomers: () => ({ items: [], total: 0 }),
    getOrganizationStats: () => ({ total: 0, active: 0, prospects: 0, archived: 0, deleted: 0, accepted_value: 0 }),
    listTenants: () => [{ id: 1, name: 'Staffel' }],
    listRegions: () => [],
    importCustomers: () => plan,
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { callsOf, ...renderRoutes(routes, { at }) }
}

async function choose({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: /More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }))
  await user.upload(dialog.getByLabelText('File with customers'), new File(['x'], 'klanten.xlsx'))
  return dialog
}

describe('a file of customers', () => {
  it('says customer for customer what it will do, and is stored when that is meant', async () => {
    const opened = open()
    const dialog = await choose(opened)
    expect(await dialog.findByText('Columns read: 2 of 3.')).toBeVisible()
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RowColumnWhy it is left out',
      '4Bedrijf‘Voegers’ is probably there already, as ‘Voegers B.V.’.',
      '6BTWNot a valid VAT number.',
    ])
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dakwerken row 2New customer',
      'Bouw BV row 3Payment term (days) empty → 30',
    ])
    await opened.user.click(dialog.getByRole('button', { name: 'Import 2 customers' }))
    expect(await screen.findByText('The customers have been imported. New: 1, changed: 1.')).toBeInTheDocument()
    expect(opened.callsOf('importCustomers').map(({ body }) => body)).toEqual([
      { dry_run: 'true', tenant_id: '1', file: expect.any(File) },
      { tenant_id: '1', file: expect.any(File) },
    ])
    await waitFor(() => expect(opened.callsOf('listCustomers').length).toBeGreaterThan(1))
  })

  it('adds what is probably there already where somebody says so, with the columns as they are read', async () => {
    const opened = open({
      importCustomers: ({ body }) =>
        body.allow_duplicates ? { ...plan, created: 2, duplicate: 0, duplicates: [] } : plan,
    })
    const dialog = await choose(opened)
    await opened.user.click(await dialog.findByRole('checkbox', { name: 'Also add what is probably there already' }))
    await opened.user.click(await dialog.findByRole('button', { name: 'Import 3 customers' }))
    await screen.findByText(/have been imported/)
    expect(opened.callsOf('importCustomers').at(-1)?.body).toEqual({
      ...{ allow_duplicates: 'true', mapping: 'name,vatNumber,', tenant_id: '1', file: expect.any(File) },
    })
  })

  it('whose columns nobody knows asks for them', async () => {
    const none = { created: 0, updated: 0, unchanged: 0, refused: 0, duplicate: 0 }
    const unknown = { ...plan, ...none, changes: [], duplicates: [], errors: [] }
    const columns = plan.columns.map((column) => ({ ...column, field: null }))
    const opened = open({ importCustomers: ({ body }) => (body.mapping ? plan : { ...unknown, columns }) })
    const dialog = await choose(opened)
    expect(await dialog.findByText(/Choose which column holds the name/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
    await opened.user.click(dialog.getByRole('combobox', { name: 'Bedrijf is read as' }))
    await opened.user.click(await screen.findByTitle('Name'))
    expect(await dialog.findByText('Columns read: 2 of 3.')).toBeVisible()
  })
})

describe('the customers as a file', () => {
  it('are those of the list, and what the server says against it is told', async () => {
    const { user, callsOf } = open({
      exportCustomers: () => {
        throw failWith('TOO_LARGE')
      },
    })
    await user.click(await screen.findByRole('button', { name: /More/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Export as Excel' }))
    expect(await screen.findByText('The customers were not exported.')).toBeInTheDocument()
    expect(callsOf('exportCustomers').map(({ query }) => query)).toEqual([
      { format: 'xlsx', tenant_id: 1, filters: { search: 'bouw' } },
    ])
  })

  it('are none to be exported where there are none: a file makes the first', async () => {
    const { user } = open({}, '/customers')
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    expect(await screen.findByRole('dialog', { name: 'Import customers' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /More/ })).not.toBeInTheDocument()
  })
})
