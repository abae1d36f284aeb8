import type { OfferDiff } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { fromMenu } from '../../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleItem, sampleOffer, sampleSaved, sampleVersion } from '../../../testing/samples.ts'

const amount = (from: number, to: number) => ({ from, to, delta: to - from })
const diff: OfferDiff = {
  from: 1,
  to: 2,
  texts: [
    { field: 'validUntil', from: '2026-03-05', to: '2026-04-05' },
    { field: 'title', from: 'Dakgoten', to: 'Dakgoten Jansen' },
    { field: 'show_pictures', from: 'no', to: 'yes' },
  ],
  lines: [
    { id: 'line-1', change: 'changed', fields: ['quantity'], from: sampleItem({ quantity: 50 }), to: sampleItem() },
    {
      id: 'line-2',
      change: 'removed',
      fields: [],
      from: sampleItem({ id: 'line-2', description: 'Beugel' }),
      to: null,
    },
  ],
  unchanged: 3,
  reordered: false,
  totals: {
    linesTotal: amount(10, 15),
    discount: amount(0, 0),
    subtotal: amount(10, 15),
    tax: amount(2, 3),
    total: amount(12, 18),
  },
}
const versions = [
  sampleVersion({ id: 2, version: 2 }),
  sampleVersion({ is_current: false, status: 'expired', superseded_by_version: 2 }),
]
const current = sampleOffer({
  version: 2,
  status: 'pending',
  current_status: 'pending',
  issued_version: 2,
  draft_version: null,
  actions: ['revise'],
})

async function openDialog(answers: Visit['answers'] = {}) {
  const opened = renderOffers({
    routes,
    at: '/offers/42',
    answers: { getOffer: () => current, listOfferVersions: () => versions, listOrganizations: () => [], ...answers },
  })
  await screen.findByRole('article')
  await fromMenu(opened.user, 'Versions')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('link', { name: 'Version 1' })
  return { ...opened, dialog }
}

describe('versions', () => {
  it('opens an earlier one to be read only', async () => {
    const { user, dialog } = await openDialog({
      getOfferVersion: () => sampleOffer({ title: 'Dakgoten', superseded_by_version: 2 }),
    })
    await user.click(dialog.getByRole('link', { name: 'Version 1' }))
    expect(await screen.findByText('You are reading version 1; nothing here can be changed.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Dakgoten' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'To the offer as it is now' }))
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible()
  })

  it('puts the one that is on the screen back, after asking', async () => {
    const { user, dialog, callsOf } = await openDialog({
      getOfferVersion: () => sampleOffer({ title: 'Dakgoten', superseded_by_version: 2 }),
      restoreOfferVersion: () => [sampleSaved({ version: 3 })],
    })
    await user.click(dialog.getByRole('link', { name: 'Version 1' }))
    expect(await screen.findByText(/A new draft is made with what version 1 said/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put back' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Version 1 was copied into the draft of version 3.')).toBeVisible()
    expect(callsOf('restoreOfferVersion')).toMatchObject([{ params: { version: 1 }, body: { rev: 3 } }])
  })

  it('is not put back by who may not', async () => {
    renderOffers({
      routes,
      at: '/offers/42?version=1',
      answers: { getOffer: () => ({ ...current, actions: [] }), getOfferVersion: () => sampleOffer({ title: 'Oud' }) },
    })
    expect(await screen.findByText('You are reading version 1; nothing here can be changed.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the offer as it is now' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument()
  })

  it('says which was replaced, instead of a status that it has no more', async () => {
    const { dialog } = await openDialog()
    const rows = dialog.getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText('Replaced') !== null)).toEqual([false, true])
    expect(dialog.queryByText('Expired')).not.toBeInTheDocument()
  })

  it('says of a version that does not exist that there is nothing', async () => {
    renderOffers({
      routes,
      at: '/offers/42?version=9',
      answers: {
        getOfferVersion: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'No data available' })).toBeVisible()
  })

  it('holds two against each other', async () => {
    const { user, dialog, callsOf } = await openDialog({ diffOfferVersions: () => diff })
    await user.click(dialog.getByText('Compare'))
    expect(await dialog.findByText('Removed')).toBeVisible()
    expect(dialog.getByText(/Zeskantbout M8x40 · 50 ×/)).toBeVisible()
    expect(dialog.getByText('Dakgoten Jansen')).toBeVisible()
    expect(dialog.getByText('5 Apr 2026')).toBeVisible()
    expect(dialog.getByText('On the offer')).toBeVisible()
    expect(dialog.getByRole('row', { name: /Total.*12,00.*18,00.*\+ €\s6,00/ })).toBeVisible()
    expect(callsOf('diffOfferVersions')).toMatchObject([{ query: { from: 1, to: 2 } }])
  })

  it('puts an old one back as a new draft, after asking', async () => {
    const { user, dialog, router, callsOf } = await openDialog({
      restoreOfferVersion: () => [sampleSaved({ version: 3 })],
    })
    await user.click(dialog.getByRole('button', { name: 'Put back' }))
    await user.click(within((await screen.findAllByRole('dialog')).at(-1)!).getByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Version 1 was copied into the draft of version 3.')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/offers/${current.externalId}`)
    expect(callsOf('restoreOfferVersion')).toMatchObject([{ params: { version: 1 }, body: { rev: 3 } }])
  })
})
