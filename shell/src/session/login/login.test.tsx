import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient, session, signIn, workingCopies } from '@staffel/shared-auth'
import { setSession, signOutInTest } from '@staffel/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '../../testing/renderShell.tsx'

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

beforeAll(() => {
  // The test's browser has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  signOutInTest()
})

async function openDialog(at = '/login', language: 'nl' | 'en' = 'nl') {
  const shell = renderShell({ at, language })
  await shell.user.click(
    await screen.findByRole('button', { name: language === 'nl' ? 'Inloggen met e-mail' : 'Sign in with e-mail' }),
  )
  return { ...shell, dialog: await screen.findByRole('dialog') }
}

describe('a magic link', () => {
  it('goes to the address, comes back to where the visitor wanted to go, and says so', async () => {
    const send = jest.spyOn(signIn, 'sendLink').mockResolvedValue()
    const { user, dialog } = await openDialog('/login?next=%2Foffers%2F12')
    await user.type(within(dialog).getByLabelText('E-mailadres'), ' mila@staffel.example ')
    await user.click(within(dialog).getByRole('button', { name: 'Stuur mij een link' }))
    expect(await screen.findByText(/link gestuurd naar mila@staffel.example/)).toBeInTheDocument()
    expect(send).toHaveBeenCalledWith('mila@staffel.example', '/offers/12')
  })

  it.each([
    ['', 'Vul uw e-mailadres in.'],
    ['mila@', 'Dit is geen geldig e-mailadres.'],
  ])('is not asked for %j', async (typed, message) => {
    const send = jest.spyOn(signIn, 'sendLink').mockResolvedValue()
    const { user, dialog } = await openDialog()
    if (typed) await user.type(within(dialog).getByLabelText('E-mailadres'), typed)
    await user.click(within(dialog).getByRole('button', { name: 'Stuur mij een link' }))
    expect(await within(dialog).findByText(message)).toBeInTheDocument()
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['internal-error', 'nl', 'Fout bij verzenden magic link. Probeer het opnieuw.'],
    ['quota-exceeded', 'nl', 'Het maximum aantal magic links is bereikt. Probeer later opnieuw.'],
    ['too-many-requests', 'en', 'The maximum number of magic links has been reached. Please try again later.'],
    ['internal-error', 'en', 'The magic link could not be sent. Please try again.'],
  ] as const)('that fails with %s is explained in %s', async (code, language, message) => {
    jest.spyOn(signIn, 'sendLink').mockRejectedValue(refusal(code))
    const { user, dialog } = await openDialog('/login', language)
    await user.type(within(dialog).getByRole('textbox'), 'mila@staffel.example')
    await user.click(within(dialog).getByRole('button', { name: /Stuur|Send/ }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message)
  })

  it('can be sent again, or to another address', async () => {
    const send = jest.spyOn(signIn, 'sendLink').mockResolvedValue()
    const { user, dialog } = await openDialog()
    await user.type(within(dialog).getByLabelText('E-mailadres'), 'mila@staffel.example')
    await user.click(within(dialog).getByRole('button', { name: 'Stuur mij een link' }))
    await user.click(await screen.findByRole('button', { name: 'Opnieuw sturen' }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await user.click(screen.getByRole('button', { name: 'Ander adres' }))
    expect(await screen.findByLabelText('E-mailadres')).toHaveValue('')
  })
})

describe('Google', () => {
  async function failsWith(code: string) {
    jest.spyOn(signIn, 'withGoogle').mockRejectedValue(refusal(code))
    const shell = renderShell({ at: '/login', language: 'nl' })
    await shell.user.click(await screen.findByRole('button', { name: 'Inloggen met Google' }))
    return shell
  }

  it('gets ready when the page shows, so that its window opens with the click', async () => {
    renderShell({ at: '/login' })
    await screen.findByRole('button', { name: 'Sign in with Google' })
    expect(signIn.prepareGoogle).toHaveBeenCalled()
  })

  it.each([
    ['internal-error', 'Fout bij Google login.'],
    ['web-storage-unsupported', /Sta cookies en sitegegevens toe/],
    ['user-disabled', /uitgeschakeld/],
  ])('explains %s', async (code, message) => {
    await failsWith(code)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(message)
  })

  it.each(['popup-closed-by-user', 'cancelled-popup-request'])('says nothing about %s', async (code) => {
    await failsWith(code)
    await waitFor(() => expect(screen.queryByText(/venster van Google/)).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('calls a configuration error by its name, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    await failsWith('unauthorized-domain')
    expect(await screen.findByRole('alert')).toHaveTextContent('Configuratiefout, neem contact op')
    expect(log).toHaveBeenCalled()
  })

  it('offers to go on in this window where pop-ups are blocked', async () => {
    const here = jest.spyOn(signIn, 'withGoogleHere').mockResolvedValue()
    const { user } = await failsWith('popup-blocked')
    await user.click(await screen.findByRole('button', { name: 'Verder in dit venster' }))
    expect(here).toHaveBeenCalled()
  })

  it('can be tried again from a message when there is no connection', async () => {
    const { user } = await failsWith('network-request-failed')
    const google = jest.mocked(signIn.withGoogle).mockResolvedValue()
    await screen.findByText(/Geen verbinding/)
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(google).toHaveBeenCalledTimes(2)
  })

  it('picks up the answer after Google in this window', async () => {
    jest.spyOn(signIn, 'finishRedirect').mockRejectedValue(refusal('internal-error'))
    renderShell({ at: '/login', language: 'nl' })
    expect(await screen.findByText('Fout bij Google login.')).toBeInTheDocument()
  })
})

describe('who may not enter', () => {
  it.each([
    ['NO_USER', 'nl', 'Er is geen gebruiker bij dit account gevonden.'],
    ['IDENTITY_MISMATCH', 'nl', 'Bij dit e-mailadres hoort al een account. Log in zoals u dat de eerste keer deed.'],
    ['USER_BLOCKED', 'nl', 'Uw account is geblokkeerd. Neem contact op met uw beheerder.'],
    ['TENANT_INACTIVE', 'nl', 'De omgeving van uw bedrijf is niet actief. Neem contact op met support.'],
    ['NO_SUBSCRIPTION', 'nl', 'Geen actieve subscription gevonden. Neem contact op met support.'],
    ['USER_BLOCKED', 'en', 'Your account is blocked. Please contact your administrator.'],
    ['NO_SUBSCRIPTION', 'en', 'No active subscription found. Please contact support.'],
  ] as const)('%s reads in %s: %s', async (code, language, message) => {
    setSession({ status: 'denied', uid: 'u', code, message: null })
    renderShell({ at: '/login', language })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('reads the server’s own message where it has one, and can leave or ask again', async () => {
    const signOut = jest.spyOn(session, 'signOut').mockResolvedValue()
    const recheck = jest.spyOn(session, 'recheck').mockResolvedValue()
    setSession({ status: 'denied', uid: 'u', code: 'NO_SUBSCRIPTION', message: 'Verlopen op 1 mei.' })
    const { user } = renderShell({ at: '/login', language: 'nl' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Verlopen op 1 mei.')
    await user.click(screen.getByRole('button', { name: 'Opnieuw controleren' }))
    expect(recheck).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }))
    expect(signOut).toHaveBeenCalledWith('chosen')
  })

  it('shows the plans where only the subscription is missing, and asks for one', async () => {
    const api = fakeApi({ requestSubscription: () => undefined })
    apiClient.http.defaults.adapter = api.adapter
    setSession({ status: 'denied', uid: 'u', code: 'NO_SUBSCRIPTION', message: null })
    const { user } = renderShell({ at: '/login', language: 'nl' })
    await user.click(await screen.findByRole('tab', { name: 'Basic' }, { timeout: 5_000 }))
    await user.click(screen.getByRole('button', { name: 'Kies Basic' }))
    await user.click(await screen.findByRole('button', { name: 'Aanvraag versturen' }))
    expect(await screen.findByText('Uw aanvraag voor Basic is verstuurd')).toBeInTheDocument()
    expect(api.calls.map(({ body }) => body)).toEqual([{ plan: 'basic', phone: '', message: '' }])
  })

  it('shows no plans to who is kept out for another reason', async () => {
    setSession({ status: 'denied', uid: 'u', code: 'USER_BLOCKED', message: null })
    renderShell({ at: '/login', language: 'nl' })
    await screen.findByRole('alert')
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })
})

describe('local mode', () => {
  const accounts = [
    { email: 'manager@staffel.example', label: { nl: 'Manager', en: 'Manager' } },
    { email: 'blocked@staffel.example', label: { nl: 'Geblokkeerd', en: 'Blocked' } },
  ]

  it('signs a demo account in with one click', async () => {
    const enter = jest.spyOn(signIn, 'asDemoAccount').mockResolvedValue()
    const { user } = renderShell({ at: '/login?next=%2Fusers', local: { accounts } })
    await user.click(await screen.findByRole('button', { name: /Blocked/ }))
    expect(enter).toHaveBeenCalledWith('blocked@staffel.example', '/users')
  })

  it('says so when that does not work, and lets it be tried again', async () => {
    jest.spyOn(signIn, 'asDemoAccount').mockRejectedValue(new Error('no link'))
    const { user } = renderShell({ at: '/login', local: { accounts } })
    await user.click(await screen.findByRole('button', { name: /Manager/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('did not succeed')
    expect(screen.getByRole('button', { name: /Manager/ })).toBeEnabled()
  })

  it('is not there with real accounts', async () => {
    renderShell({ at: '/login' })
    await screen.findByRole('button', { name: 'Sign in with Google' })
    expect(screen.queryByText('Local demo accounts')).not.toBeInTheDocument()
  })
})

describe('why the visitor is here', () => {
  it.each([
    ['idle', /after an hour without activity/],
    ['ended', /session has ended/],
  ] as const)('after a session that ended as %s', async (reason, notice) => {
    setSession({ status: 'signed-out', reason })
    renderShell({ at: '/login' })
    expect(await screen.findByText(notice)).toBeInTheDocument()
  })

  it.each(['idle', 'ended'] as const)(
    'says so when what was typed last could not be kept, after a session that ended as %s',
    async (reason) => {
      jest.spyOn(workingCopies, 'hasUnkept').mockReturnValue(true)
      setSession({ status: 'signed-out', reason })
      renderShell({ at: '/login' })
      expect(await screen.findByText(/did not reach the server and may not have been kept/)).toBeInTheDocument()
    },
  )

  it('on the way to a page', async () => {
    renderShell({ at: '/login?next=%2Foffers' })
    expect(await screen.findByText('Sign in to continue.')).toBeInTheDocument()
  })
})
