import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { LogEntry } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const entry = (different: Partial<LogEntry> = {}): LogEntry => ({
  id: 5,
  at: '2026-03-05T09:00:00Z',
  action: 'offer.extended',
  what: 'Offer extended',
  user_id: 7,
  actor: 'Ruud de Vries',
  actor_kind: 'staff',
  entity: 'offer',
  entity_id: '12',
  subject: 'OFF-2026-0012',
  address: null,
  position: 3,
  detail: { offer_nr: 'OFF-2026-0012', validUntil: { from: '2026-03-31', to: '2026-04-30' }, reminders: true },
  ...different,
})

function open(at = '/activity', items: LogEntry[] = [entry()]) {
  const api = fakeApi({
    listActivity: () => ({ items, total: items.length, totalIsMinimum: false }),
    listUsers: () => ({ users: [], usersPagingParams: { total: 0, limit: 100, offset: 0 } }),
    listTenants: () => [
      { id: 1, name: 'Staffel Bouwmaterialen' },
      { id: 2, name: 'Noordstaal' },
    ],
    listWorkingCopies: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  const asked = () => api.calls.filter(({ endpoint }) => endpoint.id === 'listActivity').at(-1)?.query
  return { api, asked, ...renderRoutes(routes, { at }) }
}

beforeEach(() => void signInAs())

it('says who did what and what changed, and leads to it', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Offer extended/ }))
  expect(row.getByText('Ruud de Vries')).toBeVisible()
  expect(row.getByText('Valid until: 31 Mar 2026 → 30 Apr 2026 · Reminders: yes')).toBeInTheDocument()
  expect(row.getByRole('link')).toHaveAttribute('href', '/offers/12')
  expect(screen.getByText('1 of 1 activity')).toBeVisible()
})

it('says what became of what, in words', async () => {
  open('/activity', [
    entry({ detail: { from: 'draft', to: 'pending' } }),
    entry({ id: 6, what: 'Offer created', detail: { from: null, to: 'draft' } }),
    entry({ id: 8, what: 'Offer issued', detail: { from: 'pending', to: 'pending', total: 11128.1 } }),
    entry({ id: 7, what: 'Offer sent', detail: { to: ['jan@bouw.example'], fields: ['phone', 'vat_number'] } }),
  ])
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/Offer extended/)).getByText('draft → pending')).toBeInTheDocument()
  expect((await row(/Offer created/)).getByText('draft')).toBeInTheDocument()
  expect((await row(/Offer issued/)).getByText('pending · Total: 11.128,10')).toBeInTheDocument()
  const sent = 'To: jan@bouw.example · Changed: Phone, VAT number'
  expect((await row(/Offer sent/)).getByText(sent)).toBeInTheDocument()
})

it('names roles and places instead of their numbers, and how a yes came in', async () => {
  const moved = {
    role_id: { from: 1, to: 2 },
    organization_id: { from: 1001, to: null },
    organization: { from: 'De Haan', to: null },
    fields: ['first_name'],
  }
  open('/activity', [
    entry({ detail: moved }),
    entry({ id: 6, what: 'Invite sent', detail: { role_id: 3, organization_id: 1001, organization: 'De Haan' } }),
    entry({ id: 8, what: 'Offer accepted', detail: { channel: 'phone' } }),
    entry({ id: 9, what: 'Notifications chosen', detail: { events: ['viewed'], product_id: 2024 } }),
  ])
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const changed = 'Role: User → Manager · Organization: De Haan → – · Changed: First name'
  expect((await row(/Offer extended/)).getByText(changed)).toBeInTheDocument()
  expect((await row(/Invite sent/)).getByText('Role: Admin · Organization: De Haan')).toBeInTheDocument()
  expect((await row(/Offer accepted/)).getByText('Channel: by phone')).toBeInTheDocument()
  const chosen = 'Notifications: A customer looks at an offer for the first time'
  expect((await row(/Notifications chosen/)).getByText(chosen)).toBeInTheDocument()
})

it.each([
  ['user', '7', 'jan+1@bouw.example', '/users?search=jan%2B1%40bouw.example'],
  ['template', '3', null, '/settings?tab=templates'],
  ['price_list', '4', null, '/products/prices/4'],
  ['something_new', '9', null, '/activity?thing=something_new%3A9'],
])('leads from %s %s to its page', async (entity, entity_id, address, href) => {
  open('/activity', [entry({ entity, entity_id, address })])
  const row = within(await screen.findByRole('row', { name: /Offer extended/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', href)
})

it('is narrowed by the address, and by the menu of a row', async () => {
  const { asked, user } = open('/activity?kind=offers&date=at&from=2026-03-01&till=2026-03-31&search=vries&tenant=x')
  await screen.findByRole('row', { name: /Offer extended/ })
  const days = { from: '2026-03-01', till: '2026-03-31' }
  expect(asked()).toEqual({ tenant_id: 1, kind: 'offers', search: 'vries', ...days, page: 1, limit: 25 })
  await user.click(screen.getByRole('button', { name: /Offer extended, OFF-2026-0012/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Everything by this person' }))
  await waitFor(() => expect(asked()).toMatchObject({ user_id: 7 }))
  await user.click(screen.getByRole('button', { name: /Offer extended, OFF-2026-0012/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Everything about this' }))
  await waitFor(() => expect(asked()).toMatchObject({ entity: 'offer', entity_id: '12' }))
})

it('goes out as a file with the same filters; too many are told', async () => {
  const { api, user } = open('/activity?kind=offers')
  api.use({
    exportActivity: () => {
      throw failWith('TOO_LARGE', { message: 'These are more than 10,000 rows.' })
    },
  })
  await screen.findByRole('row', { name: /Offer extended/ })
  await user.click(screen.getByRole('button', { name: 'Export (CSV)' }))
  expect(await screen.findByText('These are more than 10,000 rows.')).toBeInTheDocument()
  const exported = api.calls.find(({ endpoint }) => endpoint.id === 'exportActivity')
  expect(exported?.query).toEqual({ tenant_id: 1, kind: 'offers' })
})

it('is not for the people of a customer', async () => {
  signInAs({ is_tenant: false, organization_id: 9, organization_name: 'Kwast Schilders' })
  const { router, api } = open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  expect(api.calls.map(({ endpoint }) => endpoint.id)).not.toContain('listActivity')
})
