import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type {
  ExactJob,
  ExactMappedCustomer,
  ExactMappedItem,
  ExactMapping,
  ExactMappingRow,
} from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'
import { connected } from '../../testing/sampleExact.ts'

withTranslations('integrations', { nl, en })

const thing = (code: string, name: string) => ({ key: code, code, name })
const row = (part: Partial<ExactMappingRow>): ExactMappingRow => ({
  ...{ kind: 'vat', key: '21', name: 'VAT 21%', chosen: null, suggested: thing('VH', 'BTW hoog'), complete: true },
  ...part,
})
const mapping: ExactMapping = {
  division: 102_030,
  division_name: 'Staffel Bouwmaterialen B.V.',
  vat_codes: [thing('VH', 'BTW hoog'), thing('VX', 'BTW anders')],
  units: [],
  rows: [
    row({}),
    row({ key: '9', name: 'VAT 9%', suggested: null, complete: false }),
    row({ kind: 'charge', key: 'text', name: 'Free text', suggested: null, complete: false }),
  ],
}
const uuid = (nr: number) => `5f0e8a51-3c2d-4b7a-9e10-7d2d4c1be87${nr}`
const bolt: ExactMappedItem = {
  ...{ key: '7', product_id: 7, name: 'Bout', variant: null, code: 'B-7', item: null, state: 'open' },
  suggested: { key: uuid(7), code: 'EX-7', name: 'Bout', because: 'name' },
}
const nut: ExactMappedItem = {
  ...{ key: '8:RVS', product_id: 8, name: 'Moer', variant: 'RVS', code: 'M-8', state: 'complete', suggested: null },
  item: { ...thing('M-8', 'Moer'), by: 'person' },
}
const account = { account_id: uuid(0), code: '9001', name: 'Vlasveld', city: 'Utrecht', state: 'customer' } as const
const linked: ExactMappedCustomer = {
  ...{ organization_id: 1, name: 'Bouwbedrijf Vlasveld', archived: false, suggested: null },
  account: { ...account, by: 'number' },
}
const other = { ...account, account_id: uuid(1), code: '9002', name: 'De Wit' }
const single: ExactMappedCustomer = {
  ...{ organization_id: 2, name: 'De Wit Beton', archived: false, account: null },
  suggested: { ...other, because: 'vat' },
}
const reading: ExactJob = {
  ...{ id: 1, state: 'reading', entities: ['products'], cause: 'person', asked_by: null, dry_run: true, full: false },
  ...{ done: 0, total: 0, created: 0, updated: 0, removed: 0, conflicts: 0, known: 0, refused: 0 },
  ...{ created_at: '2026-03-05T09:00:00Z', next_at: null, ended_at: null, problem: null },
}
const list = { total: 2, counts: { all: 2, open: 1 }, read_at: '2026-03-05T09:00:00Z' }
const state = { vat: { all: 2, open: 1 }, charges: { all: 1, open: 1 }, units: { all: 0, open: 0 }, items: list.counts }

