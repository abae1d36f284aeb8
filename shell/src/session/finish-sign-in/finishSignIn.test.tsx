import { finishSignIn, secondFactor, type FinishState } from '@staffel/shared-auth'
import { setSession, signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { renderShell } from '../../testing/renderShell.tsx'

function arrive(state: FinishState, at = '/finishSignIn?next=%2Fusers', language: 'nl' | 'en' = 'nl') {
  jest.spyOn(finishSignIn, 'start').mockImplementation(() => {})
  jest.spyOn(finishSignIn.store, 'getState').mockReturnValue(state)
  return renderShell({ at, language })
}

const toIdentityCode = (error: unknown) => error instanceof Error && 'code' in error && error.code

beforeEach(() => signOutInTest())

describe('the end of a sign-in link', () => {
  it('says that the link is being checked', async () => {
    arrive({ step: 'loading' })
    expect(await screen.findByText('Uw inloglink wordt gecontroleerd.')).toBeInTheDocument()
  })

  it('asks for the address on another device', async () => {
    const submit = jest.spyOn(finishSignIn, 'submitEmail').mockImplementation(() => {})
    const { user } = arrive({ step: 'need-email', messageKey: null })
    await user.type(await screen.findByLabelText('E-mailadres'), 'mila@staffel.example')
    await user.click(screen.getByRole('button', { name: 'Inloggen' }))
    await waitFor(() => expect(submit).toHaveBeenCalledWith('mila@staffel.example'))
  })

  it('asks again for another address', async () => {
    arrive({ step: 'need-email', messageKey: 'signIn.error.otherEmail' })
    expect(await screen.findByRole('alert')).toHaveTextContent('ander e-mailadres')
  })

  it.each([
    ['nl', 'Ongeldige of verlopen magic link.'],
    ['en', 'This magic link is invalid or has expired.'],
  ] as const)(
    'says in %s that a link does not work, and leads to a new one with the same destination',
    async (language, message) => {
      arrive({ step: 'error', messageKey: 'signIn.error.invalidLink' }, '/finishSignIn?next=%2Fusers', language)
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      expect(screen.getByRole('link')).toHaveAttribute('href', '/login?next=%2Fusers')
    },
  )

  it('asks for the code of an app besides, and goes on with it', async () => {
    const given: string[] = []
    const { user } = arrive({ step: 'loading' })
    const factors = [
      { id: 'a', name: 'Telefoon' },
      { id: 'b', name: '' },
    ]
    let ended: Promise<unknown> = Promise.resolve()
    act(() => {
      ended = secondFactor.ask({ factors, finish: async (id, code) => void given.push(`${id} ${code}`) })
    })
    expect(await screen.findByRole('heading', { name: 'Nog één stap' })).toBeInTheDocument()
    const submit = screen.getByRole('button', { name: 'Inloggen' })
    await user.type(screen.getByLabelText('Code van zes cijfers'), '12 34')
    await user.click(submit)
    expect(screen.getByText('Vul de zes cijfers van de code in.')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('App'), 'App 2')
    await user.clear(screen.getByLabelText('Code van zes cijfers'))
    await user.type(screen.getByLabelText('Code van zes cijfers'), '123 456')
    await user.click(submit)
    await ended
    expect(given).toEqual(['b 123456'])
    expect(await screen.findByText('Uw inloglink wordt gecontroleerd.')).toBeInTheDocument()

    act(() => {
      ended = secondFactor.ask({ factors, finish: async () => {} }).catch(toIdentityCode)
    })
    await user.click(await screen.findByRole('button', { name: 'Annuleren' }))
    expect(await ended).toBe('user-cancelled')
  })

  it('goes on to the page that was wanted once access is granted', async () => {
    const shell = arrive({ step: 'success' })
    await screen.findByText('Uw inloglink wordt gecontroleerd.')
    act(() => setSession({ status: 'checking', uid: 'u' }))
    act(() => void signInAs({ roles: ['Manager'] }))
    await waitFor(() => expect(shell.path()).toBe('/users'))
  })

  it('leads whoever may not enter to the reason', async () => {
    const shell = arrive({ step: 'success' })
    act(() => setSession({ status: 'denied', uid: 'u', code: 'USER_BLOCKED', message: null }))
    expect(await screen.findByText(/Uw account is geblokkeerd/)).toBeInTheDocument()
    expect(shell.path()).toBe('/login?next=%2Fusers')
  })
})
