import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactConflict, ExactJob, ExactJobRow, ExactSyncSettings } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'
import { connected, unconnected } from '../../testing/sampleExact.ts'

withTranslations('integrations', { nl, en })

const one = '11111111-0000-4000-8000-000000000001'
const other = '11111111-0000-4000-8000-000000000002'

const job = (part: Partial<ExactJob> = {}): ExactJob => ({
  ...{ id: 7, entities: ['accounts'], cause: 'person', asked_by: 'mila@staffel.example', dry_run: false, full: false },
  ...{ state: 'done', done: 52, total: 52, created: 40, updated: 2, removed: 0, conflicts: 1, refused: 1, known: 0 },
  ...{ created_at: '2026-03-06T08:00:00Z', next_at: null, ended_at: '2026-03-06T08:01:00Z', problem: null },
  ...part,
})
const settings: ExactSyncSettings = { nightly: true, hour: 3, rule: 'exact', rev: 4 }
const conflict = (part: Partial<ExactConflict> = {}): ExactConflict => ({
  ...{ entity: 'accounts', key: null, item: null },
  ...{ record_id: one, code: '9001', name: 'Lijkend Bouw', city: 'Utrecht', organization_id: null, product_id: null },
  ...{ kind: 'candidates', candidates: [{ organization_id: 12, name: 'Lijkend Bouw B.V.' }], fields: [] },
  ...part,
})
const row = (part: Partial<ExactJobRow>): ExactJobRow => ({
  ...{ nr: 1, entity: 'accounts', code: '9001', name: 'Vlasveld Bouw', outcome: 'updated', organization_id: 12 },
  ...{ product_id: null, fields: [], message: null },
  ...part,
})