function open(at = '/exact/mapping', answers: FakeAnswers = {}) {
  const api = fakeApi({
    getExactStatus: () => connected(),
    getExactMapping: () => mapping,
    getExactMappingState: () => ({ ...state, customers: null }),
    listExactJobs: () => [],
    listExactMappedItems: () => ({ items: [bolt, nut], ...list }),
    listExactMappedCustomers: () => ({ items: [linked, single], ...list }),
    saveExactMapping: () => mapping,
    saveExactMappedItem: () => bolt,
    saveExactMappedCustomer: () => ({ customer: linked, taken_back: { prices: 2, numbers: 0 } }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  return { api, ...renderRoutes(routes, { at, language: 'en' }) }
}
const asked = (api: ReturnType<typeof fakeApi>, id: string) =>
  api.calls.filter((call) => call.endpoint.id === id).map(({ body }) => body)

describe('what is few', () => {
  it('says at a glance what is complete, and keeps what somebody chooses', async () => {
    const { user, api } = open('/exact/mapping?tab=vat')
    expect(await screen.findByRole('tab', { name: 'VAT 1 missing' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Units complete' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Customers' })).toBeVisible()
    await user.click(await screen.findByRole('combobox', { name: 'VAT 9%' }))
    await user.click(await screen.findByTitle('VX · BTW anders'))
    expect(await screen.findByText('VAT 9% is saved.')).toBeInTheDocument()
    expect(asked(api, 'saveExactMapping')).toEqual([{ kind: 'vat', key: '9', exact: 'VX' }])
  })

  it('looks for items in Exact by what is typed', async () => {
    const { user, api } = open('/exact/mapping?tab=charges', {
      findExactItems: () => [{ key: 'i-1', code: 'VRACHT', name: 'Vrachtkosten' }],
    })
    await user.type(await screen.findByRole('combobox', { name: 'Free text' }), 'vracht')
    await user.click(await screen.findByTitle('VRACHT · Vrachtkosten'))
    expect(asked(api, 'saveExactMapping')).toEqual([{ kind: 'charge', key: 'text', exact: 'i-1' }])
  })

  it('says that Exact could not be asked', async () => {
    open('/exact/mapping?tab=units', {
      getExactMapping: () => {
        throw failWith('NOT_CONNECTED', { message: 'There is no link' })
      },
    })
    expect(await screen.findByText('The mapping could not be loaded.')).toBeVisible()
  })
})

describe('products', () => {
  const items = '/exact/mapping?tab=items'

  it('says why an item may be meant, and takes it when somebody says so', async () => {
    const { user, api } = open(items)
    const own = await screen.findByRole('listitem', { name: 'Bout' })
    expect(own).toHaveTextContent('Still missing')
    expect(own).toHaveTextContent('Perhaps EX-7 · Bout: the same name')
    await user.click(within(own).getByRole('button', { name: 'Take over' }))
    expect(await screen.findByText('Bout is saved.')).toBeInTheDocument()
    expect(asked(api, 'saveExactMappedItem')).toEqual([{ key: '7', exact: uuid(7) }])
  })

  it('puts another item in the place of one, or none', async () => {
    const { user, api } = open(items, { findExactItems: () => [{ key: uuid(9), code: 'MR-9', name: 'Moer RVS' }] })
    const variant = await screen.findByRole('listitem', { name: 'Moer, RVS' })
    await user.click(within(variant).getByRole('button', { name: 'Unlink' }))
    await user.type(within(variant).getByRole('combobox', { name: /Moer, RVS/ }), 'moer')
    await user.click(await screen.findByTitle('MR-9 · Moer RVS'))
    expect(asked(api, 'saveExactMappedItem')).toEqual([
      { key: '8:RVS', exact: null },
      { key: '8:RVS', exact: uuid(9) },
    ])
  })

  it('shows those that are missing, and one alone', async () => {
    const { user, api } = open(`${items}&product=7`)
    await screen.findByText('Only this product is shown.')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await user.click(await screen.findByRole('button', { name: 'Missing 1' }))
    const queries = () =>
      api.calls.filter((call) => call.endpoint.id === 'listExactMappedItems').map(({ query }) => query)
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ only: 'open', page: 1 }))
    expect(queries()[0]).toMatchObject({ product: 7 })
  })

  it('leads back to those that are missing from a page whose last ones were put right', async () => {
    const { user, router } = open('/exact/mapping?tab=items&only=open&page=2', {
      listExactMappedItems: ({ query }) => ({ ...list, items: Number(query?.['page']) === 2 ? [] : [bolt] }),
    })
    await user.click(await screen.findByRole('button', { name: 'To the first page' }))
    await screen.findByRole('listitem', { name: bolt.name })
    expect(router.state.location.search).toBe('?tab=items&only=open')
  })

  it('says that nothing is missing', async () => {
    open(`${items}&only=open`, {
      listExactMappedItems: () => ({ ...list, items: [], total: 0, counts: { all: 2, open: 0 } }),
    })
    expect(await screen.findByText('Nothing is missing')).toBeVisible()
  })

  it('reads the items of Exact, and brings nothing in', async () => {
    const { user, api } = open(items, {
      listExactMappedItems: () => ({ ...list, items: [bolt], read_at: null }),
      syncExact: () => ({ job: reading }),
    })
    await screen.findByText('The items of Exact have not been read yet')
    await user.click(screen.getByRole('button', { name: 'Read items' }))
    expect(await screen.findByText('The items of Exact are being read.')).toBeInTheDocument()
    expect(asked(api, 'syncExact')).toEqual([{ entities: ['products'], dry_run: true, full: false }])
  })
})

