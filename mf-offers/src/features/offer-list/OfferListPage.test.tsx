import { failWith } from '@staffel/shared-api/testing'
import { setViewport } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleOffer, sampleSummary } from '../../testing/samples.ts'

const second = sampleSummary({
  id: 43,
  offer_id: 43,
  externalId: '7f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b',
  offer_nr: 'OFF-2026-0043',
  version: 2,
  title: 'Gevelplaten',
  customer: 'De Graaf',
  status: 'accepted',
  amount: 99,
})
const organizations = [{ id: 5, name: 'Bouwbedrijf Jansen' }]
const regions = [{ id: 3, name: 'Noord', tenant_id: 1 }]
const tenants = [
  { id: 1, name: 'Staffel Bouwmaterialen' },
  { id: 2, name: 'Staalhandel Noord' },
]

function open({ at = '/offers', answers, ...visit }: Partial<Visit> = {}) {
  const page = renderOffers({
    routes,
    at,
    answers: {
      listOffers: () => ({ items: [sampleSummary(), second], total: 31 }),
      listOrganizations: () => organizations,
      listRegions: () => regions,
      listTenants: () => tenants,
      getOffer: () => sampleOffer(),
      ...answers,
    },
    ...visit,
  })
  return { ...page, asked: () => page.callsOf('listOffers').at(-1)?.query }
}

const row = (name: RegExp) => screen.findByRole('row', { name })
const openFilters = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Filter' }))

