import type { FirstStep } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { queryClient } from '@staffel/shared-ui/query'
import { dashboardTodayQuery } from '../../../api/dashboard.queries.ts'
import { routes } from '../../../routes.tsx'
import { sampleCharts, sampleStats, sampleToday, sampleTrend } from '../../../testing/dashboardSamples.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'

const steps = (...done: FirstStep['step'][]): FirstStep[] =>
  (['company', 'logo', 'terms', 'mailbox', 'products', 'offer'] as const).map((step) => ({
    step,
    done: done.includes(step),
  }))

function open(first_steps: FirstStep[] | null, { answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: '/dashboard',
    answers: {
      listOffers: () => [],
      getDashboardStats: () => sampleStats(),
      getDashboardCharts: () => sampleCharts(),
      getDashboardTrend: () => sampleTrend(),
      getDashboardToday: () => ({ ...sampleToday(), first_steps }),
      ...answers,
    },
    ...visit,
  })
}
const list = async () => within((await screen.findByText('3 of 6 done')).closest('section')!).getAllByRole('listitem')
const filled = () => [...document.querySelectorAll('.ant-btn-primary')].map((button) => button.textContent)

describe('the first steps', () => {
  it('say what is done, and lead to the next in the one filled button of the dashboard', async () => {
    open(steps('company', 'logo', 'terms'))
    const [company, logo, terms, mailbox, products, offer] = await list()
    expect(within(company!).getByRole('img', { name: 'Done' })).toBeVisible()
    expect(within(company!).queryByRole('link')).not.toBeInTheDocument()
    expect(within(logo!).getByRole('img', { name: 'Done' })).toBeVisible()
    expect(within(terms!).getByRole('img', { name: 'Done' })).toBeVisible()
    expect(mailbox).toHaveAttribute('aria-current', 'step')
    expect(within(mailbox!).getByRole('link', { name: 'Set up mailbox' })).toHaveAttribute(
      'href',
      '/requests?mailbox=open',
    )
    expect(within(products!).getByRole('link', { name: 'Go to products' })).toHaveAttribute('href', '/products')
    expect(within(offer!).getByRole('link', { name: 'Make an offer' })).toHaveAttribute('href', '/offers/new')
    expect(filled()).toEqual(['Set up mailbox'])
  })

  it('lead to the terms on the tab of the settings that has them', async () => {
    open(steps('company', 'logo', 'mailbox'))
    const [, , terms] = await list()
    expect(within(terms!).getByRole('link', { name: 'Enter terms' })).toHaveAttribute('href', '/settings?tab=pricing')
  })

  it('are not there for who has none, whose next step is an offer', async () => {
    open(null)
    expect(await screen.findByText('You are all caught up')).toBeVisible()
    expect(screen.queryByText('First steps')).not.toBeInTheDocument()
    expect(filled()).toEqual(['Create New Offer'])
  })

  it('are put away for good', async () => {
    const { user, callsOf } = open(steps('company'), { answers: { closeFirstSteps: () => undefined } })
    await user.click(await screen.findByRole('button', { name: "Don't show again" }))
    await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument())
    expect(callsOf('closeFirstSteps')).toHaveLength(1)
    expect(filled()).toEqual(['Create New Offer'])
  })

  it('do not come back with an answer to what was asked before', async () => {
    const late = Promise.withResolvers<undefined>()
    let asked = 0
    const getDashboardToday = async () => {
      if (++asked > 1) await late.promise
      return { ...sampleToday(), first_steps: steps('company') }
    }
    const { user } = open(null, { answers: { getDashboardToday, closeFirstSteps: () => undefined } })
    const close = await screen.findByRole('button', { name: "Don't show again" })
    const { queryKey } = dashboardTodayQuery()
    const again = queryClient.refetchQueries({ queryKey })
    await waitFor(() => expect(asked).toBe(2))
    await user.click(close)
    await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument())
    late.resolve(undefined)
    await again
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ first_steps: null })
    expect(screen.queryByText('First steps')).not.toBeInTheDocument()
  })

  it('stay when they cannot be put away, which is said', async () => {
    const { user } = open(steps('company'), {
      answers: {
        closeFirstSteps: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: "Don't show again" }))
    expect(await screen.findByText('The first steps could not be put away.')).toBeVisible()
    expect(screen.getByText('First steps')).toBeVisible()
  })
})
