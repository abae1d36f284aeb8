import type { PriceListsImport } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderCatalogue, type Visit } from '../../../testing/renderCatalogue.ts'

const plan: PriceListsImport = {
  rows: 4,
  columns: [
    { name: 'Lijst', samples: ['Voorjaar'], field: 'listName' },
    { name: 'Art.nr', samples: ['B933', 'B934'], field: 'sku' },
    { name: 'Korting', samples: ['5'], field: 'discountPct' },
    { name: '', samples: ['per pallet'], field: null },
  ],
  lists_created: 1,
  lists_updated: 1,
  added: 1,
  changed: 1,
  removed: 1,
  unchanged: 0,
  refused: 1,
  lists: [
    { row: 2, id: null, name: 'Voorjaar', owner_name: 'Klusbedrijf Smit', fields: [] },
    {
      ...{ row: 4, id: 4, name: 'Jaarafspraak', owner_name: 'Bouwbedrijf De Haan' },
      fields: [{ field: 'validTill', from: null, to: '2027-12-31' }],
    },
  ],
  changes: [
    { row: 2, list: 'Voorjaar', name: 'Bout', sku: 'B933', from: null, to: '− 5%' },
    { row: 4, list: 'Jaarafspraak', name: 'Moer', sku: 'B934', from: '12,50', to: '11,90 · ≥ 500: 9,50' },
    { row: 5, list: 'Jaarafspraak', name: 'Ring', sku: 'B125', from: '− 8%', to: null },
  ],
  errors: [{ row: 3, field: 'sku', message: 'There is no product with SKU X-9.' }],
}

const open = (answers: Visit['answers'] = {}) =>
  renderCatalogue({
    routes,
    at: '/products/prices',
    user: { roles: ['Manager'], is_tenant: true },
    answers: { importPriceLists: () => plan, ...answers },
  })

async function choose({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: /More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import price lists' }))
  await user.upload(dialog.getByLabelText('File with price lists'), new File(['x'], 'prijzen.xlsx'))
  return dialog
}

describe('a file of price lists', () => {
  it('says list for list and price for price what it will do, and is stored when that is meant', async () => {
    const opened = open()
    const dialog = await choose(opened)
    expect(await dialog.findByText('New prices')).toBeVisible()
    expect(dialog.getByText('Left out').nextElementSibling).toHaveTextContent(/^1$/)
    expect(dialog.getByRole('row', { name: '3 Art.nr There is no product with SKU X-9.' })).toBeVisible()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Voorjaar Klusbedrijf SmitNew price list',
      'Jaarafspraak Bouwbedrijf De HaanValid until none → 31 Dec 2027',
      'Bout B933 · Voorjaar− 5%',
      'Moer B934 · Jaarafspraak12,50 → 11,90 · ≥ 500: 9,50',
      'Ring B125 · Jaarafspraak− 8% → out of the list',
    ])
    await opened.user.click(dialog.getByRole('button', { name: 'Import 5 changes' }))
    expect(
      await screen.findByText('The price lists have been imported. New prices: 1, changed: 1, removed: 1.'),
    ).toBeInTheDocument()
    expect(opened.callsOf('importPriceLists').map(({ body }) => body)).toEqual([
      { dry_run: 'true', file: expect.any(File) },
      { file: expect.any(File) },
    ])
    expect(opened.callsOf('listPriceLists').length).toBeGreaterThan(1)
  })

  it('that changes nothing says so, and cannot be stored', async () => {
    const none = { lists_created: 0, lists_updated: 0, added: 0, changed: 0, removed: 0, refused: 0 }
    const same = { ...plan, ...none, unchanged: 4, lists: [], changes: [], errors: [] }
    const dialog = await choose(open({ importPriceLists: () => same }))
    expect(await dialog.findByText('Your price lists already match this file.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  })

  it('whose columns nobody knows asks for them, by what stands in them, and is stored as it was read', async () => {
    const none = { lists_created: 0, lists_updated: 0, added: 0, changed: 0, removed: 0, refused: 0 }
    const unknown = { ...plan, ...none, lists: [], changes: [], errors: [] }
    const opened = open({
      importPriceLists: ({ body }) => {
        const fields = String(body.mapping ?? ',sku,,').split(',')
        const columns = plan.columns.map((column, index) => ({
          ...column,
          field: plan.columns.find(({ field }) => field !== null && field === fields[index])?.field ?? null,
        }))
        return { ...(fields.includes('listName') ? plan : unknown), columns }
      },
    })
    const dialog = await choose(opened)
    expect(await dialog.findByText(/Choose which column names the price list/)).toBeVisible()
    expect(dialog.getByText('B933 · B934')).toBeVisible()
    expect(dialog.queryByText('Your price lists already match this file.')).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
    await opened.user.click(dialog.getByRole('combobox', { name: 'Lijst is read as' }))
    await opened.user.click(await screen.findByTitle('Price list'))
    expect(await dialog.findByText('Columns read: 2 of 4.')).toBeVisible()
    await opened.user.click(dialog.getByRole('button', { name: 'Import 5 changes' }))
    await screen.findByText(/The price lists have been imported/)
    expect(opened.callsOf('importPriceLists').map(({ body }) => body)).toEqual([
      { dry_run: 'true', file: expect.any(File) },
      { dry_run: 'true', file: expect.any(File), mapping: 'listName,sku,,' },
      { file: expect.any(File), mapping: 'listName,sku,,' },
    ])
  })

  it('that is none says why, and another one can be chosen', async () => {
    const opened = open({
      importPriceLists: () => {
        throw failWith('VALIDATION', { fields: { file: 'Name the columns in the first row.' } })
      },
    })
    const dialog = await choose(opened)
    expect(await dialog.findByText('Name the columns in the first row.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeEnabled()
  })
})

describe('price lists as a file', () => {
  it('are all of them, or the one whose menu it is', async () => {
    const refuse = () => {
      throw failWith('TOO_LARGE')
    }
    const { user, callsOf } = open({ exportPriceLists: refuse })
    await user.click(await screen.findByRole('button', { name: /More/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }))
    expect(await screen.findByText('The price lists were not exported.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Actions for Jaarafspraak' }))
    const [, ofList = screen.getByRole('menu')] = screen.getAllByRole('menuitem', { name: 'Export as Excel' })
    await user.click(ofList)
    expect(callsOf('exportPriceLists').map(({ query }) => query)).toEqual([
      { format: 'csv' },
      { format: 'xlsx', id: 4 },
    ])
  })

  it('are none to be exported where there are no lists: a file makes the first', async () => {
    const { user } = open({ listPriceLists: () => [] })
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    expect(await screen.findByRole('dialog', { name: 'Import price lists' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /More/ })).not.toBeInTheDocument()
  })
})
