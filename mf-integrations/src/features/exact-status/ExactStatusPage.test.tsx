import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactStatus } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { browser } from '../../parts/browser.ts'
import { routes } from '../../routes.tsx'
import { connected, unconnected, workingLink } from '../../testing/sampleExact.ts'

withTranslations('integrations', { nl, en })

function open(
  status: ExactStatus,
  answers: FakeAnswers = {},
  { person, language = 'en' }: { person?: Parameters<typeof signInAs>[0]; language?: 'nl' | 'en' } = {},
) {
  const api = fakeApi({
    getExactStatus: () => status,
    getExactPushSettings: () => ({ push_as: 'order', push_automatically: false }),
    getExactMappingState: () => ({
      ...{ vat: { all: 4, open: 1 }, charges: { all: 3, open: 0 }, units: null, items: { all: 2_400, open: 1_200 } },
      customers: null,
    }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(person)
  return { api, ...renderRoutes(routes, { at: '/exact', language }) }
}
const button = (name: string) => screen.findByRole('button', { name })

describe('connecting', () => {
  it('goes on at Exact, for an environment that is configured', async () => {
    const leave = jest.spyOn(browser, 'leaveFor').mockImplementation(() => undefined)
    const asked: unknown[] = []
    const { user } = open(unconnected, {
      authorizeExact: (call) => {
        asked.push(call.body)
        return { url: 'https://start.exactonline.nl/api/oauth2/auth?state=x' }
      },
    })
    const production = await button('Connect the production environment')
    expect(production).toBeDisabled()
    expect(production).toHaveAccessibleDescription(/app registration/)
    await user.click(await button('Connect the test environment'))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://start.exactonline.nl/api/oauth2/auth?state=x'))
    expect(asked).toEqual([{ env: 'test' }])
    leave.mockRestore()
  })

  it('says to whose session has ended that they have to be signed in', async () => {
    const { user } = open(
      unconnected,
      {
        authorizeExact: () => {
          throw failWith('UNAUTHENTICATED', { message: 'Sign in' })
        },
      },
      { language: 'nl' },
    )
    await user.click(await button('Testomgeving koppelen'))
    expect(await screen.findByText('Je moet eerst ingelogd zijn om Exact te koppelen.')).toBeInTheDocument()
  })
})

describe('a link', () => {
  it('shows its administration, what is left of the calls, and what was read over it', async () => {
    open({
      ...connected(),
      last_sync: { ...unconnected.last_sync, items: '2026-03-06T02:00:00Z' },
      rate: {
        minutely_remaining: 57,
        minutely_limit: 60,
        daily_remaining: 4_997,
        daily_limit: 5_000,
        daily_reset: '2026-03-07T00:00:00Z',
      },
      last_error: 'Exact could not be reached.',
      last_error_at: '2026-03-06T08:00:00Z',
      last_error_trace: 'd1c0f1aa',
    })
    expect(await screen.findByText('Bouwmaterialen BV')).toBeInTheDocument()
    expect(screen.getByText('Connected, in use')).toBeInTheDocument()
    expect(screen.getByText('6 Mar 2026 03:00')).toBeInTheDocument()
    expect(screen.getByText('57 of 60')).toBeInTheDocument()
    expect(screen.getByText('4.997 of 5.000')).toBeInTheDocument()
    expect(screen.getByText('Exact could not be reached.')).toBeInTheDocument()
    expect(screen.getByText(/d1c0f1aa/)).toBeInTheDocument()
    // What was never read is not named.
    expect(screen.queryByText('Quotations')).not.toBeInTheDocument()
  })

  it('says at a glance what the mapping lacks, and leads there', async () => {
    open(connected())
    const missing = await screen.findByRole('link', { name: '1.200 of 2.400 missing' })
    expect(missing).toHaveAttribute('href', '/exact/mapping?tab=items&only=open')
    expect(screen.getByText('complete')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Not read from Exact yet' })).toHaveAttribute(
      'href',
      '/exact/mapping?tab=customers',
    )
    expect(screen.getByRole('link', { name: 'Open mapping' })).toHaveAttribute('href', '/exact/mapping')
  })

  it('that works leads to where its items are imported', async () => {
    open(connected())
    expect(await screen.findByText('Nothing has been synchronised yet.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Bring in from Exact' })).toHaveAttribute('href', '/exact/sync')
  })

  it.each([
    ['expired', /thirty days/],
    ['login_taken', /elsewhere/],
  ] as const)('that has ended (%s) says why, and can be connected again', async (reason, words) => {
    open(connected({ works: false, ended_reason: reason, reconnect_advised: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(await button('Connect again')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Choose administration' })).not.toBeInTheDocument()
  })

  it('that was unused for long asks to be connected again before it ends', async () => {
    open(connected({ reconnect_advised: true }))
    expect(await screen.findByText(/4 Apr 2026/, { selector: '.ant-alert *' })).toBeInTheDocument()
    expect(await button('Connect again')).toBeEnabled()
  })

  it.each([
    [null, 'another company'],
    ['Noordstaal', 'Noordstaal'],
  ])('that shares its login warns, and names the other where it is told (%s)', async (tenant, words) => {
    open(connected({ shared_with: [{ env: 'test', own: false, tenant_name: tenant }] }))
    expect(await screen.findByText(new RegExp(`connected at ${words}`))).toBeInTheDocument()
  })

  it('of the other environment is used once somebody says so', async () => {
    const both: ExactStatus = {
      ...connected(),
      envs: { test: { configured: true, link: workingLink }, production: { configured: true, link: workingLink } },
    }
    const { user } = open(both, { chooseExactEnvironment: () => ({ ...both, env: 'production' as const }) })
    await user.click(await button('Use this one'))
    const badges = await screen.findAllByText(/^Connected, (?:not )?in use$/)
    await waitFor(() =>
      expect(badges.map(({ textContent }) => textContent)).toEqual(['Connected, not in use', 'Connected, in use']),
    )
  })

  it('works with another administration after somebody chose it', async () => {
    const asked: unknown[] = []
    const { user } = open(connected(), {
      listExactDivisions: () => [
        { code: 300, name: 'Afbouw', chosen: false },
        { code: 123, name: 'Bouwmaterialen', chosen: true },
      ],
      chooseExactDivision: (call) => {
        asked.push(call.body)
        return connected({ division: 300, division_name: 'Afbouw' })
      },
    })
    await user.click(await button('Choose administration'))
    const dialog = await screen.findByRole('dialog')
    const confirm = within(dialog).getByRole('button', { name: 'Use this administration' })
    expect(await within(dialog).findByRole('radio', { name: /Bouwmaterialen/ })).toBeChecked()
    expect(confirm).toBeDisabled()
    await user.click(within(dialog).getByRole('radio', { name: /Afbouw/ }))
    await user.click(confirm)
    expect(await screen.findByText('Afbouw')).toBeInTheDocument()
    expect(asked).toEqual([{ env: 'test', code: 300 }])
  })

  it('is ended after a question that says what stays', async () => {
    const { user } = open(connected(), { disconnectExact: () => unconnected })
    await user.click(await button('Disconnect'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/stay/)
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
    expect(await button('Connect the test environment')).toBeEnabled()
  })
})

describe('the page', () => {
  it("is the seller's alone: a customer's Manager reads whose it is, and nothing is asked", async () => {
    const asked = jest.fn(() => unconnected)
    open(unconnected, { getExactStatus: asked }, { person: { roles: ['Manager'], is_tenant: false } })
    expect(await screen.findByText('This connection is the seller’s')).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
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
    expect(await button('Connect the test environment')).toBeEnabled()
  })
})

describe('accepted offers', () => {
  it('become what somebody chooses, and leave by themselves where that is wanted', async () => {
    const { user, api } = open(connected(), { saveExactPushSettings: ({ body }) => body })
    await user.click(await screen.findByRole('radio', { name: 'Quotation in Exact' }))
    expect(await screen.findByText('The setting is saved.')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Accepted offers go to Exact by themselves' }))
    const saved = () => api.calls.filter(({ endpoint }) => endpoint.id === 'saveExactPushSettings')
    await waitFor(() => expect(saved()).toHaveLength(2))
    expect(saved().map(({ body }) => body)).toEqual([
      { push_as: 'quotation', push_automatically: false },
      { push_as: 'quotation', push_automatically: true },
    ])
  })
})
