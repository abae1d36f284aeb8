import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleOffer, sampleSummary } from '../../testing/samples.ts'

const mine = {
  id: 8,
  entity: 'offers' as const,
  name: 'Open offers',
  query: 'status=pending&sort=amount',
  shared: false,
  is_own: true,
  owner: 'Mila de Vries',
}
const theirs = {
  ...mine,
  id: 9,
  name: 'Expired',
  query: 'status=expired',
  shared: true,
  is_own: false,
  owner: 'Joost Bakker',
}
const sheet = { blob: new Blob(['x'], { type: 'text/csv' }), filename: 'offertes.csv' }

function open({ at = '/offers?status=pending&page=2', answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at,
    answers: {
      listOffers: () => [sampleSummary()],
      listOrganizations: () => [],
      listRegions: () => [],
      getOffer: () => sampleOffer(),
      listViews: () => [mine, theirs],
      ...answers,
    },
    ...visit,
  })
}

const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = () => 'blob:offers'
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

async function openViews({ user }: ReturnType<typeof open>) {
  await screen.findByRole('row', { name: /Dakgoten/ })
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await screen.findByRole('link', { name: 'Open offers' })
}

describe('files of the offers list', () => {
  it('are every offer that fits, in the order of the list', async () => {
    const { user, callsOf } = open({ answers: { exportOffers: () => sheet } })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(saved).toEqual(['offertes.csv']))
    expect(callsOf('exportOffers')[0]?.query).toEqual({
      format: 'csv',
      sort_by: 'created_date',
      sort_dir: 'desc',
      filters: { status: 'pending' },
    })
  })

  it('that cannot be had are told of', async () => {
    const { user } = open({
      answers: {
        exportOffers: () => {
          throw failWith('TOO_LARGE', { message: 'At most 10,000' })
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /Excel/ }))
    expect(await screen.findByText('At most 10,000')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('are also the document of one offer', async () => {
    const { user, callsOf } = open({
      answers: {
        downloadOfferPdf: () => ({ blob: new Blob(['%PDF'], { type: 'application/pdf' }), filename: 'Offerte.pdf' }),
      },
    })
    const row = await screen.findByRole('row', { name: /Dakgoten/ })
    await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toEqual(['Offerte.pdf']))
    expect(callsOf('downloadOfferPdf')[0]).toMatchObject({ params: { id: '42' }, query: { version: 1 } })
  })
})

describe('views of the offers list', () => {
  it('open their filters, and say whose they are', async () => {
    const visit = open()
    await openViews(visit)
    expect(screen.getByText('of Joost Bakker')).toBeVisible()
    await visit.user.click(screen.getByRole('link', { name: 'Open offers' }))
    await waitFor(() => expect(visit.router.state.location.search).toBe('?status=pending&sort=amount'))
  })

  it('keep what the list shows, without its page', async () => {
    const visit = open({ answers: { saveView: ({ body }) => ({ ...mine, name: body.name }) } })
    await openViews(visit)
    await visit.user.click(screen.getByRole('button', { name: 'Save this view' }))
    await visit.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'In afwachting')
    await visit.user.click(screen.getByRole('checkbox', { name: 'Share with all colleagues' }))
    await visit.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('View “In afwachting” was saved.')).toBeVisible()
    expect(visit.callsOf('saveView')[0]?.body).toEqual({
      entity: 'offers',
      name: 'In afwachting',
      query: 'status=pending',
      shared: true,
    })
  })

  it("are not shared by a customer's Manager", async () => {
    const visit = open({ user: { roles: ['Manager'], is_tenant: false } })
    await openViews(visit)
    await visit.user.click(screen.getByRole('button', { name: 'Save this view' }))
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Share with all colleagues' })).not.toBeInTheDocument()
  })

  it('can be deleted when they are the own', async () => {
    const visit = open({ answers: { deleteView: () => undefined } })
    await openViews(visit)
    visit.api.use({ listViews: () => [theirs] })
    await visit.user.click(screen.getByRole('button', { name: 'Delete view Open offers' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open offers' })).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Delete view Expired' })).not.toBeInTheDocument()
  })
})
