import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleCharts, sampleStats, sampleTask, sampleToday, sampleTrend } from '../../testing/dashboardSamples.ts'
import { sampleSummary } from '../../testing/samples.ts'

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: '/dashboard',
    answers: {
      listOffers: () => [sampleSummary()],
      getDashboardStats: () => sampleStats(),
      getDashboardCharts: () => sampleCharts(),
      getDashboardTrend: () => sampleTrend(),
      getDashboardToday: () => sampleToday(),
      ...answers,
    },
    ...visit,
  })
}

describe('the dashboard', () => {
  it('shows the five newest offers, each leading to its document', async () => {
    const { callsOf } = open()
    const offer = await screen.findByRole('link', { name: /Dakgoten Jansen.*OFF-2026-0042.*Draft.*€\s1\.234,50/ })
    expect(offer).toHaveAttribute('href', `/offers/${sampleSummary().externalId}`)
    expect(callsOf('listOffers').map(({ query }) => query)).toEqual([
      { page: 1, limit: 5, sort_by: 'created_date', sort_dir: 'desc' },
    ])
    expect(screen.getByText(/Welcome back, Mila/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/offers')
    expect(screen.getByRole('link', { name: 'Create New Offer' })).toHaveAttribute('href', '/offers/new')
    expect(screen.getByRole('link', { name: /Company details/ })).toHaveAttribute('href', '/settings')
    expect(screen.getByRole('link', { name: /Templates/ })).toHaveAttribute('href', '/settings?tab=templates')
  })

  it('says that there are none yet, with the way to the first', async () => {
    open({ answers: { listOffers: () => [] } })
    expect(await screen.findByRole('heading', { name: 'No offers yet' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create New Offer' })).toHaveLength(2)
  })

  it('tells that they cannot be had, and tries again', async () => {
    const { user, api } = open({
      answers: {
        listOffers: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Error fetching offers.' })).toBeVisible()
    api.use({ listOffers: () => [sampleSummary()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Dakgoten/ })).toBeVisible()
  })

  it('leads nobody to a page that would refuse them', async () => {
    open({ user: { roles: ['User'] } })
    await screen.findByRole('link', { name: /Dakgoten/ })
    expect(screen.queryByRole('link', { name: /Create New Offer|New offer/ })).not.toBeInTheDocument()
  })

  it('shows the four figures with their change, and a dash where nothing can be said', async () => {
    open({
      answers: {
        getDashboardStats: () =>
          sampleStats({ conversion_rate: { value: null, delta_pct: null, delta_points: null, decided: 0 } }),
      },
    })
    expect(await screen.findByText('12')).toBeVisible()
    expect(figure('Total offers')).toHaveTextContent('+20% compared with the previous period')
    expect(figure('Active customers')).toHaveTextContent('-10%')
    expect(figure('Revenue pipeline')).toHaveTextContent(/€\s48\.250,75/)
    expect(figure('Conversion rate')).toHaveTextContent('–None decided in this period')
  })

  it('leads from what waits to the list of exactly those', async () => {
    open()
    const tiles = within(await screen.findByRole('list', { name: 'All by kind' }))
    const day = dayOf()
    expect(tiles.getByRole('link', { name: /3 ?offers expire within 7 days/ })).toHaveAttribute(
      'href',
      `/offers?status=pending&date=valid_until&from=${day}&till=2026-11-27&sort=valid_until`,
    )
    expect(tiles.getByRole('link', { name: /1 ?request waiting longer than 2 days/ })).toHaveAttribute(
      'href',
      '/requests?state=open&offer=without&date=received_on&till=2026-11-18',
    )
    expect(tiles.getByRole('link', { name: /4 ?offers await approval/ })).toHaveAttribute(
      'href',
      '/offers?approval=asked',
    )
    expect(tiles.getByRole('link', { name: /2 ?offers viewed/ })).toHaveAttribute(
      'href',
      '/offers?status=pending&viewed=yes',
    )
  })

  it('lists what waits with names, amounts and the next step, each leading to the thing itself', async () => {
    const tasks = [
      sampleTask(),
      sampleTask({ kind: 'question', id: 43, since: hoursAgo(3), number: 'OFF-2026-0043' }),
      sampleTask({
        kind: 'request',
        id: 9,
        number: null,
        title: 'Prijs M8',
        party: 'inkoop@jansen.example',
        since: hoursAgo(50),
        value_excl_vat: 0,
      }),
      sampleTask({ kind: 'approval', id: 45, since: hoursAgo(5), number: 'OFF-2026-0045' }),
      sampleTask({ kind: 'viewed', id: 44, since: hoursAgo(30), valid_until: '2026-12-20', tenant: 'Noordstaal' }),
    ]
    open({ answers: { getDashboardToday: () => sampleToday(...tasks) } })
    const list = within(await screen.findByRole('list', { name: 'Today' }))
    expect(list.getAllByRole('link').map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
      [
        '/offers/42',
        expect.stringMatching(/Jansen.*OFF-2026-0042 · Dakgoten.*Expires tomorrow.*€\s1\.020,25.*Follow up/),
      ],
      ['/offers/43', expect.stringMatching(/OFF-2026-0043.*Question, 3 hours ago.*Answer/)],
      ['/requests/9', expect.stringMatching(/inkoop@jansen\.example.*Prijs M8.*Request, 2 days ago–Make an offer/)],
      ['/offers/45', expect.stringMatching(/OFF-2026-0045.*Approval asked, 5 hours ago.*Review/)],
      ['/offers/44', expect.stringMatching(/Noordstaal · OFF.*Viewed, yesterday.*Follow up/)],
    ])
  })

  it('shows the first six of them, and the rest when asked', async () => {
    const tasks = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => sampleTask({ id }))
    const { user } = open({ answers: { getDashboardToday: () => sampleToday(...tasks) } })
    const list = await screen.findByRole('list', { name: 'Today' })
    expect(within(list).getAllByRole('link')).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(within(list).getAllByRole('link')).toHaveLength(8)
  })

  it.each([
    [false, 'Today2'],
    [true, 'Today2+'],
  ])('counts them, and says when there are more than it was told of: %s', async (capped, title) => {
    const today = sampleToday(sampleTask(), sampleTask({ id: 43 }))
    open({ answers: { getDashboardToday: () => ({ ...today, capped }) } })
    const heading = await screen.findByRole('heading', { name: /^Today/ })
    await waitFor(() => expect(heading.textContent).toBe(title))
  })

  it('says that all is done when nothing waits', async () => {
    const { expiring, viewed_unanswered } = sampleStats().tiles
    const none = {
      expiring: { ...expiring, count: 0 },
      viewed_unanswered,
      unanswered_requests: null,
      awaiting_approval: null,
    }
    open({
      answers: { getDashboardStats: () => sampleStats({ tiles: { ...none, viewed_unanswered: { count: 0 } } }) },
    })
    expect(await screen.findByText('You are all caught up')).toBeVisible()
    expect(await screen.findByText('12')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'All by kind' })).not.toBeInTheDocument()
  })

  it('tells that the work of today cannot be had, and the figures stand', async () => {
    open({
      answers: {
        getDashboardToday: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: "Today's work could not be loaded." })).toBeVisible()
    const again = screen.getByRole('button', { name: 'Try again' })
    // The one filled button stays the next step of the page.
    expect(again).not.toHaveClass('ant-btn-primary')
    expect(await screen.findByText('12')).toBeVisible()
  })

  it('is of the period in the address, and of another when it is chosen', async () => {
    const { user, callsOf } = open({ at: '/dashboard?days=7' })
    const periods = within(await screen.findByRole('navigation', { name: 'Period' }))
    expect(periods.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
    expect(await screen.findByText('12')).toBeVisible()
    const asked = () => callsOf('getDashboardTrend').map(({ query }) => query)
    expect(asked()).toEqual([{ from: addDays(dayOf(), -6) }])
    await user.click(periods.getByRole('link', { name: '1 year' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({ from: addDays(dayOf(), -364) }))
    await user.click(periods.getByRole('link', { name: '30 days' }))
    await waitFor(() => expect(asked().at(-1)).toEqual({}))
  })

  it('says the change of a percentage in points, and what was decided in amounts', async () => {
    open()
    expect(await screen.findByText('62,5%', { selector: 'dd' })).toBeVisible()
    expect(figure('Conversion rate')).toHaveTextContent('+3 points compared with the previous period')
    const won = screen.getByText('Won').closest('div')
    expect(won).toHaveTextContent(/Won5\s?63%\s?€\s20\.500,00/)
    expect(screen.getByText('Lost').closest('div')).toHaveTextContent(/€\s3\.100,00/)
  })

  it('tells the charts in words as well', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Offers by month' })
    expect(within(table).getByRole('row', { name: /October 2026 4 €\s8\.000,00/ })).toBeInTheDocument()
    expect(screen.getByText('won of 8 decided')).toBeVisible()
    expect(screen.getByText('63%')).toBeVisible()
  })

  it('tells which part cannot be had, and tries that one again', async () => {
    const { user, api, callsOf } = open({
      answers: {
        getDashboardStats: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The figures could not be loaded.' })).toBeVisible()
    expect(await screen.findByRole('table', { name: 'Offers by month' })).toBeInTheDocument()
    api.use({ getDashboardStats: () => sampleStats() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('12')).toBeVisible()
    expect(callsOf('getDashboardCharts')).toHaveLength(1)
  })

  it('has no charts of a year in which nothing was issued, and says so', async () => {
    const charts = sampleCharts()
    const months = charts.months.map(({ month }) => ({ month, offers: 0, value_excl_vat: 0 }))
    open({ answers: { getDashboardCharts: () => ({ ...charts, months }) } })
    expect(await screen.findByRole('heading', { name: 'Nothing issued yet' })).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Offers by month' })).not.toBeInTheDocument()
  })

  it('tells that the charts cannot be had', async () => {
    open({
      answers: {
        getDashboardCharts: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The charts could not be loaded.' })).toBeVisible()
  })
})

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString()
}

function figure(label: string): HTMLElement | null {
  return screen.getByText(label).closest('dl')
}