function open(answers: FakeAnswers = {}, at = '/exact/sync', person?: Parameters<typeof signInAs>[0]) {
  const api = fakeApi({
    getExactStatus: () => connected(),
    listExactJobs: () => [],
    listExactConflicts: () => [],
    getExactSyncSettings: () => settings,
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(person)
  const asked = (id: string) => api.calls.filter((call) => call.endpoint.id === id)
  return { asked, ...renderRoutes(routes, { at, language: 'en' }) }
}
const button = (name: string) => screen.findByRole('button', { name })

describe('bringing in', () => {
  it('begins with a look that stores nothing, or for real, and shows how far it is', async () => {
    const begun: ExactJob[] = []
    const underWay = job({ state: 'storing', done: 1_200, total: 4_800, ended_at: null })
    const { user, asked } = open({
      listExactJobs: () => [...begun],
      syncExact: () => {
        begun.splice(0, 1, underWay)
        return { job: underWay }
      },
    })
    expect(await screen.findByText('Nothing was brought in yet')).toBeVisible()
    await user.click(await button('Look first'))
    expect(await screen.findByText('1.200 of 4.800')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1200')
    await user.click(screen.getByRole('checkbox', { name: /Read everything again/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Article numbers/ }))
    await user.click(await button('Bring in'))
    await waitFor(() => expect(asked('syncExact')).toHaveLength(2))
    expect(asked('syncExact').map(({ body }) => body)).toEqual([
      { entities: ['accounts', 'products', 'customer_prices', 'customer_numbers'], dry_run: true, full: false },
      { entities: ['accounts', 'products', 'customer_prices'], dry_run: false, full: true },
    ])
  })

  it('is for what the page that leads here names', async () => {
    const { user, asked } = open({ syncExact: () => ({ job: job() }) }, '/exact/sync?kinds=products')
    expect(await screen.findByRole('checkbox', { name: /^Products/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Customers/ })).not.toBeChecked()
    await user.click(await button('Bring in'))
    await waitFor(() => expect(asked('syncExact')[0]?.body).toMatchObject({ entities: ['products'] }))
  })

  it('says why it waits, and until when', async () => {
    open({
      listExactJobs: () => [
        job({
          state: 'waiting',
          ended_at: null,
          next_at: '2026-03-07T00:00:00Z',
          problem: 'The calls of today are used.',
        }),
      ],
    })
    expect(await screen.findByText('The calls of today are used.')).toBeVisible()
    expect(screen.getByText('Goes on at 7 Mar 2026 01:00')).toBeVisible()
  })

  it('is nothing where no kind is chosen', async () => {
    const { user } = open()
    for (const name of [/^Customers/, /^Products/, /^Prices of customers/, /^Article numbers/])
      await user.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getByText('Choose at least one.')).toBeVisible()
    expect(await button('Bring in')).toBeDisabled()
  })

  it('leads to the link where there is none', async () => {
    open({ getExactStatus: () => unconnected })
    expect(await screen.findByText('There is no working link with Exact Online.')).toBeVisible()
    expect(await button('Look first')).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/exact')
  })

  it('is told of, the last first, and each leads to its log', async () => {
    open({
      listExactJobs: () => [
        job(),
        job({ id: 6, cause: 'night', asked_by: null, state: 'failed', problem: 'Exact could not be reached.' }),
        job({ id: 5, cause: 'night', asked_by: null, created: 0, updated: 0, conflicts: 0, refused: 0, known: 3 }),
      ],
    })
    expect(await screen.findByText('40 new, 2 changed, 1 to decide, 1 refused')).toBeVisible()
    expect(screen.getByText('Exact could not be reached.')).toBeVisible()
    expect(screen.getAllByText('By itself, at night')).toHaveLength(2)
    expect(screen.getByText('3 as told before')).toBeVisible()
    const [first] = screen.getAllByRole('link', { name: /Brought in: Customers/ })
    expect(first).toHaveAttribute('href', '/exact/sync/7')
  })

  it('is the seller’s alone', async () => {
    const { asked } = open({}, '/exact/sync', { roles: ['Manager'], is_tenant: false })
    expect(await screen.findByText('This connection is the seller’s')).toBeVisible()
    expect(asked('listExactJobs')).toHaveLength(0)
  })

  it('says that its jobs could not be loaded', async () => {
    open({
      listExactJobs: () => {
        throw failWith('INTERNAL', { message: 'Something went wrong' })
      },
    })
    expect(await screen.findByText('What was brought in could not be loaded.')).toBeVisible()
    expect(await button('Try again')).toBeEnabled()
  })
})

describe('the log of a job', () => {
  it('tells line by line what would change, and of one outcome where that is asked', async () => {
    const rows = [
      row({ fields: [{ field: 'phone', from: '030 1', to: null }] }),
      row({ nr: 2, name: 'Zonder naam', outcome: 'refused', organization_id: null, message: 'The name is missing.' }),
    ]
    const { user, asked } = open(
      {
        listExactJobs: () => [job({ dry_run: true })],
        listExactJobRows: ({ query }) => {
          const items = rows.filter(({ outcome }) => [undefined, outcome].includes(query['outcome'] as undefined))
          return { items, total: items.length }
        },
      },
      '/exact/sync/7',
    )
    expect(await screen.findByText(/it is what would happen/)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Vlasveld Bouw' })).toHaveAttribute('href', '/customers/12')
    expect(screen.getByText('Phone').closest('li')).toHaveTextContent('Phone 030 1 → empty')
    expect(screen.queryByRole('tab', { name: /Removed/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Refused 1' }))
    await waitFor(() => expect(screen.queryByText('Vlasveld Bouw')).not.toBeInTheDocument())
    expect(screen.getByText('The name is missing.')).toBeVisible()
    expect(asked('listExactJobRows').at(-1)?.query).toMatchObject({ outcome: 'refused' })
  })

  it('leads to the product that an item became', async () => {
    const bolt = row({ entity: 'products', code: 'B-1', name: 'Bout', organization_id: null, product_id: 7 })
    open({ listExactJobs: () => [job()], listExactJobRows: () => ({ items: [bolt], total: 1 }) }, '/exact/sync/7')
    expect(await screen.findByRole('link', { name: 'Bout' })).toHaveAttribute('href', '/products/7')
  })

  it('that is not there is said to be gone', async () => {
    open({}, '/exact/sync/99')
    expect(await screen.findByText('This log is not there')).toBeVisible()
  })
})

describe('an account to decide about', () => {
  it('is the customer that somebody names, or a new one', async () => {
    const { user, asked } = open({
      listExactConflicts: () => [conflict(), conflict({ record_id: other, name: 'Nieuw Bouw' })],
      decideExactConflict: ({ body }) =>
        (body as { as: string }).as === 'customer' ? [conflict({ record_id: other, name: 'Nieuw Bouw' })] : [],
    })
    await user.click(await button('Is this customer: Lijkend Bouw B.V. (Lijkend Bouw)'))
    expect(await screen.findByText('Lijkend Bouw is decided.')).toBeInTheDocument()
    expect(screen.getByText('To decide: 1')).toBeVisible()
    await user.click(await button('New customer'))
    await waitFor(() => expect(screen.queryByText(/To decide/)).not.toBeInTheDocument())
    expect(asked('decideExactConflict').map(({ body }) => body)).toEqual([
      { record_id: one, as: 'customer', organization_id: 12 },
      { record_id: other, as: 'new' },
    ])
  })

  it('is none of ours only after a question', async () => {
    const { user, asked } = open({ listExactConflicts: () => [conflict()], decideExactConflict: () => [] })
    await user.click(await button('No customer of ours'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/never become a customer/)
    expect(asked('decideExactConflict')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'No customer of ours' }))
    await waitFor(() => expect(asked('decideExactConflict')[0]?.body).toEqual({ record_id: one, as: 'none' }))
  })

  it.each([
    ['Exact is right', 'exact'],
    ['What stands here stays', 'here'],
  ])('that both sides changed: %s', async (name, as) => {
    const both = conflict({
      ...{ kind: 'fields', organization_id: 12, candidates: [] },
      fields: [{ field: 'phone', from: '030 4', to: '030 6' }],
    })
    const { user, asked } = open({ listExactConflicts: () => [both], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Lijkend Bouw' })
    expect(item).toHaveTextContent('Phone 030 4 → 030 6')
    await user.click(within(item).getByRole('button', { name }))
    await waitFor(() => expect(asked('decideExactConflict')[0]?.body).toEqual({ record_id: one, as }))
  })

  it('may be one of its prices, which is decided by itself', async () => {
    const ofPrice = conflict({
      ...{ entity: 'customer_prices', key: 'eur|2019-01-01||7', item: { code: 'B-1', name: 'Bout' } },
      ...{ kind: 'fields', organization_id: 12, candidates: [] },
      fields: [{ field: 'price', from: '3,50', to: '4,20' }],
    })
    const { user, asked } = open({ listExactConflicts: () => [ofPrice], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Lijkend Bouw, Bout' })
    expect(item).toHaveTextContent('Price 3,50 → 4,20')
    await user.click(within(item).getByRole('button', { name: 'Exact is right' }))
    await waitFor(() =>
      expect(asked('decideExactConflict')[0]?.body).toEqual({
        ...{ record_id: one, entity: 'customer_prices', key: 'eur|2019-01-01||7', as: 'exact' },
      }),
    )
  })

  it('may be an item, whose prices are decided as one', async () => {
    const ofItem = conflict({
      ...{ entity: 'products', key: 'prices', code: 'B-1', name: 'Bout', city: null, product_id: 7 },
      ...{ kind: 'fields', candidates: [], fields: [{ field: 'baseUnitPrice', from: '3,00', to: '3,50' }] },
    })
    const { user, asked } = open({ listExactConflicts: () => [ofItem], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Bout' })
    expect(within(item).getByRole('link', { name: 'Bout' })).toHaveAttribute('href', '/products/7')
    expect(item).toHaveTextContent('Base price 3,00 → 3,50')
    await user.click(within(item).getByRole('button', { name: 'What stands here stays' }))
    await waitFor(() =>
      expect(asked('decideExactConflict')[0]?.body).toEqual({
        ...{ record_id: one, entity: 'products', key: 'prices', as: 'here' },
      }),
    )
  })

  it('that could not be decided says so', async () => {
    const { user } = open({
      listExactConflicts: () => [conflict()],
      decideExactConflict: () => {
        throw failWith('DUPLICATE', { message: 'That customer is an account already.' })
      },
    })
    await user.click(await button('New customer'))
    expect(await screen.findByText('That customer is an account already.')).toBeInTheDocument()
  })
})

describe('rule and night', () => {
  it('are kept at once, with what was read', async () => {
    const { user, asked } = open({
      saveExactSyncSettings: ({ body }) => ({ ...(body as ExactSyncSettings), rev: 5 }),
    })
    await user.click(await screen.findByRole('radio', { name: 'Ask me' }))
    expect(await screen.findByText('The setting is saved.')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Bring in by itself every night' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hour of bringing in' })).toBeDisabled())
    expect(asked('saveExactSyncSettings').map(({ body }) => body)).toEqual([
      { ...settings, rule: 'ask' },
      { ...settings, rule: 'ask', nightly: false, rev: 5 },
    ])
  })
})
