import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient, session } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })
beforeEach(() => {
  signOutInTest()
  // Access is asked again of a provider that no test has.
  jest.spyOn(session, 'recheck').mockResolvedValue()
})

/** Somebody whom the API knows. */
const sessionUser = signInAs()
const accepted = () => ({ issuccess: true, message: 'Invite accepted' })

function open(at: string, acceptInvite: () => ReturnType<typeof accepted> = accepted, language: 'nl' | 'en' = 'en') {
  const consented = () => ({ ...sessionUser, consent_policy: '2026-01', first_name: 'Jan', last_name: 'Bakker' })
  const api = fakeApi({
    acceptInvite,
    saveProfile: consented,
    giveConsent: consented,
    validateInvite: () => ({
      issuccess: true,
      message: '',
      invited_by: 'Mila',
      tenant_name: 'Staffel',
      role_name: 'User',
    }),
  })
  apiClient.http.defaults.adapter = api.adapter
  const around = [...routes, { path: '/login', element: null }]
  return { ...renderRoutes(around, { at, language }), calls: api.calls, api }
}

describe('accepting an invite', () => {
  it('activates the account, leads to signing in, and leaves no token in the address', async () => {
    const { calls, router } = open('/accept-invite?token=abc')
    expect(await screen.findByRole('heading', { name: 'Invite accepted' })).toBeVisible()
    expect(screen.getByText('Your account has been activated. You can now sign in.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login')
    expect(calls).toMatchObject([{ body: { token: 'abc' } }])
    expect(router.state.location.search).toBe('')
  })

  it('says what is wrong with a link, and what to do instead', async () => {
    open(
      '/accept-invite?token=old',
      () => {
        throw failWith('INVALID_TOKEN', { message: 'De uitnodigingslink is ongeldig of verlopen.' })
      },
      'nl',
    )
    expect(await screen.findByRole('heading', { name: 'De uitnodigingslink is ongeldig of verlopen.' })).toBeVisible()
    expect(screen.getByText(/vraag wie u uitnodigde om een nieuwe uitnodiging/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Terug naar de startpagina' })).toBeVisible()
  })

  it('sends nothing without a token', async () => {
    const { calls } = open('/accept-invite')
    expect(await screen.findByText('Invite link is invalid. The token is missing.')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('can be tried again when the server was out of reach', async () => {
    let reachable = false
    const { user } = open('/accept-invite?token=abc', () => {
      if (!reachable) throw failWith('UNAVAILABLE')
      return accepted()
    })
    expect(await screen.findByText('The invite could not be accepted yet.')).toBeVisible()
    reachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Invite accepted' })).toBeVisible()
  })

  it('lets a new invite be asked for with a link that no longer works', async () => {
    const { user, calls, api } = open('/accept-invite?token=old', () => {
      throw failWith('INVALID_TOKEN', { message: 'Invite link is invalid or has expired.' })
    })
    api.use({ requestInvite: () => ({ issuccess: true, message: 'Asked.' }) })
    await user.click(await screen.findByRole('button', { name: 'Request New Invite' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Asked.')
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/login')
    expect(calls.at(-1)).toMatchObject({ body: { token: 'old' } })
  })
})

describe('consent', () => {
  const fresh = { consent_policy: null, first_name: '', last_name: '' }
  const ids = (calls: readonly { endpoint: { id: string } }[]) => calls.map(({ endpoint }) => endpoint.id)

  it('is asked with the names that are missing, in both boxes, and leads back to signing in', async () => {
    signInAs(fresh)
    const { user, calls, router } = open('/acceptinvite?next=%2Foffers%2F7', accepted, 'nl')
    const confirm = await screen.findByRole('button', { name: 'Toegang bevestigen' })
    expect(confirm).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: /uitdrukkelijk toestemming/ }))
    expect(confirm).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
    await user.click(confirm)
    expect(screen.getByText('Vul uw voornaam in.')).toBeVisible()
    expect(calls).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Voornaam' }), 'Aïsha')
    await user.type(screen.getByRole('textbox', { name: 'Achternaam' }), 'Benali')
    await user.click(confirm)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('?next=%2Foffers%2F7')
    expect(calls).toMatchObject([
      { body: { first_name: 'Aïsha', last_name: 'Benali', language: 'nl' } },
      { body: { policy: '2026-01' } },
    ])
  })

  it('accepts the invite of a link by agreeing, says what it invites to, and hides the link', async () => {
    signInAs({ ...fresh, first_name: 'Jan', last_name: 'Bakker' })
    const { user, calls, router } = open('/acceptinvite?token=abc')
    expect(await screen.findByText('Mila invites you to Staffel, as User.')).toBeVisible()
    expect(router.state.location.search).toBe('')
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument()
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Confirm access' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(ids(calls)).toEqual(['validateInvite', 'acceptInvite', 'saveProfile', 'giveConsent'])
    expect(calls[1]).toMatchObject({ body: { token: 'abc', consent_policy: '2026-01' } })
  })

  it('is not asked of who gave it, nor before signing in', async () => {
    signInAs()
    const { router } = open('/acceptinvite')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    signOutInTest()
    const out = open('/acceptinvite?token=abc')
    await waitFor(() => expect(out.router.state.location.pathname).toBe('/accept-invite'))
  })
})
