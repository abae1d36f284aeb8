import { apiClient, ownFactors } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { UserRow } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
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
  blocked_by_seller: false,
  features: [],
  photo_url: null,
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

  it('names the tenant to an Admin alone, and one user is no users', async () => {
    signInAs()
    const { unmount } = open()
    await screen.findByRole('row', { name: /jan@bouw/ })
    expect(screen.getByText('1 of 1 user')).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Tenant' })).not.toBeInTheDocument()
    unmount()
    signInAs({ roles: ['Admin'] })
    open()
    expect(await screen.findByRole('columnheader', { name: 'Tenant' })).toBeInTheDocument()
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

  it('blocks with a reason, once asked', async () => {
    signInAs()
    const { api, user } = open({ users: [person({ status: 'active' })] })
    api.use({ blockUser: () => person({ status: 'blocked' }) })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left us')
    await user.click(dialog.getByRole('button', { name: 'Block' }))
    expect(await screen.findByText('jan@bouw.example is blocked.')).toBeInTheDocument()
    expect(api.calls.find(({ endpoint }) => endpoint.id === 'blockUser')).toMatchObject({
      params: { id: 4 },
      body: { reason: 'Left us' },
    })
  })

  it('lets in again, and shows why somebody was kept out', async () => {
    signInAs()
    const { api, user } = open({ users: [person({ status: 'blocked', block_reason: 'Left us' })] })
    api.use({ unblockUser: () => person({ status: 'active' }) })
    expect(await screen.findByText('Left us')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }))
    expect(await screen.findByText('jan@bouw.example can sign in again.')).toBeInTheDocument()
  })

  it("leaves to the seller whom the seller blocked, where a customer's Manager looks", async () => {
    signInAs({ is_tenant: false, organization_id: 7 })
    const { user } = open({ users: [person({ status: 'blocked', role: 'User', blocked_by_seller: true })] })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Unblock' })).not.toBeInTheDocument()
  })

  it('changes names and place, and asks where somebody else was first', async () => {
    signInAs()
    const { api, user } = open({ users: [person({ status: 'active' })] })
    const theirs = person({ status: 'active', last_name: 'Visser', rev: 3 })
    api.use({
      listRegions: () => [{ id: 2, name: 'Zeeland', tenant_id: 1 }],
      updateUser: ({ body }) => {
        if (body.rev === 1) throw failWith('STALE', { current: theirs })
        return theirs
      },
    })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const first = await screen.findByRole('textbox', { name: 'First name' })
    await user.clear(first)
    await user.type(first, 'Johan')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('jan@bouw.example is saved.')).toBeInTheDocument()
    expect(api.calls.findLast(({ endpoint }) => endpoint.id === 'updateUser')?.body).toEqual({
      first_name: 'Johan',
      last_name: 'Bakker',
      role_id: 1,
      organization_id: 9,
      region_id: null,
      rev: 3,
    })
  })

  it.each([
    ['oneself', { user_id: 7, status: 'active' as const }],
    ['an Admin, by a Manager', { role: 'Admin' as const, status: 'active' as const }],
  ])('has no menu for %s', async (_who, different) => {
    signInAs()
    open({ users: [person(different)] })
    expect(await screen.findByRole('row', { name: /jan@bouw/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /jan@bouw/ })).not.toBeInTheDocument()
  })

  it("has no menu for who works for the seller, by a customer's Manager", async () => {
    signInAs({ is_tenant: false, organization_id: 9 })
    open({ users: [person({ status: 'active', is_tenant: true })] })
    expect(await screen.findByRole('row', { name: /jan@bouw/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /jan@bouw/ })).not.toBeInTheDocument()
  })

  it('leaves changing a Manager, and moving a sign-in, to an Admin', async () => {
    signInAs()
    const { user } = open({ users: [person({ role: 'Manager', status: 'active' })] })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Block'])
  })

  it('gives and takes the say over the environments, by an Admin', async () => {
    signInAs({ roles: ['Admin'] })
    const { api, user } = open({
      users: [
        person({ status: 'active' }),
        person({ user_id: 5, email: 'els@bouw.example', features: ['product-owner'], status: 'active' }),
      ],
    })
    api.use({ setUserFeatures: () => person({ status: 'active' }) })
    expect(await screen.findByText('User · product owner')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make product owner' }))
    expect(await screen.findByText('jan@bouw.example is now a product owner.')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /els@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'No longer product owner' }))
    expect(await screen.findByText('els@bouw.example is no longer a product owner.')).toBeInTheDocument()
    expect(
      api.calls.flatMap(({ endpoint, params, body }) => (endpoint.id === 'setUserFeatures' ? [[params, body]] : [])),
    ).toEqual([
      [{ id: 4 }, { features: ['product-owner'] }],
      [{ id: 5 }, { features: [] }],
    ])
  })

  it('moves a sign-in from the old one to one that was refused', async () => {
    signInAs({ roles: ['Admin'] })
    const { api, user } = open({ users: [person({ role: 'Manager', status: 'active' })] })
    const current = { provider: 'password', at: '2026-03-05T09:00:00Z' }
    api.use({
      listUserSignIns: () => ({ current, refused: [{ uid: 'new', provider: 'google.com', at: current.at }] }),
      moveSignIn: () => ({ current: { ...current, provider: 'google.com' }, refused: [] }),
    })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move sign-in' }))
    expect(await screen.findByText('Link in a mail')).toBeVisible()
    expect(screen.getByRole('radio', { name: /Google/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('The sign-in of jan@bouw.example has been moved.')).toBeInTheDocument()
    expect(api.calls.find(({ endpoint }) => endpoint.id === 'moveSignIn')?.body).toEqual({ uid: 'new' })
  })

  it.each([
    [{ project: 'p', uid: 'u', factors: [{ name: 'Phone', since: '2026-03-05T09:00:00Z' }] }, 'Phone', true],
    [{ project: 'p', uid: 'u', factors: [] }, 'This user is not asked for a code when signing in.', false],
    [{ project: 'p', uid: null, factors: [] }, 'This user has never signed in.', false],
    [{ project: 'staffel-prod', uid: 'uid-7', factors: null }, /Firebase project staffel-prod/, false],
  ])('takes a second step away, by an Admin, where there is one that can be (%#)', async (known, said, isRemovable) => {
    jest.spyOn(ownFactors, 'offered').mockReturnValue(true)
    signInAs({ roles: ['Admin'] })
    const { api, user } = open({ users: [person({ role: 'Manager', status: 'active' })] })
    api.use({ listUserSecondFactors: () => known, removeUserSecondFactors: () => ({ ...known, factors: [] }) })
    await user.click(await screen.findByRole('button', { name: /jan@bouw/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove second step' }))
    expect(await screen.findByText(said)).toBeVisible()
    const remove = screen.getByRole('button', { name: 'Remove' })
    if (!isRemovable) return expect(remove).toBeDisabled()
    await user.click(remove)
    expect(await screen.findByText('jan@bouw.example is not asked for a code any more.')).toBeInTheDocument()
  })
})
