import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved, sampleSummary } from '../../testing/samples.ts'

const second = sampleSummary({
  id: 43,
  offer_id: 43,
  externalId: '7f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b',
  offer_nr: 'OFF-2026-0043',
  version: 2,
  title: 'Gevelplaten',
  customer: 'De Graaf',
  status: 'accepted',
  amount: 99,
})
const organizations = [{ id: 5, name: 'Bouwbedrijf Jansen' }]
const regions = [{ id: 3, name: 'Noord', tenant_id: 1 }]
const tenants = [
  { id: 1, name: 'Staffel Bouwmaterialen' },
  { id: 2, name: 'Staalhandel Noord' },
]

function open({ at = '/offers', answers, ...visit }: Partial<Visit> = {}) {
  const page = renderOffers({
    routes,
    at,
    answers: {
      listOffers: () => ({ items: [sampleSummary(), second], total: 31 }),
      listOrganizations: () => organizations,
      listRegions: () => regions,
      listTenants: () => tenants,
      getOffer: () => sampleOffer(),
      ...answers,
    },
    ...visit,
  })
  return { ...page, asked: () => page.callsOf('listOffers').at(-1)?.query }
}

const row = (name: RegExp) => screen.findByRole('row', { name })

type User = ReturnType<typeof open>['user']

async function menu(user: User, name: RegExp): Promise<void> {
  await user.click(within(await row(name)).getByRole('button', { name: /^Actions for/ }))
}

async function choose(user: User, name: RegExp, action: string): Promise<HTMLElement> {
  await menu(user, name)
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog')
}

describe('what is done to an offer in the list', () => {
  it('deletes an offer after asking, and brings it back', async () => {
    const { api, user, callsOf } = open({
      answers: { deleteOffer: () => undefined, restoreOffer: () => sampleOffer() },
    })
    const dialog = await choose(user, /Dakgoten/, 'Delete')
    expect(dialog).toHaveTextContent('Delete OFF-2026-0042?')
    api.use({ listOffers: () => [second] })
    await user.click(within(dialog).getByRole('button', { name: 'Delete offer' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Dakgoten/ })).not.toBeInTheDocument())
    expect(callsOf('deleteOffer')[0]?.params).toEqual({ id: '42' })
    expect(screen.getByText('OFF-2026-0042 was deleted.')).toBeVisible()
    api.use({ listOffers: () => [sampleSummary(), second] })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await row(/Dakgoten/)).toBeVisible()
    expect(callsOf('restoreOffer')[0]?.params).toEqual({ id: '42' })
  })

  it('changes an issued offer as its next version, once that is confirmed', async () => {
    const issued = sampleSummary({ status: 'pending' })
    const answers: Visit['answers'] = {
      listOffers: () => [issued],
      reviseOffer: () => [sampleSaved({ version: 2 })],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      getOfferOrganizationAddress: () => sampleAddress,
    }
    const { user, router, callsOf } = open({ answers })
    const dialog = await choose(user, /Dakgoten/, 'Edit Offer')
    await user.click(within(dialog).getByRole('button', { name: 'Open new version' }))
    await waitFor(() => expect(router.state.location.search).toBe('?edit=1'))
    expect(callsOf('reviseOffer')[0]).toMatchObject({ params: { id: issued.externalId }, body: { rev: 3 } })
  })

  it('duplicates an offer as is asked, and opens the copy for editing', async () => {
    const answers: Visit['answers'] = {
      duplicateOffer: () => [sampleSaved({ offer_id: 77 })],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      getOfferOrganizationAddress: () => sampleAddress,
    }
    const { user, router, callsOf } = open({ answers })
    const dialog = await choose(user, /Gevelplaten/, 'Duplicate')
    await user.click(within(dialog).getByRole('checkbox', { name: "Take today's prices" }))
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/offers/77?edit=1'))
    expect(callsOf('duplicateOffer')[0]).toMatchObject({
      params: { id: '43' },
      body: { reprice: true, copy_attachments: false },
    })
  })

  it('duplicates an offer for another customer', async () => {
    const answers: Visit['answers'] = {
      listOrganizations: () => [
        { id: 5, name: 'Bouwbedrijf Jansen' },
        { id: 6, name: 'De Graaf' },
      ],
      duplicateOffer: () => [sampleSaved({ offer_id: 77 })],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      getOfferOrganizationAddress: () => sampleAddress,
    }
    const { user, callsOf } = open({ answers })
    const dialog = await choose(user, /Gevelplaten/, 'Duplicate')
    await user.click(within(dialog).getByRole('combobox', { name: 'For Customer' }))
    await user.click((await screen.findAllByTitle('De Graaf')).at(-1) ?? dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(callsOf('duplicateOffer')[0]).toMatchObject({ body: { organization_id: 6 } }))
  })

  it('says what it means that the copy is for a customer who is taxed otherwise', async () => {
    const answers: Visit['answers'] = {
      listOrganizations: () => [
        { id: 5, name: 'Bouwbedrijf Jansen' },
        { id: 6, name: 'Bau GmbH', tax_regime: 'reverse_charge' },
      ],
      duplicateOffer: () => [{ ...sampleSaved({ offer_id: 77 }), retaxed: { regime: 'reverse_charge', lines: 3 } }],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      getOfferOrganizationAddress: () => sampleAddress,
    }
    const { user } = open({ answers })
    const dialog = await choose(user, /Gevelplaten/, 'Duplicate')
    await user.click(within(dialog).getByRole('combobox', { name: 'For Customer' }))
    await user.click((await screen.findAllByTitle('Bau GmbH')).at(-1) ?? dialog)
    expect(
      within(dialog).getByText(/^VAT is reverse charged to Bau GmbH\. The rows of the copy follow that/),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    expect(await screen.findByText('The VAT of 3 rows was changed.')).toBeVisible()
  })

  it('does not edit what was accepted', async () => {
    const { user } = open()
    await menu(user, /Gevelplaten/)
    expect(await screen.findByRole('menuitem', { name: /Edit Offer/ })).toHaveAttribute('aria-disabled', 'true')
  })

  it('gives a User neither Create nor Delete, and no organisation filter to a customer', async () => {
    const { user } = open({ user: { roles: ['User'], is_tenant: false } })
    const menu = within(await row(/Dakgoten/)).getByRole('button', { name: 'Actions for OFF-2026-0042' })
    expect(screen.queryByRole('link', { name: 'Create New Offer' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    expect(await screen.findByRole('combobox', { name: 'Sort' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Organization' })).not.toBeInTheDocument()
    await user.click(menu)
    expect(await screen.findByRole('menuitem', { name: 'View Details' })).toBeInTheDocument()
    expect(screen.getByRole('menuitem', { name: 'Download PDF' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: /Edit|Duplicate/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })
})
