import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { TenantSubscription } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const tenant = (different: Partial<TenantSubscription> = {}): TenantSubscription => ({
  id: 2,
  name: 'Noordstaal',
  is_active: true,
  subscription_status: 'active',
  subscription_plan_name: 'Basic',
  subscription_start_date: '2026-01-01',
  subscription_end_date: '2026-12-31',
  offer_limit: null,
  enforce_plan_limit: false,
  user_limit: 10,
  public_host: null,
  users: 4,
  offers: { used: 18, limit: 30 },
  is_over: false,
  rev: 3,
  ...different,
})

function open(items = [tenant()]) {
  const api = fakeApi({
    listSubscriptions: () => ({ items, total: items.length, totalIsMinimum: false }),
    saveTenant: ({ body }) => tenant({ ...body, rev: 4 }),
    listWorkingCopies: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  const saved = () => api.calls.filter(({ endpoint }) => endpoint.id === 'saveTenant').map(({ body }) => body)
  return { api, saved, ...renderRoutes(routes, { at: '/tenants' }) }
}

beforeEach(() => void signInAs({ roles: ['Admin'] }))

async function edit(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Noordstaal/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return within(await screen.findByRole('dialog', { name: 'Edit Noordstaal' }))
}

it('says what each has, and what is used of it', async () => {
  open([
    tenant(),
    tenant({ id: 3, name: 'Oudeland', is_active: false, subscription_end_date: null }),
    tenant({ id: 4, name: 'Verloop', is_over: true }),
  ])
  const row = within(await screen.findByRole('row', { name: /Noordstaal/ }))
  for (const words of ['Active', 'Basic', '4 of 10', '18 of 30']) expect(row.getByText(words)).toBeInTheDocument()
  expect(row.getByText('1 Jan 2026 – 31 Dec 2026')).toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /Oudeland/ })).getByText('From 1 Jan 2026')).toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /Verloop/ })).getByText('Expired')).toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /Oudeland/ })).getByText('Closed')).toBeInTheDocument()
})

it('is changed with its revision, and a limit is a whole number or nothing', async () => {
  const { user, saved } = open()
  const dialog = await edit(user)
  const limit = dialog.getByRole('textbox', { name: /Own users/ })
  await user.clear(limit)
  await user.type(limit, 'veel')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Enter a whole number/)).toBeVisible()
  expect(saved()).toEqual([])
  await user.clear(limit)
  await user.type(limit, '1.200')
  await user.type(dialog.getByRole('textbox', { name: 'Own address for customers' }), 'Offertes.Staal.nl')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Noordstaal is saved.')).toBeInTheDocument()
  const { users: _users, offers: _offers, is_over: _over, ...stored } = tenant()
  expect(saved()).toEqual([{ ...stored, user_limit: 1200, public_host: 'offertes.staal.nl' }])
})

it("is not saved over somebody else's change unasked", async () => {
  const { api, user, saved } = open()
  const dialog = await edit(user)
  api.use({
    saveTenant: () => {
      throw failWith('STALE', { current: tenant({ rev: 7 }) })
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const keep = await screen.findByRole('button', { name: 'Save my change' })
  api.use({ saveTenant: () => tenant({ rev: 8 }) })
  await user.click(keep)
  expect(await screen.findByText('Noordstaal is saved.')).toBeInTheDocument()
  expect(saved().at(-1)).toMatchObject({ id: 2, rev: 7 })
})

it('is made new, and what the server says stands at its field', async () => {
  const { api, user, saved } = open()
  await user.click(await screen.findByRole('button', { name: 'Add tenant' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New tenant' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(saved()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zuidplaat')
  api.use({
    saveTenant: () => {
      throw failWith('VALIDATION', { fields: { public_host: 'This host name belongs to another tenant.' } })
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This host name belongs to another tenant.')).toBeVisible()
  api.use({ saveTenant: () => tenant({ name: 'Zuidplaat' }) })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Zuidplaat is added/)).toBeInTheDocument()
  expect(saved().at(-1)).toMatchObject({ name: 'Zuidplaat', subscription_status: 'active', is_active: true })
  expect(saved().at(-1)).not.toHaveProperty('rev')
})
