import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { UserRow } from '@staffel/shared-api/contract'
import { fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const person = (different: Partial<UserRow>): UserRow => ({
  user_id: 4,
  email: 'jan@bouw.example',
  first_name: 'Jan',
  last_name: 'Bakker',
  tenant_id: 1,
  organization_id: 9,
  region_id: null,
  tenant: { name: 'Staffel Bouwmaterialen' },
  organization: { name: 'Bouw BV' },
  role: 'User',
  role_name: 'User',
  status: 'invited',
  created_at: '2026-03-05T09:00:00Z',
  accepted_at: null,
  is_tenant: false,
  block_reason: null,
  rev: 1,
  ...different,
})

function open({ users = [person({})], tenants = [{ id: 1, name: 'Staffel Bouwmaterialen' }], at = '/users' } = {}) {
  const api = fakeApi({
    listUsers: ({ query }) => ({
      users,
      usersPagingParams: { total: users.length, limit: query.limit ?? 10, offset: query.offset ?? 0 },
    }),
    getUserStats: () => ({ total: 12, active: 9, invited: 2, blocked: 1 }),
    listTenants: () => tenants,
    listOrganizations: () => [{ id: 9, name: 'Bouw BV' }],
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at }) }
}

describe('the user list', () => {
  it('shows who may sign in, with counts by status', async () => {
    signInAs()
    open()
    const row = within(await screen.findByRole('row', { name: /jan@bouw\.example/ }))
    expect(row.getByText('Bouw BV')).toBeInTheDocument()
    expect(row.getByText('Invited')).toBeInTheDocument()
    expect(await screen.findAllByText('12')).not.toHaveLength(0)
    const statuses = within(screen.getByRole('group', { name: 'Status' }))
    expect(await statuses.findByRole('button', { name: 'Invited 2' })).toBeVisible()
    expect(statuses.getByRole('button', { name: 'All 12' })).toBeVisible()
  })

  it("starts with the Manager's own tenant, and without a choice of tenants where there is only one", async () => {
    signInAs()
    const { api, user } = open()
    await screen.findByRole('row', { name: /jan@bouw/ })
    const listing = api.calls.find(({ endpoint }) => endpoint.id === 'listUsers')
    expect(listing?.query).toMatchObject({
      tenant_id: 1,
      limit: 10,
      offset: 0,
      sort_column: 'created_at',
      sort_order: 'DESC',
    })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    expect(await screen.findByRole('combobox', { name: 'Organization' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Tenant' })).not.toBeInTheDocument()
  })

  it('starts with all tenants for an Admin, who chooses an organisation only after a tenant', async () => {
    signInAs({ roles: ['Admin'] })
    const { api, user } = open({
      tenants: [
        { id: 1, name: 'Staffel Bouwmaterialen' },
        { id: 2, name: 'Noordstaal' },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    expect(await screen.findByRole('combobox', { name: 'Tenant' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Organization' })).not.toBeInTheDocument()
    expect(api.calls.find(({ endpoint }) => endpoint.id === 'listUsers')?.query).not.toHaveProperty('tenant_id')
  })

  it('makes an invited user active', async () => {
    signInAs()
    const { api, user } = open()
    api.use({ acceptUser: () => person({ status: 'active' }) })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Accept invite' }))
    expect(await screen.findByText('jan@bouw.example is now active.')).toBeInTheDocument()
    expect(api.calls.find(({ endpoint }) => endpoint.id === 'acceptUser')?.params).toEqual({ id: 4 })
  })
})
