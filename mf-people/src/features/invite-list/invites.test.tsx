import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { Invite } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const invite = (different: Partial<Invite> = {}): Invite => ({
  invite_id: 151,
  email: 'joop@kwast.example',
  tenant_id: 1,
  tenant_name: 'Staffel Bouwmaterialen',
  organization_id: 9,
  organization_name: 'Kwast Schilders',
  role_id: 1,
  role_name: 'User',
  status: 'invited',
  created_at: '2026-03-05T09:00:00Z',
  expires_at: '2026-03-12T09:00:00Z',
  accepted_at: null,
  ...different,
})
const old = invite({
  invite_id: 152,
  email: 'ans@kwast.example',
  status: 'accepted',
  accepted_at: '2026-03-06T09:00:00Z',
})

function open(at = '/invites', invites: Invite[] = [invite(), old]) {
  const api = fakeApi({
    listInvites: () => ({
      invites,
      total: invites.length,
      counts: { total: invites.length, invited: 1, accepted: 1, expired: 0 },
    }),
    listTenants: () => [{ id: 1, name: 'Staffel Bouwmaterialen' }],
    listOrganizations: () => [{ id: 9, name: 'Kwast Schilders' }],
    listWorkingCopies: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { api, callsOf, ...renderRoutes(routes, { at }) }
}

beforeEach(() => void signInAs())

const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(file)
  })

describe('the list of invites', () => {
  it('sends several again and tells of those that were not', async () => {
    const { api, user, callsOf } = open('/invites', [invite(), invite({ invite_id: 153, email: 'piet@kwast.example' })])
    api.use({
      resendInvites: () => ({
        results: [
          { id: 151, ok: true },
          { id: 153, ok: false, code: 'RATE_LIMITED' },
        ],
      }),
    })
    await user.click(await screen.findByRole('checkbox', { name: /joop@kwast/ }))
    await user.click(screen.getByRole('checkbox', { name: /piet@kwast/ }))
    expect(screen.getByText('2 invites selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    expect(await screen.findByText(/invite of joop@kwast.example was sent again/)).toBeInTheDocument()
    expect(screen.getByText(/invite of piet@kwast.example was not sent again/)).toBeInTheDocument()
    expect(screen.getByText(/five times a day/)).toBeInTheDocument()
    expect(callsOf('resendInvites')[0]?.body).toEqual({ ids: [151, 153] })
  })

  it('says why one was not sent again: in the words of the server, or in those of its own', async () => {
    const people = ['piet', 'ans', 'els'].map((name, at) =>
      invite({ invite_id: 160 + at, email: `${name}@kwast.example` }),
    )
    const { api, user } = open('/invites', people)
    api.use({
      resendInvites: () => ({
        results: [
          { id: 160, ok: false, code: 'VALIDATION', fields: { organization_id: 'This customer is archived.' } },
          { id: 161, ok: false, code: 'LIMIT_REACHED' },
          { id: 162, ok: false, code: 'STALE' },
        ],
      }),
    })
    await user.click(await screen.findByRole('checkbox', { name: /all/i }))
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    const told = await screen.findByText(/This customer is archived\./)
    expect(told).toHaveTextContent(
      'This customer is archived. The subscription allows no more users of your own. Block somebody or cancel another invite. Try again later.',
    )
  })

  it('cancels for good, once that was asked', async () => {
    const { api, user, callsOf } = open()
    api.use({ cancelInvites: () => ({ results: [{ id: 151, ok: true }] }) })
    await user.click(await screen.findByRole('button', { name: /joop@kwast/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the invite of joop@kwast.example?' }))
    expect(dialog.getByText(/cannot be undone/)).toBeVisible()
    expect(callsOf('cancelInvites')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Cancel invite' }))
    expect(await screen.findByText('The invite of joop@kwast.example is cancelled.')).toBeInTheDocument()
  })

  it('does nothing more with what was accepted', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /ans@kwast/ }))
    for (const name of ['Resend', 'Cancel invite'])
      expect(await screen.findByRole('menuitem', { name: new RegExp(name) })).toHaveAttribute('aria-disabled', 'true')
  })

  it('exports the selected addresses, one per line', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const made = jest.fn((_file: Blob) => 'blob:x')
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined })
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /joop@kwast/ }))
    await user.click(screen.getByRole('checkbox', { name: /ans@kwast/ }))
    await user.click(screen.getByRole('button', { name: 'Export emails' }))
    const [file] = made.mock.calls[0] ?? []
    expect(file && (await textOf(file))).toBe('joop@kwast.example\nans@kwast.example\n')
  })

  it('names the tenant, and lets it be chosen, for an Admin', async () => {
    signInAs({ roles: ['Admin'] })
    const { callsOf } = open()
    await screen.findByRole('row', { name: /joop@kwast/ })
    expect(callsOf('listInvites')[0]?.query).not.toHaveProperty('tenant_id')
  })
})

describe('a new invite', () => {
  const choose = async (user: ReturnType<typeof open>['user'], label: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }))
    await user.click(await screen.findByTitle(option))
  }

  it('asks for the address, is sent, and the next one follows', async () => {
    const { api, user, callsOf, router } = open('/invites/new')
    api.use({ createInvite: () => invite() })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(screen.getByText('Please enter an email')).toBeVisible()
    await choose(user, 'Organization', 'Kwast Schilders')
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await user.type(email, 'joop@kwast.example')
    await user.click(screen.getByRole('button', { name: 'Save + New' }))
    expect(await screen.findByText('Invite sent! You can add another.')).toBeInTheDocument()
    expect(callsOf('createInvite')[0]?.body).toEqual({
      email: 'joop@kwast.example',
      tenant_id: 1,
      organization_id: 9,
      role_id: 1,
    })
    expect(email).toHaveValue('')
    await user.type(email, 'ans@kwast.example')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/invites'))
    expect(callsOf('createInvite')).toHaveLength(2)
  })

  it('says what the server says, at the field that it names', async () => {
    const { api, user, callsOf } = open('/invites/new')
    await choose(user, 'Organization', 'Own staff of Staffel Bouwmaterialen')
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await user.type(email, 'joop')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('This is not an e-mail address.')).toBeVisible()
    expect(callsOf('createInvite')).toEqual([])
    await user.type(email, '@kwast.example')
    api.use({
      createInvite: () => {
        throw failWith('VALIDATION', { fields: { role_id: 'You cannot give this role.' } })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You cannot give this role.')).toBeVisible()
    api.use({
      createInvite: () => {
        throw failWith('DUPLICATE', { message: 'This e-mail address has been invited already.' })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This e-mail address has been invited already.')).toBeInTheDocument()
  })

  it("of a customer's Manager is for the own organisation", async () => {
    signInAs({ is_tenant: false, organization_id: 9, organization_name: 'Kwast Schilders' })
    const { user } = open('/invites/new')
    expect(await screen.findByTitle('Kwast Schilders')).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Organization' }))
    expect(screen.queryByTitle(/Own staff/)).not.toBeInTheDocument()
  })
})
