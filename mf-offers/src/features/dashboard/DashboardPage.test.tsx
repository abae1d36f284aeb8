import { dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleCharts, sampleStats } from '../../testing/dashboardSamples.ts'
import { sampleSummary } from '../../testing/samples.ts'

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: '/dashboard',
    answers: {
      listOffers: () => [sampleSummary()],
      getDashboardStats: () => sampleStats(),
      getDashboardCharts: () => sampleCharts(),
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
        getDashboardStats: () => sampleStats({ conversion_rate: { value: null, delta_pct: null, decided: 0 } }),
      },
    })
    expect(await screen.findByText('12')).toBeVisible()
    expect(figure('Total offers')).toHaveTextContent('+20% compared with the previous period')
    expect(figure('Active customers')).toHaveTextContent('-10%')
    expect(figure('Revenue pipeline')).toHaveTextContent(/€\s48\.250,75/)
    expect(figure('Conversion rate')).toHaveTextContent('–None decided in the last 30 days')
  })

  it('leads from what waits to the list of exactly those', async () => {
    open()
    const tiles = within(await screen.findByRole('list', { name: 'Waiting for you' }))
    const day = dayOf()
    expect(tiles.getByRole('link', { name: /3 ?offers expire within 7 days/ })).toHaveAttribute(
      'href',
      `/offers?status=pending&date=valid_until&from=${day}&till=2026-11-27&sort=valid_until`,
    )
    expect(tiles.getByRole('link', { name: /1 ?request without an offer/ })).toHaveAttribute(
      'href',
      '/requests?state=open&offer=without&date=received_on&till=2026-11-18',
    )
    expect(tiles.getByRole('link', { name: /0 ?offers viewed/ })).toHaveAttribute(
      'href',
      '/offers?status=pending&viewed=yes',
    )
  })

  it('tells the charts in words as well', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Offers by month' })
    expect(within(table).getByRole('row', { name: /October 2026 4 €\s8\.000,00/ })).toBeInTheDocument()
    expect(screen.getByText('Of 10 offers issued in the last twelve months')).toBeVisible()
    expect(screen.getByText('60%')).toBeVisible()
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

function figure(label: string): HTMLElement | null {
  return screen.getByText(label).closest('dl')
}