describe('the offers list', () => {
  it('shows the newest offers, how many there are, and leads to an offer by its external id', async () => {
    const { asked, user, router } = open()
    const first = await row(/Dakgoten Jansen/)
    expect(within(first).getByText(/€\s1\.234,50/)).toBeVisible()
    expect(within(await row(/Gevelplaten/)).getByText('OFF-2026-0043 v2')).toBeVisible()
    expect(screen.getByText('2 of 31 offers')).toBeVisible()
    expect(asked()).toEqual({ page: 1, limit: 10, sort_by: 'created_date', sort_dir: 'desc' })
    await user.click(within(first).getByText('Bouwbedrijf Jansen'))
    expect(router.state.location.pathname).toBe(`/offers/${sampleSummary().externalId}`)
  })

  it('leads from a page that does not exist any more to the last one', async () => {
    const { user, router } = open({
      at: '/offers?page=9&status=draft',
      answers: { listOffers: ({ query }) => ({ items: query.page === 4 ? [second] : [], total: 31 }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }))
    expect(await row(/Gevelplaten/)).toBeVisible()
    expect(router.state.location.search).toBe('?page=4&status=draft')
  })

  it('keeps search, status, sort and page in the address, and Back brings them again', async () => {
    const items = Array.from({ length: 10 }, (_, index) => sampleSummary({ id: index + 1, offer_id: index + 1 }))
    const { asked, user, router } = open({ answers: { listOffers: () => ({ items, total: 31 }) } })
    await screen.findByText('10 of 31 offers')
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Page 2')).toBeVisible()
    await waitFor(() => expect(asked()).toMatchObject({ page: 2 }))
    await user.type(screen.getByRole('searchbox'), 'goot')
    await waitFor(() =>
      expect(asked()).toEqual({
        page: 1,
        limit: 10,
        sort_by: 'created_date',
        sort_dir: 'desc',
        filters: { search: 'goot' },
      }),
    )
    await user.click(screen.getByRole('button', { name: /Total/ }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await user.click(screen.getByRole('button', { name: /Total/ }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending'),
    )
    expect(router.state.location.search).toBe('?q=goot&sort=amount&dir=desc')
    await act(() => router.navigate(-1))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'ascending'),
    )
    expect(screen.getByRole('searchbox')).toHaveValue('goot')
  })

  it('reads the filters of a link, and leaves out what it does not understand', async () => {
    const { asked } = open({
      at: '/offers?status=expired&viewed=no&organization_id=5&date=valid_until&from=2026-01-01&sort=weight&page=x',
    })
    await row(/Dakgoten/)
    expect(asked()).toMatchObject({
      page: 1,
      sort_by: 'created_date',
      filters: {
        status: 'expired',
        viewed: false,
        organization_id: 5,
        date_field: 'valid_until',
        date_from: '2026-01-01',
      },
    })
  })

  it('takes a from after till in a link as till, in the fields as in the question', async () => {
    const { asked, user } = open({ at: '/offers?date=valid_until&from=2026-05-02&till=2026-05-01' })
    await row(/Dakgoten/)
    expect(asked()).toMatchObject({ filters: { date_from: '2026-05-01', date_till: '2026-05-01' } })
    await openFilters(user)
    for (const name of ['From', 'Till']) expect(await screen.findByRole('textbox', { name })).toHaveValue('1 May 2026')
  })

  it('asks for no more than the server takes, whatever a link says', async () => {
    const { asked } = open({ at: `/offers?page=99999999&q=${'x'.repeat(300)}` })
    await row(/Dakgoten/)
    expect(asked()).toMatchObject({ page: 100_000, filters: { search: 'x'.repeat(200) } })
  })

  it('takes no day from a link that does not exist', async () => {
    const { asked } = open({ at: '/offers?date=valid_until&from=2026-02-30&till=2026-13-01' })
    await row(/Dakgoten/)
    expect(asked()).not.toHaveProperty('filters')
  })

  it('starts with the own organisation and region', async () => {
    const mine = open({ user: { roles: ['User'], is_tenant: false, organization_id: 5, region_id: 3 } })
    await row(/Dakgoten/)
    await openFilters(mine.user)
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toBeInTheDocument()
    expect(mine.asked()).toMatchObject({ filters: { organization_id: 5, region_id: 3 } })
    expect(screen.queryByRole('combobox', { name: /Tenant|region/ })).not.toBeInTheDocument()
  })

  it('asks an Admin which tenant, and forgets what was chosen within another', async () => {
    const { user, asked, callsOf } = open({ at: '/offers?organization_id=5', user: { roles: ['Admin'] } })
    await row(/Dakgoten/)
    await openFilters(user)
    await user.click(await screen.findByRole('combobox', { name: 'Tenant' }))
    await user.click(await screen.findByTitle('Staalhandel Noord'))
    await waitFor(() =>
      expect(asked()).toEqual({ tenant_id: 2, page: 1, limit: 10, sort_by: 'created_date', sort_dir: 'desc' }),
    )
    await waitFor(() => expect(callsOf('listRegions').at(-1)?.query).toEqual({ tenantId: 2 }))
    await user.click(screen.getByRole('combobox', { name: 'Filter by region' }))
    await user.click(await screen.findByTitle('Noord'))
    await waitFor(() => expect(asked()).toMatchObject({ tenant_id: 2, filters: { region_id: 3 } }))
  })

  it('counts the offers of each status within the other filters, after the rows', async () => {
    const { user, callsOf, asked } = open({
      at: '/offers?viewed=no&status=draft',
      answers: {
        countOffers: () => [
          { status: 'all', count: 10_000, capped: true },
          { status: 'draft', count: 12, capped: false },
        ],
      },
    })
    await row(/Dakgoten/)
    expect(await screen.findByRole('button', { name: 'All 10.000+' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('button', { name: 'Draft 12' })).toHaveAttribute('aria-pressed', 'true')
    expect(callsOf('countOffers').map(({ query }) => query)).toEqual([{ filters: { viewed: false } }])
    await user.click(screen.getByRole('button', { name: 'Expired' }))
    await waitFor(() => expect(asked()).toMatchObject({ filters: { viewed: false, status: 'expired' } }))
    expect(callsOf('countOffers')).toHaveLength(1)
  })

  it('offers every key to sort by', async () => {
    const { user } = open()
    await row(/Dakgoten/)
    await openFilters(user)
    await user.click(await screen.findByRole('combobox', { name: /Sort/ }))
    const names = [
      'Date Created',
      'Last Modified',
      'Valid Until',
      'Desired Delivery Date',
      'Amount',
      'Customer',
      'Status',
    ]
    for (const name of names) expect(screen.getAllByTitle(name).length).toBeGreaterThan(0)
  })

  it('fetches an offer ahead when the pointer is on its row', async () => {
    const { user, callsOf } = open()
    await user.hover(await row(/Dakgoten Jansen/))
    await waitFor(() =>
      expect(callsOf('getOffer').map(({ query }) => query)).toEqual([{ id: sampleSummary().externalId }]),
    )
  })

  it('says that nothing was found, with the way to a first offer', async () => {
    open({ answers: { listOffers: () => [] } })
    expect(await screen.findByRole('heading', { name: 'No offers found' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create New Offer' })).toHaveLength(2)
  })

  it('keeps the rows when the next ones cannot be had, and tries again', async () => {
    const { api, user } = open()
    await row(/Dakgoten/)
    api.use({
      listOffers: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(screen.getByRole('button', { name: /Customer/ }))
    expect(await screen.findByText('The offers could not be loaded.')).toBeVisible()
    expect(await row(/Dakgoten/)).toBeVisible()
    api.use({ listOffers: () => [second] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/Gevelplaten/)).toBeVisible()
    expect(screen.queryByRole('row', { name: /Dakgoten/ })).not.toBeInTheDocument()
  })

  it('shows a failure of the first load with Retry', async () => {
    const { api, user } = open({
      answers: {
        listOffers: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The offers could not be loaded.' })).toBeVisible()
    api.use({ listOffers: () => [sampleSummary()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/Dakgoten/)).toBeVisible()
  })

  it('shows only what the reader looks after, when that is asked', async () => {
    const { user, router, asked } = open()
    await row(/Dakgoten/)
    await openFilters(user)
    await user.click(await screen.findByRole('combobox', { name: 'Owner' }))
    await user.click(await screen.findByTitle('My offers'))
    await waitFor(() => expect(asked()).toMatchObject({ filters: { owner_id: 7 } }))
    expect(router.state.location.search).toBe('?owner_id=7')
  })

  it('leads to a new offer at N, for those who may make one', async () => {
    const { user, router } = open({
      answers: { calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }) },
    })
    await row(/Dakgoten/)
    await user.keyboard('/n')
    expect(router.state.location.pathname).toBe('/offers')
    await user.click(document.body)
    await user.keyboard('n')
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/new'))
  })

  it('becomes cards on a phone, in Dutch', async () => {
    setViewport('phone')
    open({ language: 'nl' })
    const cards = await screen.findByRole('list', { name: 'Offertebeheer' })
    expect(within(cards).getByRole('link', { name: 'Dakgoten Jansen' })).toBeVisible()
    expect(within(cards).getAllByText('04-04-2026')).toHaveLength(2)
    expect(screen.getByText('2 van 31 offertes')).toBeVisible()
  })
})
