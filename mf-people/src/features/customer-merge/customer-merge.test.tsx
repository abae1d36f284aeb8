import type { CustomerDetail, MergePreview, OrganizationMerge } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const customer = (id: number, name: string): CustomerDetail => ({
  ...{ id, tenant_id: 1, region_id: null, name, contactPerson: null, email: null, phone: null, status: 'active' },
  ...{ totalOffers: 0, acceptedOffers: 0, totalvalue: 0, lastcontact: null, chamber_of_commerce_number: null },
  ...{ vat_number: null, tax_regime: 'domestic', language: null, payment_term_days: null, decided_offers: 0 },
  ...{ address: null, addresses: [], contacts: [], contact_persons: [], rev: 7 },
})
const nothing = {
  ...{ offers: 0, requests: 0, users: 0, invites: 0, persons: 0, contacts: 0, addresses: 0, price_lists: 0 },
  ...{ numbers: 0, senders: 0, lines: 0 },
}
const product = (product_id: number, name: string) => ({ product_id, name, sku: null })
const preview = (part: Partial<MergePreview> = {}): MergePreview => ({
  into: { organization_id: 9, name: 'Bouw BV', rev: 7 },
  from: { organization_id: 10, name: 'Bouw', rev: 3 },
  moves: { ...nothing, offers: 2, addresses: 1 },
  fields: [
    { field: 'name', into: 'Bouw BV', from: 'Bouw', suggested: 'into' },
    { field: 'vat_number', into: null, from: 'NL1', suggested: 'from' },
  ],
  numbers: [],
  obstacles: [],
  warnings: [],
  ...part,
})

function open(shown = preview(), at = '/customers/9/merge?from=10') {
  signInAs({})
  const api = fakeApi({
    getCustomer: ({ query }) => customer(query.organization_id, query.organization_id === 9 ? 'Bouw BV' : 'Bouw'),
    listOrganizations: () => [
      { id: 9, name: 'Bouw BV' },
      { id: 10, name: 'Bouw' },
    ],
    listRegions: () => [],
    listWorkingCopies: () => [],
    listOrganizationMerges: () => [],
    previewOrganizationMerge: () => shown,
    mergeOrganizations: () => ({ merge_id: 4, customer: customer(9, 'Bouw BV') }),
  })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { api, callsOf, ...renderRoutes(routes, { at }) }
}
const group = async (name: string) => within(await screen.findByRole('group', { name }))
const submit = () => screen.getByRole('button', { name: 'Merge' })

describe('merging two customers', () => {
  it('shows what moves and both values, and sends what was chosen', async () => {
    const { user, callsOf } = open()
    expect(await screen.findByText('2 offers')).toBeVisible()
    expect(screen.getByText('1 address')).toBeVisible()
    expect((await group('VAT number')).getByText('Is taken over')).toBeVisible()
    await user.click((await group('Company name')).getByRole('radio', { name: 'Bouw' }))
    await user.click(submit())
    await waitFor(() => expect(callsOf('mergeOrganizations')).toHaveLength(1))
    expect(callsOf('mergeOrganizations')[0]?.body).toEqual({
      ...{ organization_id: 9, from_id: 10, rev: 7, from_rev: 3 },
      fields: { name: 'from' },
      numbers: [],
    })
    expect(await screen.findByRole('heading', { name: 'Bouw BV' })).toBeVisible()
    // There is nothing to look at any more.
    expect(callsOf('previewOrganizationMerge')).toHaveLength(1)
  })

  it('asks which product a number is that both use', async () => {
    const { user, callsOf } = open(
      preview({ numbers: [{ number: 'X-1', into: product(1, 'Bout'), from: product(2, 'Moer') }] }),
    )
    await group('X-1')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a product for each number.')
    expect(callsOf('mergeOrganizations')).toEqual([])
    await user.click((await group('X-1')).getByRole('radio', { name: 'Moer (Bouw)' }))
    await user.click(submit())
    await waitFor(() =>
      expect(callsOf('mergeOrganizations')[0]?.body).toMatchObject({ numbers: [{ number: 'X-1', keep: 'from' }] }),
    )
  })

  it('warns of who would see more, and merges nothing that may not be', async () => {
    open(preview({ obstacles: ['open_push'], warnings: [{ who: 'from', users: 2, offers: 5 }] }))
    expect(await screen.findByText('2 users of Bouw will also see the offers of Bouw BV (5).')).toBeVisible()
    expect(screen.getByText(/still being sent to Exact Online/)).toBeVisible()
    expect(submit()).toBeDisabled()
  })

  it('looks again where one of the two was changed meanwhile', async () => {
    const { api, user, callsOf } = open()
    api.use({
      mergeOrganizations: () => {
        throw failWith('STALE')
      },
    })
    await screen.findByText('2 offers')
    await user.click(submit())
    await waitFor(() => expect(callsOf('previewOrganizationMerge')).toHaveLength(2))
  })

  it('says at the choice why one cannot be merged', async () => {
    const { api } = open(preview(), '/customers/9/merge')
    expect(await screen.findByRole('combobox', { name: 'Which customer is merged into Bouw BV?' })).toBeVisible()
    expect(api.calls.map(({ endpoint }) => endpoint.id)).not.toContain('previewOrganizationMerge')
  })
})

describe('the page of a customer that another one went into', () => {
  const merge: OrganizationMerge = {
    id: 4,
    from: { organization_id: 10, name: 'Bouw' },
    merged_at: '2026-03-02T09:15:00.000Z',
    merged_by: 'Mila',
    undo_until: '2026-04-01T09:15:00.000Z',
    goes_back: { ...nothing, offers: 2 },
    stays: [{ part: 'offers', name: 'OFF-1 Dak', why: 'new' }],
    stays_count: 1,
  }

  it('tells first what stays, and undoes it', async () => {
    const { api, user, callsOf } = open(preview(), '/customers/9')
    api.use({
      listOrganizationMerges: () => [merge],
      undoOrganizationMerge: () => ({ organization_id: 9, from_id: 10 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Offer OFF-1 Daknew since the merge',
      '2 offers',
    ])
    await user.click(dialog.getByRole('button', { name: 'Separate' }))
    await waitFor(() => expect(callsOf('undoOrganizationMerge')[0]?.body).toEqual({ rev: 7 }))
  })

  it('is where the id of the other one leads', async () => {
    const { api, router } = open(preview(), '/customers/10')
    api.use({ getCustomer: () => customer(9, 'Bouw BV') })
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/9'))
    expect(await screen.findByRole('heading', { name: 'Bouw BV' })).toBeVisible()
  })
})

test('a Manager who works for a customer is shown that customer instead', async () => {
  signInAs({ is_tenant: false, organization_id: 9, organization_name: 'Bouw BV' })
  const api = fakeApi({ getCustomer: () => customer(9, 'Bouw BV') })
  apiClient.http.defaults.adapter = api.adapter
  const { router } = renderRoutes(routes, { at: '/customers/9/merge' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/customers/9'))
  expect(await screen.findByRole('heading', { name: 'Bouw BV' })).toBeVisible()
})
