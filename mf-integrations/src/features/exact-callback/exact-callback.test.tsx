import { apiClient } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { ApiError } from '@staffel/shared-api/client'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'
import { reasonOfError } from './failure.rules.ts'
import { connected, unconnected } from '../../testing/sampleExact.ts'

withTranslations('integrations', { nl, en })

const ours = btoa(JSON.stringify({ csrf: 'c', userId: 'uid-1', env: 'test' }))
const back = (query: Readonly<Record<string, string>>) => `/exact/callback?${new URLSearchParams(query)}`

function open(at: string, answers: FakeAnswers = {}) {
  apiClient.http.defaults.adapter = fakeApi({ getExactStatus: () => unconnected, ...answers }).adapter
  return renderRoutes(routes, { at, language: 'nl' })
}
const failed = () => screen.findByRole('heading', { name: 'Fout bij koppeling' })

beforeEach(() => void signInAs({ roles: ['Manager'], is_tenant: true }))

it('completes the connection, says with what, and keeps the code in no address', async () => {
  const asked: unknown[] = []
  const { router } = open(back({ code: 'abc', state: ours }), {
    exchangeExactToken: (call) => {
      asked.push(call.body)
      return connected()
    },
    getExactStatus: () => connected(),
  })
  expect(await screen.findByText('Exact Online is gekoppeld')).toBeVisible()
  expect(screen.getByText(/administratie Bouwmaterialen BV.*Mila de Vries/)).toBeVisible()
  expect(asked).toEqual([{ code: 'abc', state: ours }])
  expect(router.state.location).toMatchObject({ pathname: '/exact/callbacksuccess', search: '' })
})

it.each([
  ['nothing', {}, /niet hier begonnen/],
  ['no state', { code: 'abc' }, /niet hier begonnen/],
  ['no code', { state: ours }, /niet hier begonnen/],
  ['a state that is none of ours', { code: 'abc', state: 'x' }, /niet hier begonnen/],
  ['a state without a user', { code: 'abc', state: btoa('{"env":"test"}') }, /niet hier begonnen/],
  ['a state without an environment', { code: 'abc', state: btoa('{"userId":"u"}') }, /niet hier begonnen/],
  ['a refusal', { error: 'access_denied', state: ours }, /geen toestemming gegeven/],
  ['another fault', { error: 'server_error', state: ours }, /geef die dan door/],
])('coming back with %s ends on the error page, and the server is not asked', async (_what, query, words) => {
  const exchange = jest.fn(() => connected())
  open(back(query), { exchangeExactToken: exchange })
  expect(await failed()).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Naar de integraties' })).toHaveAttribute('href', '/exact')
  expect(exchange).not.toHaveBeenCalled()
})

it.each([
  ['INVALID_TOKEN', 'state_invalid', /niet hier begonnen/],
  ['INVALID_TOKEN', 'code_used', /accepteerde de code niet/],
  ['INVALID_TOKEN', 'scope_missing', /mist rechten: sales, crm en logistics/],
  ['INVALID_TOKEN', 'no_division', /heeft geen administratie/],
  ['UNAVAILABLE', 'rate_limited', /neemt nu geen verzoeken meer aan/],
  ['UNAVAILABLE', 'unavailable', /even niet bereikbaar/],
  ['NOT_CONNECTED', 'not_configured', /op deze server niet ingesteld/],
] as const)('a server that answers %s (%s) ends on the error page with the cause', async (code, reason, words) => {
  open(back({ code: 'abc', state: ours }), {
    exchangeExactToken: () => {
      throw failWith(code, { details: { reason } })
    },
  })
  expect(await failed()).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
})

it.each([
  ['FORBIDDEN', 'forbidden'],
  ['UNAUTHENTICATED', 'signed_out'],
  ['TIMEOUT', 'unavailable'],
  ['INTERNAL', 'unknown'],
] as const)('a refusal of the call itself (%s) has a cause as well', (code, reason) => {
  expect(reasonOfError(new ApiError({ code, message: '', status: 0 }))).toBe(reason)
})

it('who is not signed in signs in and starts again', async () => {
  signOutInTest()
  const exchange = jest.fn(() => connected())
  open(back({ code: 'abc', state: ours }), { exchangeExactToken: exchange })
  expect(await screen.findByRole('alert')).toHaveTextContent('Je moet eerst ingelogd zijn om Exact te koppelen.')
  expect(screen.getByRole('link', { name: 'Inloggen en opnieuw beginnen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login\?.*exact/),
  )
  expect(exchange).not.toHaveBeenCalled()
})

it('the success page never says that something succeeded where nothing is connected', async () => {
  const { router } = open('/exact/callbacksuccess')
  expect(await screen.findByRole('button', { name: 'Testomgeving koppelen' })).toBeEnabled()
  expect(router.state.location.pathname).toBe('/exact')
})

it('an error page without a cause, or with one that is made up, says that nothing was connected', async () => {
  open('/exact/callbackerror?reason=%3Cscript%3E')
  expect(await failed()).toBeVisible()
  expect(screen.getByText(/Er is niets gekoppeld en niets gewijzigd/)).toBeVisible()
})
