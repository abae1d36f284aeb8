import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signOutInTest } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })
beforeEach(() => signOutInTest())

const accepted = () => ({ issuccess: true, message: 'Invite accepted' })

function open(at: string, acceptInvite: () => ReturnType<typeof accepted> = accepted, language: 'nl' | 'en' = 'en') {
  const api = fakeApi({ acceptInvite })
  apiClient.http.defaults.adapter = api.adapter
  return { ...renderRoutes(routes, { at, language }), calls: api.calls }
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

  it('is explained at the address that no mail leads to', async () => {
    open('/acceptinvite?token=abc')
    expect(await screen.findByText('An invite is accepted with the link in the mail')).toBeVisible()
  })
})
