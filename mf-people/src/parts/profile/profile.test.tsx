import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient, session, sessionStore, userOf } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

function open() {
  jest.spyOn(session, 'recheck').mockResolvedValue()
  signInAs()
  const api = fakeApi({
    saveProfile: ({ body }) => {
      const user = userOf(sessionStore.getState())
      if (!user) throw new Error('Nobody is signed in.')
      return { ...user, ...body, phone: body.phone ?? null }
    },
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at: '/settings?tab=profile' }) }
}
const field = (name: string) => screen.findByRole('textbox', { name })
afterEach(() => jest.restoreAllMocks())

describe('what people say of themselves', () => {
  it('is changed by themselves, and the session hears of it; the address stays', async () => {
    const { api, user } = open()
    const [first, phone] = [await field('First name'), await field('Phone')]
    expect(await field('E-mail')).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.clear(first)
    await user.type(first, ' Milou ')
    await user.type(phone, '030 123 45 67')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(session.recheck).toHaveBeenCalled())
    expect(api.calls.find(({ endpoint }) => endpoint.id === 'saveProfile')?.body).toEqual({
      first_name: 'Milou',
      last_name: 'de Vries',
      phone: '030 123 45 67',
      language: 'nl',
    })
    // In the language that is stored with the account, to which the page turns.
    expect(await screen.findByText('Uw profiel is opgeslagen.')).toBeVisible()
  })

  it('is not saved without a name, which is said at the field', async () => {
    const { api, user } = open()
    await user.clear(await field('Last name'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter your last name.')).toBeVisible()
    expect(await field('Last name')).toBeInvalid()
    expect(api.calls.some(({ endpoint }) => endpoint.id === 'saveProfile')).toBe(false)
  })
})
