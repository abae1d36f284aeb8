import type { DeletedOffer } from '@staffel/shared-api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleSummary } from '../../../testing/samples.ts'

const gone = (different: Partial<DeletedOffer> = {}): DeletedOffer => ({
  id: 42,
  offer_id: 42,
  externalId: sampleSummary().externalId,
  offer_nr: 'OFF-2026-0042',
  version: 1,
  title: 'Dakgoten',
  customer: 'Bouwbedrijf Jansen',
  amount: 99,
  currency: 'eur',
  status: 'draft',
  deleted_at: new Date(Date.now() - 2.5 * 24 * 60 * 60_000).toISOString(),
  ...different,
})

function open(visit: Partial<Visit> = {}) {
  const deleted = { items: [gone(), gone({ id: 43, offer_id: 43, offer_nr: 'OFF-2026-0043', title: 'Gevel' })] }
  return renderOffers({
    routes,
    at: '/offers?view=deleted',
    ...visit,
    answers: {
      listDeletedOffers: () => deleted.items,
      listOffers: () => [sampleSummary()],
      listOrganizations: () => [],
      listRegions: () => [],
      bulkOffers: ({ body }) => {
        deleted.items = deleted.items.filter(({ id }) => !body.ids.includes(id))
        return { results: body.ids.map((id) => ({ id, ok: true })) }
      },
      ...visit.answers,
    },
  })
}

describe('deleted offers', () => {
  it('are listed with how long they are still there, and brought back one by one', async () => {
    const { user, callsOf } = open()
    const row = await screen.findByRole('row', { name: /Dakgoten/ })
    expect(within(row).getByText('28 days')).toBeVisible()
    await user.click(within(row).getByRole('button', { name: 'Restore OFF-2026-0042' }))
    expect(await screen.findByText('1 offer was restored.')).toBeVisible()
    expect(callsOf('bulkOffers')[0]?.body).toEqual({ ids: [42], action: 'restore' })
    await waitFor(() => expect(screen.queryByRole('row', { name: /Dakgoten/ })).not.toBeInTheDocument())
    expect(screen.getByRole('row', { name: /Gevel/ })).toBeVisible()
  })

  it('are not there for longer than they are kept where the clock of the server is ahead', async () => {
    open({ answers: { listDeletedOffers: () => [gone({ deleted_at: new Date(Date.now() + 60_000).toISOString() })] } })
    const row = await screen.findByRole('row', { name: /Dakgoten/ })
    expect(within(row).getByText('30 days')).toBeVisible()
  })

  it('are brought back together', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Restore 2 offers' }))
    expect(await screen.findByText('2 offers were restored.')).toBeVisible()
    expect(callsOf('bulkOffers')[0]?.body).toMatchObject({ ids: [42, 43] })
    expect(await screen.findByText('Nothing has been deleted')).toBeVisible()
  })

  it('say so when some of them are no longer there', async () => {
    const { user } = open({
      answers: {
        bulkOffers: () => ({
          results: [
            { id: 42, ok: true },
            { id: 43, ok: false, code: 'NOT_FOUND' },
          ],
        }),
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Restore 2 offers' }))
    expect(await screen.findByText(/^1 of 2 offers were restored/)).toBeVisible()
  })

  it('are one click from the list, for those who may bring them back', async () => {
    const { user } = open({ at: '/offers' })
    await user.click(await screen.findByRole('link', { name: 'Deleted' }))
    expect(await screen.findByRole('heading', { name: 'Deleted offers' })).toBeVisible()
  })

  it('are not shown to who may not', async () => {
    const { router, callsOf } = open({ user: { roles: ['User'] } })
    await screen.findByRole('row', { name: /Dakgoten/ })
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('link', { name: 'Deleted' })).not.toBeInTheDocument()
    expect(callsOf('listDeletedOffers')).toEqual([])
  })
})
