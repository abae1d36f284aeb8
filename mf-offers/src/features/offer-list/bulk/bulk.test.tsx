import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleOffer, sampleSummary, sampleUserRow } from '../../../testing/samples.ts'

const second = sampleSummary({
  id: 43,
  offer_id: 43,
  externalId: '7f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b',
  offer_nr: 'OFF-2026-0043',
  title: 'Gevelplaten',
  status: 'accepted',
})

async function open(answers: Visit['answers'] = {}, user?: Visit['user']) {
  const visit = renderOffers({
    routes,
    at: '/offers',
    user,
    answers: {
      listOffers: () => [sampleSummary(), second],
      listOrganizations: () => [],
      listRegions: () => [],
      getOffer: () => sampleOffer(),
      ...answers,
    },
  })
  await screen.findByRole('row', { name: /Dakgoten/ })
  const choose = async (action: string) => {
    await visit.user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('2 offers selected')).toBeVisible()
    await visit.user.click(screen.getByRole('button', { name: 'Do with these' }))
    await visit.user.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...visit, choose }
}

describe('many offers at once', () => {
  it('tells which were done and which were not, and why', async () => {
    const { user, choose, callsOf } = await open({
      bulkOffers: () => ({
        results: [
          { id: 42, ok: true },
          { id: 43, ok: false, code: 'OFFER_LOCKED' },
        ],
      }),
    })
    const dialog = await choose('Delete')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Done for 1 of 2 offers.')).toBeVisible()
    expect(screen.getByText('Accepted, and therefore locked: OFF-2026-0043')).toBeVisible()
    expect(callsOf('bulkOffers')[0]?.body).toEqual({ ids: [42, 43], action: 'delete', args: {} })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(callsOf('bulkOffers')[1]?.body).toEqual({ ids: [42], action: 'restore' }))
    expect(screen.queryByText('2 offers selected')).not.toBeInTheDocument()
  })

  it('are extended by the days that are chosen, and nothing is lost when that fails', async () => {
    const { user, api, choose, callsOf } = await open({
      bulkOffers: () => {
        throw failWith('INTERNAL')
      },
    })
    const dialog = await choose('Extend validity')
    await user.click(dialog.getByText('+30 days'))
    await user.click(dialog.getByRole('button', { name: 'Extend validity' }))
    expect(await screen.findByText('Nothing was done with the selected offers.')).toBeVisible()
    api.use({
      bulkOffers: () => ({
        results: [
          { id: 42, ok: true },
          { id: 43, ok: true },
        ],
      }),
    })
    await user.click(dialog.getByRole('button', { name: 'Extend validity' }))
    expect(await screen.findByText('Done for all 2 offers.')).toBeVisible()
    await waitFor(() => expect(callsOf('bulkOffers')[1]?.body).toMatchObject({ action: 'extend', args: { days: 30 } }))
  })

  it('are assigned to a colleague, not to a user of a customer', async () => {
    const person = sampleUserRow()
    const { user, choose, callsOf } = await open({
      listUsers: () => ({
        users: [person, sampleUserRow({ user_id: 8, first_name: 'Klaas', organization_id: 5 })],
        usersPagingParams: { total: 2, limit: 100, offset: 0 },
      }),
      bulkOffers: () => ({
        results: [
          { id: 42, ok: true },
          { id: 43, ok: true },
        ],
      }),
    })
    const dialog = await choose('Assign')
    expect(dialog.getByRole('button', { name: 'Assign' })).toBeDisabled()
    await user.click(dialog.getByRole('combobox', { name: 'Owner' }))
    expect(screen.queryByTitle(/Klaas/)).not.toBeInTheDocument()
    await user.click(await screen.findByTitle('Sanne Dekker'))
    await user.click(dialog.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText('Done for all 2 offers.')).toBeVisible()
    expect(callsOf('bulkOffers')[0]?.body).toEqual({ ids: [42, 43], action: 'assign', args: { owner_id: 7 } })
  })

  it('are for those who manage offers', async () => {
    await open({}, { roles: ['User'] })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
