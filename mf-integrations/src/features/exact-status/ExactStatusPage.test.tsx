import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactStatus } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('integrations', { nl, en })

const unconnected: ExactStatus = {
  connected: false,
  env: null,
  envs: { test: { configured: true, link: null }, production: { configured: false, link: null } },
  division: null,
  division_name: null,
  user: null,
  connected_at: null,
  access_expires_at: null,
  refresh_expires_at: null,
  needs_reconnect: false,
  last_sync: { accounts: null, items: null, prices: null, quotations: null },
  rate: { minutely_remaining: null, minutely_limit: null, daily_remaining: null, daily_limit: null, daily_reset: null },
  last_error: null,
  last_error_at: null,
  last_error_trace: null,
}

function open(status: ExactStatus, person: Parameters<typeof signInAs>[0] = {}) {
  const api = fakeApi({ getExactStatus: () => status })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(person)
  return { api, ...renderRoutes(routes, { at: '/exact' }) }
}

describe('the state of the Exact connection', () => {
  it('says that nothing is connected, and which environment could be', async () => {
    open(unconnected)
    expect(await screen.findByText('Not connected')).toBeInTheDocument()
    expect(screen.getByText('Configured')).toBeInTheDocument()
    expect(screen.getByText('Not configured')).toBeInTheDocument()
  })

  it('shows which administration is connected, by whom, and when it was last read', async () => {
    open({
      ...unconnected,
      connected: true,
      env: 'test',
      division: 123,
      division_name: 'Bouwmaterialen BV',
      user: 'Mila de Vries',
      connected_at: '2026-03-05T09:00:00Z',
      last_sync: { ...unconnected.last_sync, items: '2026-03-06T02:00:00Z' },
    })
    expect(await screen.findByText('Bouwmaterialen BV')).toBeInTheDocument()
    expect(screen.getByText('Mila de Vries')).toBeInTheDocument()
    expect(screen.getByText('6 Mar 2026 03:00')).toBeInTheDocument()
    expect(screen.getAllByText('Never')).not.toHaveLength(0)
  })

  it("is the seller's alone: a customer's Manager reads whose it is, and nothing is asked", async () => {
    const asked = jest.fn(() => unconnected)
    const { api } = open(unconnected, { roles: ['Manager'], is_tenant: false })
    api.use({ getExactStatus: asked })
    expect(await screen.findByText('This connection is the seller’s')).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('warns when the permission has ended', async () => {
    open({ ...unconnected, connected: true, env: 'test', needs_reconnect: true })
    expect(await screen.findByText('Connect again')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('no longer accepts')
  })

  it('tries again after a failure', async () => {
    const { api, user } = open(unconnected)
    api.use({
      getExactStatus: () => {
        throw failWith('INTERNAL', { message: 'Something went wrong' })
      },
    })
    await screen.findByText('Something went wrong')
    api.use({ getExactStatus: () => unconnected })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Not connected')).toBeInTheDocument()
  })
})
