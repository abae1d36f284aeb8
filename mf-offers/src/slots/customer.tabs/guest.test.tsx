import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleSummary } from '../../testing/samples.ts'
import { guest } from './guest.ts'

const { Component } = guest

/** A full page, of eleven in all. */
const page = Array.from({ length: 10 }, (_, index) =>
  sampleSummary({ id: index + 1, offer_id: index + 1, title: `Dakgoten ${index + 1}` }),
)

function open(listOffers: Visit['answers']['listOffers'] = () => ({ items: page, total: 11 })) {
  const opened = renderOffers({
    routes: [{ path: '/customers/12', element: <Component context={{ organizationId: 12 }} /> }],
    at: '/customers/12?tab=customer-offers',
    answers: { listOffers },
  })
  return { ...opened, asked: () => opened.callsOf('listOffers').map(({ query }) => query) }
}

const row = () => screen.findByRole('row', { name: /Dakgoten 2/ })

describe('the offers of a customer', () => {
  it('are those of that customer, the newest first, and open as they do in the list', async () => {
    const { asked } = open()
    expect(within(await row()).getByRole('link')).toHaveAttribute('href', `/offers/${sampleSummary().externalId}`)
    const newest = { sort_by: 'created_date', sort_dir: 'desc' }
    expect(asked()).toEqual([{ page: 1, limit: 10, ...newest, filters: { organization_id: 12 } }])
  })

  it('have pages and an order', async () => {
    const { asked, user } = open()
    await row()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 2, filters: { organization_id: 12 } }))
    await user.click(screen.getByRole('button', { name: /^Valid until/ }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ page: 1, sort_by: 'valid_until', sort_dir: 'asc' }))
  })

  it('say that they could not be had, or that there are none', async () => {
    const { api, user } = open(() => {
      throw failWith('INTERNAL')
    })
    expect(await screen.findByText('The offers could not be loaded.')).toBeVisible()
    api.use({ listOffers: () => [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No offer has been made for this customer yet.')).toBeVisible()
  })
})
