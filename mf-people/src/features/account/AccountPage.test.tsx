import type { PlanUsage, Session } from '@staffel/shared-api/contract'
import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient, session, sessionStore, userOf } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const here: Session = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  since: '2026-03-05T08:00:00.000Z',
  last_activity_at: '2026-03-05T13:30:00.000Z',
  is_current: true,
  device: 'Chrome · Windows',
}

function open(used: Partial<PlanUsage> = {}, language: 'nl' | 'en' = 'nl') {
  const api = fakeApi({
    getPlanUsage: () => ({ plan: 'Basic', limit: 30, used: 18, resets_on: '2026-04-01', enforced: false, ...used }),
    listSessions: () => [here],
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at: '/myaccount', language }) }
}

describe('my account', () => {
  it('shows who I am, in Dutch, with a dash for what is not known', async () => {
    signInAs({ subscription_start_date: '2026-01-01', features: ['offers'] })
    open()
    expect(screen.getByText('Mila de Vries')).toBeInTheDocument()
    expect(screen.getByText('Geverifieerd')).toBeInTheDocument()
    expect(screen.getByText('01-01-2026')).toBeInTheDocument()
    expect(screen.getByText('Einddatum').nextElementSibling).toHaveTextContent('–')
    expect(screen.getByText('Offertes')).toBeInTheDocument()
    expect(await screen.findByText('18 van 30')).toBeInTheDocument()
  })

  it('says so when nobody is signed in', () => {
    signOutInTest()
    renderRoutes(routes, { at: '/myaccount', language: 'nl' })
    expect(screen.getByText('Geen gebruiker ingelogd.')).toBeInTheDocument()
  })

  it.each([
    [{ used: 23 }, null],
    [{ used: 24 }, /24 of 30 offers were issued\. Counting starts anew on 1 Apr 2026/],
    [{ used: 30 }, /30 of 30 offers were issued\. Counting starts anew/],
    [{ used: 30, enforced: true }, /Until 1 Apr 2026 new offers can be saved as drafts only/],
  ])('tells from four fifths of the plan on: %j', async (used, told) => {
    signInAs()
    open(used, 'en')
    expect(await screen.findByText(`${used.used} of 30`)).toBeInTheDocument()
    if (told) expect(screen.getByRole('alert')).toHaveTextContent(told)
    else expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('counts without a limit where the plan has none', async () => {
    signInAs()
    open({ limit: null, used: 1200 }, 'en')
    expect(await screen.findByText('1.200 (no limit)')).toBeInTheDocument()
  })

  it('does not tell the seller’s figures to its customers', () => {
    signInAs({ roles: ['User'], is_tenant: false })
    const { api } = open()
    expect(screen.queryByText('Uitgebrachte offertes deze maand')).not.toBeInTheDocument()
    expect(api.calls.map(({ endpoint }) => endpoint.id)).not.toContain('getPlanUsage')
  })

  it('has what people say of themselves, and where they are signed in', async () => {
    signInAs()
    open({}, 'en')
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Mila')
    expect(await screen.findByText('Chrome · Windows')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled()
  })
})

describe('the own picture', () => {
  const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
  const stored = '/webhook/portraits/51c0a9e7f3d24b8896be7702ad13c4f8.webp'
  const profile = (photoURL: string | null) => {
    const user = userOf(sessionStore.getState())
    if (!user) throw new Error('Nobody is signed in.')
    return { ...user, photoURL }
  }
  async function choose(user: ReturnType<typeof open>['user'], file: File) {
    await user.click(screen.getByRole('button', { name: 'Upload photo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload photo' }))
    const input = dialog.getByLabelText('Choose file', { selector: 'input' })
    input.removeAttribute('accept')
    await user.upload(input, file)
    return dialog
  }
  beforeEach(() => void jest.spyOn(session, 'recheck').mockResolvedValue())
  afterEach(() => jest.restoreAllMocks())

  it('is uploaded, which the session hears, and the dialog closes by itself', async () => {
    signInAs()
    const { api, user } = open({}, 'en')
    api.use({ uploadOwnPicture: () => profile(stored) })
    const dialog = await choose(user, photo)
    expect(await dialog.findByText('Your photo is saved.')).toBeVisible()
    expect(session.recheck).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 2000 })
  })

  it('is refused before it is sent where it cannot be one', async () => {
    signInAs()
    const { api, user } = open({}, 'en')
    const dialog = await choose(user, new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
    expect(await dialog.findByText('Invalid file type. Please upload an image (JPEG, PNG, WebP).')).toBeVisible()
    expect(api.calls.map(({ endpoint }) => endpoint.id)).not.toContain('uploadOwnPicture')
  })

  it('is taken away after a question; that of the sign-in cannot be', async () => {
    signInAs({ photoURL: stored })
    const { api, user } = open({}, 'en')
    api.use({ deleteOwnPicture: () => profile(null) })
    await user.click(screen.getByRole('button', { name: 'Delete photo' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete your photo?' }))
    await user.click(question.getByRole('button', { name: 'Delete photo' }))
    expect(await screen.findByText('Your photo has been deleted.')).toBeVisible()
    expect(session.recheck).toHaveBeenCalled()
  })

  it('that comes with the sign-in has nothing to delete', () => {
    signInAs({ photoURL: 'https://lh3.googleusercontent.com/a/1' })
    open({}, 'en')
    expect(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Delete photo' })).not.toBeInTheDocument()
  })
})
