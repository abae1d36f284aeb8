import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { Customer } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const customer = (different: Partial<Customer> = {}): Customer => ({
  id: 9,
  name: 'Bouw BV',
  contactPerson: 'Ans Jansen',
  email: 'info@bouw.example',
  phone: '030 12',
  status: 'prospect',
  totalOffers: 3,
  acceptedOffers: 1,
  totalvalue: 1234.5,
  lastcontact: null,
  ...different,
})

function open(user: Parameters<typeof signInAs>[0] = {}, at = '/customers') {
  signInAs(user)
  const api = fakeApi({
    listCustomers: () => ({ items: [customer()], total: 1 }),
    getOrganizationStats: () => ({
      total: 14,
      active: 10,
      prospects: 4,
      archived: 2,
      deleted: 1,
      accepted_value: 48250.5,
    }),
    listTenants: () => [{ id: 1, name: 'Staffel' }],
    listRegions: () => [],
    getCustomer: () => new Promise(() => {}),
  })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  const elsewhere = [
    { path: '/offers', element: <h1>Offers</h1> },
    { path: '/offers/new', element: <h1>New offer</h1> },
  ]
  return { api, callsOf, ...renderRoutes([...routes, ...elsewhere], { at }) }
}

async function choose(name: string, user?: Parameters<typeof signInAs>[0]) {
  const opened = open(user)
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Bouw BV' }))
  await opened.user.click(await screen.findByRole('menuitem', { name }))
  return opened
}

describe('the customers', () => {
  it('are shown by name, twenty at a time, with their figures and how many there are of each status', async () => {
    const { callsOf } = open()
    const row = await screen.findByRole('row', { name: /Bouw BV/ })
    expect(within(row).getByText(/€\s1\.234,50/)).toBeVisible()
    expect(await screen.findByText(/€\s48\.250,50/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Prospect 4' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Archived 2' })).toBeVisible()
    expect(callsOf('listCustomers')[0]?.query).toMatchObject({ sort_by: 'name', sort_dir: 'asc', page: 1, limit: 20 })
  })

  it('lead to their offers and to a new one', async () => {
    const { router } = await choose('View offers')
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/offers', search: '?organization_id=9' }),
    )
  })

  it('are added once it is sure that one is not there yet', async () => {
    const { api, user, callsOf, router } = open()
    const candidate = { organization_id: 5, name: 'Bouw', postal_code: null, city: 'Utrecht', email: null }
    api.use({
      createOrganization: ({ body }) => {
        if (!body.allow_duplicate) throw failWith('DUPLICATE', { details: { candidates: [candidate] } })
        return { organization_id: 12 }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Add customer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Add customer' }))
    expect(dialog.getByRole('textbox', { name: 'Company name' })).toHaveAccessibleDescription('Fill this in.')
    await user.type(dialog.getByRole('textbox', { name: 'Company name' }), 'Bouw BV')
    await user.type(dialog.getByRole('textbox', { name: 'Postal code' }), '3511 AB')
    await user.click(dialog.getByRole('button', { name: 'Add customer' }))
    expect(await dialog.findByRole('button', { name: 'Open Bouw' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add as a new customer anyway' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/12'))
    expect(callsOf('createOrganization').at(-1)?.body).toMatchObject({
      name: 'Bouw BV',
      address: { postal_code: '3511 AB' },
      allow_duplicate: true,
    })
  })

  it('cannot be deleted while offers hang on them: those are counted, and it is archived instead, and taken back', async () => {
    const { api, user, callsOf } = await choose('Delete')
    api.use({
      deleteOrganization: ({ body }) => {
        if (!body?.archive)
          throw failWith('HAS_OFFERS', {
            details: { count: 4, offers: 3, requests: 1, users: 0, invites: 0, price_lists: 0 },
          })
        return undefined
      },
      restoreOrganization: () => undefined,
    })
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/it still has 3 offers and 1 request\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Archive' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Bouw BV has been restored.')).toBeInTheDocument()
    expect(callsOf('deleteOrganization').map(({ body }) => body)).toEqual([{ archive: false }, { archive: true }])
  })

  it("show a customer's own Manager what it may see, and nothing to change", async () => {
    const { user } = open({ roles: ['Manager'], is_tenant: false })
    await user.click(await screen.findByRole('button', { name: 'Actions for Bouw BV' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View details',
      'View offers',
      'Create offer',
    ])
    expect(screen.queryByRole('button', { name: 'Add customer' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Archived/ })).not.toBeInTheDocument()
  })
})
