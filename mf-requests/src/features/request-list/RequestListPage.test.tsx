import { failWith } from '@staffel/shared-api/testing'
import { setViewport } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderRequests, type Visit } from '../../testing/renderRequests.ts'
import { sampleDetail, sampleLine, sampleOffer, sampleRequest } from '../../testing/samples.ts'

function open({ at = '/requests', answers = {}, ...visit }: Partial<Visit> = {}) {
  const opened = renderRequests({
    routes,
    at,
    answers: { listQuoteRequests: () => [sampleRequest()], getQuoteRequest: () => sampleDetail(), ...answers },
    ...visit,
  })
  return { ...opened, asked: () => opened.callsOf('listQuoteRequests').at(-1)?.body }
}

const row = () => screen.findByRole('row', { name: /Balken/ })

describe('the request list', () => {
  it('counts lines and matches, shows what the offer will amount to, and says how far it is and whose', async () => {
    open({
      answers: {
        listQuoteRequests: () => [
          sampleRequest({ status: 'in_progress', assignee: { user_id: 7, name: 'Mila de Vries' } }),
        ],
      },
    })
    const cells = within(await row())
    expect(cells.getByText('Peter')).toBeInTheDocument()
    expect(cells.getByText('inkoop@bouw.example')).toBeInTheDocument()
    expect(cells.getByText('5 Mar 2026 14:30')).toBeInTheDocument()
    expect(cells.getByText(/€\s107,75/)).toBeInTheDocument()
    expect(cells.getByText('Partially Matched')).toBeInTheDocument()
    expect(cells.getByText('In progress')).toBeInTheDocument()
    expect(cells.getByText('Mila de Vries')).toBeInTheDocument()
  })

  it('shows what the offer amounts to where there is one, as the desk does', async () => {
    const offer = sampleOffer({ subtotal: 88.5, currency: 'gbp' })
    open({ answers: { listQuoteRequests: () => [sampleRequest({ status: 'offered', offer })] } })
    expect(within(await row()).getByText(/£\s88,50/)).toBeInTheDocument()
  })

  it.each([
    ['Fully Matched', [sampleLine()]],
    ['No Matches', [sampleLine({ productsfound: [] })]],
  ])('says %s', async (badge, replies) => {
    open({ answers: { listQuoteRequests: () => [sampleRequest({ replies })] } })
    expect(await screen.findByText(badge)).toBeVisible()
  })

  it('asks for its first page as soon as somebody is about to open it, and once', async () => {
    const { callsOf, router } = open({ at: '/elsewhere' })
    await screen.findByText('Elsewhere')
    routes[0]?.handle.ahead({ url: new URL('http://localhost/requests'), params: {} })
    await waitFor(() => expect(callsOf('listQuoteRequests')).toHaveLength(1))
    await act(() => router.navigate('/requests'))
    await row()
    expect(callsOf('listQuoteRequests')).toHaveLength(1)
  })

  it('asks for the last received first, and turns the direction when the sort is chosen again', async () => {
    const { user, asked } = open()
    await row()
    expect(asked()).toMatchObject({ page: 1, limit: 10, sortBy: 'received_on', sortDir: 'desc' })
    await user.click(screen.getByRole('button', { name: /Received/ }))
    await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'received_on', sortDir: 'asc' }))
  })

  it('takes every filter from the address, as others link to it', async () => {
    const { asked } = open({
      at: '/requests?search=balk&state=open&offer=without&assignee=mine&date=created_at&from=2026-03-01&till=2026-03-31',
    })
    await row()
    expect(asked()).toMatchObject({
      filter: {
        search: 'balk',
        status: ['new', 'in_progress'],
        has_offer: false,
        assignee_user_id: 7,
        date_field: 'created_at',
        date_from: '2026-03-01',
        date_till: '2026-03-31',
      },
    })
  })

  it('takes a from after till in an address as till, in the fields as in the question', async () => {
    const { asked, user } = open({ at: '/requests?date=received_on&from=2026-05-02&till=2026-05-01' })
    await row()
    expect(asked()).toMatchObject({ filter: { date_from: '2026-05-01', date_till: '2026-05-01' } })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    for (const name of ['From', 'Till']) expect(await screen.findByRole('textbox', { name })).toHaveValue('1 May 2026')
  })

  it('leads from a page that does not exist any more to the last one', async () => {
    const { user, router } = open({
      at: '/requests?page=9&state=new',
      answers: { listQuoteRequests: ({ body }) => ({ items: body.page === 4 ? [sampleRequest()] : [], total: 31 }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }))
    await row()
    expect(router.state.location.search).toBe('?page=4&state=new')
  })

  it('says how many there are of each state, the open ones together, within the other filters', async () => {
    const counts = { all: 40, new: 3, in_progress: 2, offered: 30, declined: 5, archived: 0 } as const
    const statuses = ['all', 'new', 'in_progress', 'offered', 'declined', 'archived'] as const
    const { callsOf } = open({
      at: '/requests?search=balk&state=declined',
      answers: {
        countQuoteRequests: () =>
          statuses.map((status) => ({ status, count: counts[status], capped: status === 'offered' })),
      },
    })
    const states = within(screen.getByRole('group', { name: 'State' }))
    expect(await states.findByRole('button', { name: /All\s*40/ })).toBeVisible()
    expect(states.getAllByRole('button').map((pill) => pill.textContent)).toEqual(
      expect.arrayContaining(['To do5', 'Offered30+', 'Declined5', 'Archived0']),
    )
    expect(callsOf('countQuoteRequests').map(({ query }) => query)).toEqual([{ filters: { search: 'balk' } }])
  })

  it('filters by state and by colleague', async () => {
    const { user, asked, router } = open()
    await row()
    await user.click(within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name: 'Declined' }))
    await waitFor(() => expect(asked()).toMatchObject({ filter: { status: ['declined'] } }))
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('combobox', { name: 'Assignee' }))
    await user.click(await screen.findByTitle('My requests'))
    await waitFor(() => expect(asked()).toMatchObject({ filter: { assignee_user_id: 7 } }))
    expect(router.state.location.search).toBe('?state=declined&assignee=mine')
  })

  it('deletes a request after it has been asked, and brings it back', async () => {
    const { api, user, callsOf } = open({
      answers: {
        deleteQuoteRequest: () => undefined,
        restoreQuoteRequest: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await user.click(within(await row()).getByRole('button', { name: /Balken/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Delete “Balken”?')).toBeInTheDocument()
    api.use({ listQuoteRequests: () => [] })
    await user.click(screen.getByRole('button', { name: 'Delete request' }))
    expect(await screen.findByText('No requests yet')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The request could not be brought back.')).toBeVisible()
    expect(callsOf('restoreQuoteRequest')).toMatchObject([{ params: { id: sampleRequest().external_id } }])
  })

  it('tells why a request was not deleted, and keeps it', async () => {
    const { user } = open({
      answers: {
        deleteQuoteRequest: () => {
          throw failWith('NOT_FOUND', { message: 'This request does not exist.' })
        },
      },
    })
    await user.click(within(await row()).getByRole('button', { name: /Balken/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete request' }))
    expect(await screen.findByText('This request does not exist.')).toBeInTheDocument()
    expect(screen.getByText('Delete “Balken”?')).toBeInTheDocument()
  })

  it('is emptied when it cannot be read, says so, and tries again', async () => {
    const { api, user } = open()
    await row()
    api.use({
      listQuoteRequests: () => {
        throw failWith('INTERNAL', { message: 'Something went wrong' })
      },
    })
    await user.click(screen.getByRole('button', { name: /Received/ }))
    expect(await screen.findByRole('heading', { name: 'The requests could not be loaded.' })).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    api.use({ listQuoteRequests: () => [sampleRequest()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row()).toBeInTheDocument()
  })

  it('has other words for nothing at all and for nothing that fits', async () => {
    const { user, router } = open({ at: '/requests?state=archived', answers: { listQuoteRequests: () => [] } })
    expect(await screen.findByText('No requests found')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
    expect(await screen.findByText('No requests yet')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it("tells a customer's Manager that requests are the supplier's to handle", async () => {
    open({ user: { roles: ['Manager'], is_tenant: false }, answers: { listQuoteRequests: () => [] } })
    expect(await screen.findByText(/Your supplier handles requests/)).toBeVisible()
  })

  it('is a list of cards on a phone', async () => {
    setViewport('phone')
    open()
    expect(await screen.findByRole('link', { name: 'Balken' })).toHaveAttribute('href', '/requests/1')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
