import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { CustomerDetail } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { SlotsContext, useAnnounceChange, type GuestModule, type Slots } from '@staffel/shared-ui/core'
import { Outlet } from '@staffel/shared-ui/router'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const detail = (different: Partial<CustomerDetail> = {}): CustomerDetail => ({
  id: 9,
  tenant_id: 1,
  region_id: null,
  name: 'Bouw BV',
  contactPerson: 'Ans Jansen',
  email: 'info@bouw.example',
  phone: null,
  status: 'active',
  totalOffers: 8,
  acceptedOffers: 3,
  totalvalue: 1234.5,
  lastcontact: null,
  chamber_of_commerce_number: null,
  vat_number: 'NL000012345B01',
  tax_regime: 'domestic',
  language: null,
  payment_term_days: 30,
  price_note: '5% op ronden',
  customer_group: null,
  decided_offers: 4,
  address: null,
  addresses: [],
  contacts: [{ id: 2, kind: 'email', value: 'info@bouw.example', is_primary: true }],
  contact_persons: [
    { id: 3, name: 'Ans Jansen', job_title: 'Inkoper', email: 'ans@bouw.example', phone: '', is_primary: true },
  ],
  rev: 7,
  ...different,
})

function open(stored = detail(), user: Parameters<typeof signInAs>[0] = {}, at = '/customers/9', page = routes) {
  signInAs(user)
  const api = fakeApi({ getCustomer: () => stored, listRegions: () => [], listOrganizationMerges: () => [] })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { api, callsOf, ...renderRoutes(page, { at }) }
}

function Numbers({ context: { organizationId } }: { context: { readonly organizationId: number } }) {
  const announce = useAnnounceChange()
  return (
    <>
      <button onClick={() => announce('organization', organizationId)}>Add number</button>
      <button onClick={() => announce('product', 1)}>Change product</button>
    </>
  )
}
const numbers: GuestModule<'customer.tabs'> = {
  contractVersion: 1,
  place: 'customer.tabs',
  Component: Numbers,
  translations: async () => ({}),
}
const slots: Slots = {
  guests: () => [
    { key: 'catalogue/n', name: 'n', label: { nl: 'Nummers', en: 'Numbers' }, icon: 'products', order: 9 },
  ],
  load: async () => numbers as never,
  report: () => {},
}

describe('the page of a customer', () => {
  it('is read anew when a guest says that it changed the customer', async () => {
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(
      (tell) =>
        ({
          observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
          disconnect: () => {},
        }) as unknown as IntersectionObserver,
    )
    const page = [{ element: <SlotsContext value={slots} children={<Outlet />} />, children: [...routes] }]
    const { callsOf, user } = open(detail(), {}, '/customers/9?tab=n', page)
    await user.click(await screen.findByRole('button', { name: 'Change product' }))
    expect(callsOf('getCustomer')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Add number' }))
    await waitFor(() => expect(callsOf('getCustomer')).toHaveLength(2))
  })

  it('tells what is kept of it, and how many of its offers it took', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Bouw BV' })).toBeVisible()
    expect(await screen.findByText('75%')).toBeVisible()
    expect(screen.getByText('of 4 decided offers')).toBeVisible()
    expect(screen.getByText('NL000012345B01')).toBeVisible()
    expect(screen.getByText('5% op ronden')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create offer' })).toHaveAttribute('href', '/offers/new?organization_id=9')
  })

  it('saves what was changed and nothing else, and shows a refusal at its field', async () => {
    const { api, user, callsOf } = open(detail(), {}, '/customers/9?edit=1')
    api.use({
      updateOrganization: () => {
        throw failWith('VALIDATION', { fields: { vat_number: 'Not a valid VAT number.' } })
      },
    })
    const dialog = within(await screen.findByRole('dialog'))
    const vat = dialog.getByRole('textbox', { name: 'VAT number' })
    await user.clear(vat)
    await user.type(vat, 'NL1')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(vat).toHaveAccessibleDescription('Not a valid VAT number.'))
    expect(callsOf('updateOrganization')[0]?.body).toEqual({ vat_number: 'NL1', rev: 7 })
  })

  it('asks where somebody else was first, and saves over what that one made of it', async () => {
    const { api, user, callsOf } = open()
    await screen.findByText('Inkoper')
    api.use({
      getCustomer: () => detail({ rev: 8 }),
      saveContactPerson: ({ body }) => {
        if (body.rev !== 8) throw failWith('STALE', { current: detail({ rev: 8 }) })
        return detail({ rev: 9 })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Add contact person' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Piet')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Save my change' }))
    expect(await screen.findByText('The customer has been saved.')).toBeInTheDocument()
    expect(callsOf('saveContactPerson').map(({ body }) => body)).toMatchObject([{ rev: 7 }, { rev: 8 }])
  })

  it('takes a contact person away, and puts it back', async () => {
    const { api, user, callsOf } = open()
    api.use({
      deleteContactPerson: () => detail({ contact_persons: [], rev: 8 }),
      saveContactPerson: () => detail({ rev: 9 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Ans Jansen' }))
    expect(await screen.findByText('There is no contact person yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Remove Ans Jansen' })).toBeVisible()
    expect(callsOf('saveContactPerson')[0]?.body).toMatchObject({ name: 'Ans Jansen', is_primary: true, rev: 8 })
  })

  it('says that an archived one gets no new offers', async () => {
    open(detail({ archived_at: '2026-01-01T00:00:00.000Z' }))
    expect(await screen.findByText('This customer is archived and gets no new offers.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Create offer' })).not.toBeInTheDocument()
  })

  it("changes nothing for a customer's own Manager, who sees no activity either", async () => {
    open(detail(), { roles: ['Manager'], is_tenant: false }, '/customers/9?edit=1')
    await screen.findByText('Inkoper')
    expect(screen.queryByRole('button', { name: /^(Edit|Delete|Add|Remove)/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('tab', { name: 'Activity' })).not.toBeInTheDocument()
  })

  it.each([
    ['/customers/x', 'Customer ID is missing.'],
    ['/customers/9', 'Customer not found.'],
  ])('says at %s: %s', async (at, words) => {
    const { api } = open(detail(), {}, '/customers/x')
    api.use({
      getCustomer: () => {
        throw failWith('NOT_FOUND')
      },
    })
    const { router } = renderRoutes(routes, { at })
    expect(router.state.location.pathname).toBe(at)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('leads back to the customers from one that is not there, and not to the sign-in page', async () => {
    const { api } = open(detail(), {}, '/customers/x')
    api.use({
      getCustomer: () => {
        throw failWith('NOT_FOUND')
      },
    })
    renderRoutes(routes, { at: '/customers/9' })
    await screen.findAllByText('Customer not found.')
    for (const link of screen.getAllByRole('link', { name: 'Organizations' }))
      expect(link).toHaveAttribute('href', '/customers')
    expect(screen.queryByRole('link', { name: /login/i })).not.toBeInTheDocument()
  })
})
