import type { ExactJob, ExactSyncSettings } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor } from '@testing-library/react'
import { button, job, openSyncOf, row, settings } from '../../testing/openSync.ts'
import { connected, unconnected } from '../../testing/sampleExact.ts'
import { routes } from '../../routes.tsx'

const openSync = openSyncOf(routes)

describe('bringing in', () => {
  it('begins with a look that stores nothing, or for real, and shows how far it is', async () => {
    const begun: ExactJob[] = []
    const underWay = job({ state: 'storing', done: 1_200, total: 4_800, ended_at: null })
    const { user, asked } = openSync({
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

  it('says when each kind was brought in, anew once that is over', async () => {
    const jobs = [job({ id: 6, dry_run: true })]
    const last = { ...connected().last_sync }
    const { user } = openSync({
      listExactJobs: () => [...jobs],
      getExactStatus: () => ({ ...connected(), last_sync: { ...last } }),
      syncExact: () => {
        jobs.unshift(job())
        last.accounts = '2026-03-06T08:01:00Z'
        return { job: job() }
      },
    })
    expect(await screen.findByRole('checkbox', { name: /^Customers.*not yet/ })).toBeVisible()
    await user.click(await button('Bring in'))
    expect(await screen.findByRole('checkbox', { name: /^Customers.*last on 6 Mar 2026/ })).toBeVisible()
  })

  it('is for what the page that leads here names', async () => {
    const { user, asked } = openSync({ syncExact: () => ({ job: job() }) }, '/exact/sync?kinds=products')
    expect(await screen.findByRole('checkbox', { name: /^Products/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Customers/ })).not.toBeChecked()
    await user.click(await button('Bring in'))
    await waitFor(() => expect(asked('syncExact')[0]?.body).toMatchObject({ entities: ['products'] }))
  })

  it('says why it waits, and until when', async () => {
    openSync({
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
    const { user } = openSync()
    for (const name of [/^Customers/, /^Products/, /^Prices of customers/, /^Article numbers/])
      await user.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getByText('Choose at least one.')).toBeVisible()
    expect(await button('Bring in')).toBeDisabled()
  })

  it('leads to the link where there is none', async () => {
    openSync({ getExactStatus: () => unconnected })
    expect(await screen.findByText('There is no working link with Exact Online.')).toBeVisible()
    expect(await button('Look first')).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/exact')
  })

  it('is told of, the last first, and each leads to its log', async () => {
    openSync({
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
    const { asked } = openSync({}, '/exact/sync', { roles: ['Manager'], is_tenant: false })
    expect(await screen.findByText('This connection is the seller’s')).toBeVisible()
    expect(asked('listExactJobs')).toHaveLength(0)
  })

  it('says that its jobs could not be loaded', async () => {
    openSync({
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
    const { user, asked } = openSync(
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
    openSync({ listExactJobs: () => [job()], listExactJobRows: () => ({ items: [bolt], total: 1 }) }, '/exact/sync/7')
    expect(await screen.findByRole('link', { name: 'Bout' })).toHaveAttribute('href', '/products/7')
  })

  it('that is not there is said to be gone', async () => {
    openSync({}, '/exact/sync/99')
    expect(await screen.findByText('This log is not there')).toBeVisible()
  })
})

describe('rule and night', () => {
  it('are kept at once, with what was read', async () => {
    const { user, asked } = openSync({
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
