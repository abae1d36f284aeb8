import { session, signIn } from '@staffel/shared-auth'
import { setSession, signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderWithProviders, withTranslations } from '@staffel/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { activityClock } from '../session/session-timeout/activityClock.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { openShell } from './openShell.ts'
import { SignInPage } from './SignInPage.tsx'

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/login')
  jest.spyOn(signIn, 'prepareGoogle').mockResolvedValue()
  signOutInTest()
})

/** What the page begins with, a sign-in through Google that left it included, has ended. */
async function show() {
  withTranslations('shell', { nl, en })
  const shown = renderWithProviders(<SignInPage local={null} staleManifest={false} />, { language: 'nl' })
  await act(async () => {})
  return shown
}

function place() {
  return { reload: jest.fn(), replace: jest.fn() }
}

it('is the sign-in page, with the name of its tab', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Welkom bij Staffel' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Inloggen met e-mail' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Inloggen met Google' })).toBeEnabled()
  expect(document.title).toBe('Inloggen · Staffel')
})

it('knows where the visitor wanted to go', async () => {
  window.history.replaceState(null, '', '/login?next=%2Foffers')
  await show()
  expect(screen.getByText('Log in om verder te gaan.')).toBeVisible()
})

it('has the shell fetched at the first press, not before', async () => {
  document.head.innerHTML = '<template id="first-files"><link rel="prefetch" href="/main.js"></template>'
  const asked = () => document.head.querySelector(':scope > link')?.getAttribute('href')
  const { user } = await show()
  expect(asked()).toBeUndefined()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(asked()).toBe('/main.js')
})

it('gives way to the shell, which is told that there is a session, as soon as it is known who came in', async () => {
  const handOver = jest.spyOn(session, 'handOver').mockReturnValue(new Promise(() => {}))
  await show()
  act(() => setSession({ status: 'checking', uid: 'u' }))
  expect(screen.getByText('Uw gegevens worden opgehaald…')).toBeVisible()
  expect(handOver).not.toHaveBeenCalled()
  act(() => void signInAs())
  expect(handOver).toHaveBeenCalled()
})

it('asks for this same address again, and does not take the time before for idleness', async () => {
  localStorage.setItem('staffel.activity', '0')
  jest.spyOn(session, 'handOver').mockResolvedValue(true)
  const page = place()
  await openShell('/offers', page)
  expect(page.reload).toHaveBeenCalled()
  expect(page.replace).not.toHaveBeenCalled()
  expect(activityClock.remaining()).toBeGreaterThan(0)
})

it.each([
  ['/offers/3', '/offers/3'],
  [null, '/'],
])('goes to another address where the server cannot see the session (%s)', async (next, address) => {
  jest.spyOn(session, 'handOver').mockResolvedValue(false)
  const page = place()
  await openShell(next, page)
  expect(page.replace).toHaveBeenCalledWith(address)
  expect(page.reload).not.toHaveBeenCalled()
})