describe('customers', () => {
  it('says why an account may be meant, and links it when somebody says so', async () => {
    const { user, api } = open()
    const own = await screen.findByRole('listitem', { name: 'De Wit Beton' })
    expect(own).toHaveTextContent('No account')
    expect(own).toHaveTextContent('Perhaps 9002 · De Wit · Utrecht: the same VAT number')
    await user.click(within(own).getByRole('button', { name: 'Take over' }))
    expect(await screen.findByText('De Wit Beton is De Wit in Exact now.')).toBeInTheDocument()
    expect(asked(api, 'saveExactMappedCustomer')).toEqual([{ organization_id: 2, account_id: uuid(1) }])
  })

  it('says that it is linked where it is no longer among those that are missing', async () => {
    let isLinked = false
    const { user } = open('/exact/mapping?only=open', {
      listExactMappedCustomers: () => ({ ...list, items: isLinked ? [] : [single] }),
      saveExactMappedCustomer: () => {
        isLinked = true
        return { customer: linked, taken_back: { prices: 0, numbers: 0 } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Take over' }))
    expect(await screen.findByText('De Wit Beton is De Wit in Exact now.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'De Wit Beton' })).not.toBeInTheDocument())
  })

  it('tells what is taken back before a customer is no account any more', async () => {
    const { user, api } = open()
    const own = await screen.findByRole('listitem', { name: 'Bouwbedrijf Vlasveld' })
    expect(own).toHaveTextContent('Found by number')
    await user.click(within(own).getByRole('button', { name: 'Unlink' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Unlink Bouwbedrijf Vlasveld?')
    expect(await within(dialog).findByText(/2 prices\. What you changed/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Unlink' }))
    expect(await screen.findByText('Bouwbedrijf Vlasveld is unlinked.')).toBeInTheDocument()
    expect(asked(api, 'saveExactMappedCustomer')).toEqual([
      { organization_id: 1, account_id: null, dry_run: true },
      { organization_id: 1, account_id: null },
    ])
  })

  it('puts another account in the place of one, but none that is another customer’s', async () => {
    const taken = {
      ...account,
      account_id: uuid(1),
      name: 'Klaver',
      customer: { organization_id: 3, name: 'Klaver B.V.' },
    }
    const free = { ...other, account_id: uuid(2), customer: null }
    const { user, api } = open('/exact/mapping', { findExactAccounts: () => [taken, free] })
    const own = await screen.findByRole('listitem', { name: 'Bouwbedrijf Vlasveld' })
    await user.type(within(own).getByRole('combobox', { name: 'Bouwbedrijf Vlasveld' }), 'wit')
    await user.click(await screen.findByTitle('9001 · Klaver · Utrecht (already Klaver B.V.)'))
    await user.click(await screen.findByTitle('9002 · De Wit · Utrecht'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Link Bouwbedrijf Vlasveld to De Wit?')
    await within(dialog).findByText(/2 prices/)
    await user.click(within(dialog).getByRole('button', { name: 'Link' }))
    await screen.findByText('Bouwbedrijf Vlasveld is De Wit in Exact now.')
    expect(asked(api, 'saveExactMappedCustomer').at(-1)).toEqual({ organization_id: 1, account_id: free.account_id })
  })

  it('says whose an account is already', async () => {
    const { user } = open('/exact/mapping', {
      saveExactMappedCustomer: () => {
        throw failWith('DUPLICATE', { message: '9002 De Wit is another customer in Exact already: Klaver.' })
      },
    })
    const own = await screen.findByRole('listitem', { name: 'De Wit Beton' })
    await user.click(within(own).getByRole('button', { name: 'Take over' }))
    expect(await screen.findByText('9002 De Wit is another customer in Exact already: Klaver.')).toBeInTheDocument()
  })

  it('is told of what nobody can order with as it is', async () => {
    const blocked = { ...linked, archived: true, account: { ...account, state: 'blocked' as const, by: null } }
    open('/exact/mapping', { listExactMappedCustomers: () => ({ ...list, items: [blocked] }) })
    const own = await screen.findByRole('listitem', { name: 'Bouwbedrijf Vlasveld' })
    for (const words of ['Archived', 'Linked', 'Blocked in Exact']) expect(own).toHaveTextContent(words)
  })
})
