import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRequests, type Visit } from '../../testing/renderRequests.ts'
import { sampleRequest } from '../../testing/samples.ts'
import { guest } from './guest.ts'

const { Component } = guest

/** A full page, of eleven in all. */
const page = Array.from({ length: 10 }, (_, index) =>
  sampleRequest({
    id: index + 1,
    external_id: `3c9f0b9e-1d2a-4b7e-8a55-0d6a7f1b2c${10 + index}`,
    subject: `Balken ${index + 1}`,
  }),
)

function open(visit: Partial<Visit> = {}) {
  const opened = renderRequests({
    routes: [{ path: '/customers/12', element: <Component context={{ organizationId: 12 }} /> }],
    at: '/customers/12?tab=customer-requests',
    answers: { listQuoteRequests: () => ({ items: page, total: 11 }) },
    ...visit,
  })
  return { ...opened, asked: () => opened.callsOf('listQuoteRequests').map(({ body }) => body) }
}

const row = () => screen.findByRole('row', { name: /Balken 2/ })

describe('the requests of a customer', () => {
  it('are those of that customer, the last received first, and open where requests are handled', async () => {
    const { asked } = open()
    expect(within(await row()).getByRole('link', { name: /Balken/ })).toHaveAttribute('href', '/requests/2')
    expect(asked()).toEqual([
      { page: 1, limit: 10, filter: { organization_id: 12 }, sortBy: 'received_on', sortDir: 'desc' },
    ])
  })

  it('have pages and an order', async () => {
    const { user, asked, router } = open()
    await row()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 2, filter: { organization_id: 12 } }))
    await user.click(screen.getByRole('button', { name: /^Subject/ }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 1, sortBy: 'subject', sortDir: 'asc' }))
    expect(router.state.location.search).toBe('?tab=customer-requests')
  })

  it('say that there are none, or that they could not be had', async () => {
    const { api, user } = open({
      answers: {
        listQuoteRequests: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByText('The requests could not be loaded.')).toBeVisible()
    api.use({ listQuoteRequests: () => [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No quote request has come in from this customer yet.')).toBeVisible()
  })

  it("are not asked for by a customer's Manager", async () => {
    const { asked } = open({ user: { roles: ['Manager'], is_tenant: false } })
    expect(await screen.findByText('Requests belong to the seller')).toBeVisible()
    expect(asked()).toEqual([])
  })
})
