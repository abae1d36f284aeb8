import type { BootArea } from '@staffel/shared-api/contract'
import { session } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { setViewport } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { bootArea } from '../federation/testing/world.tsx'
import { tellLastGood } from './notices/lastGood.ts'
import { tellOtherVersion } from './notices/otherVersion.ts'
import { renderShell, sampleAreas } from '../testing/renderShell.tsx'

const mainMenu = () => screen.findByRole('navigation', { name: 'Main menu' })
const labels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)

beforeEach(() => {
  localStorage.clear()
  signOutInTest()
})

describe('navigation', () => {
  it('shows a user only what users may open', async () => {
    signInAs({ roles: ['User'] })
    renderShell({ at: '/offers' })
    expect(labels(await mainMenu())).toEqual(['Offers'])
  })

  it('shows a manager everything, in order, and where they are', async () => {
    signInAs({ roles: ['Manager'] })
    renderShell({ at: '/users' })
    await screen.findByRole('heading', { name: 'User list' })
    expect(labels(await mainMenu())).toEqual(['Dashboard', 'Offers', 'Users'])
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
  })

  it('leaves out an area that is switched off in this environment', async () => {
    signInAs({ roles: ['Manager'] })
    const [offers, people] = sampleAreas
    renderShell({ at: '/offers', areas: [offers!, { ...people!, enabled: false }] })
    expect(labels(await mainMenu())).toEqual(['Dashboard', 'Offers'])
  })

  it('is drawn with the roles of the last visit while access is checked', async () => {
    localStorage.setItem('staffel.session', '{"uid":"uid-mila","roles":["Manager"]}')
    act(() => void signInAs())
    renderShell({ at: '/offers', language: 'nl' })
    expect(labels(await screen.findByRole('navigation', { name: 'Hoofdmenu' }))).toEqual([
      'Dashboard',
      'Offertes',
      'Gebruikers',
    ])
  })

  it('is a bar below on a phone, with what does not fit behind "More"', async () => {
    setViewport('phone')
    signInAs({ roles: ['Manager'] })
    const more = ['d', 'e', 'f'].map((name) =>
      bootArea(name, {
        document: {
          nav: [
            { id: name, to: `/${name}`, label: { nl: name, en: name }, icon: 'x', order: 9, roles: [], flag: null },
          ],
        },
      }),
    )
    const { user } = renderShell({ at: '/offers', areas: [...sampleAreas, ...more] })
    const menu = await mainMenu()
    expect(labels(menu)).toEqual(['Dashboard', 'Offers', 'Users', 'd'])
    await user.click(within(menu).getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'f' })).toBeInTheDocument()
  })
})

describe('a house without areas', () => {
  it.each([
    ['nl', ['Admin'], [], /Maak bij Omgevingen, onder Tokens, een token/, 'Omgevingen'],
    ['en', ['Admin'], [], /Make a token for each team in Environments/, 'Environments'],
    ['en', ['User'], ['product-owner'], /Make a token for each team in Environments/, 'Environments'],
    ['en', ['Manager'], [], /Ask your administrator/, null],
    ['nl', ['User'], [], /Vraag uw beheerder/, null],
  ] as const)('says in %s to %s %s what has to be done', async (language, roles, features, text, link) => {
    signInAs({ roles: [...roles], features: [...features] })
    renderShell({ at: '/', areas: [], language })
    expect(await screen.findByText(text)).toBeVisible()
    const links = within(screen.getByRole('main')).queryAllByRole('link')
    expect(links.map((found) => [found.textContent, found.getAttribute('href')])).toEqual(
      link === null ? [] : [[link, '/environments']],
    )
  })

  it('leads nowhere that is not there', async () => {
    signInAs({ roles: ['Admin'], first_name: 'Mila', last_name: 'de Vries' })
    const { user } = renderShell({ at: '/', areas: [] })
    await screen.findByText('No area is live here yet')
    expect(screen.queryByRole('link', { name: 'Create new offer' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Account of Mila de Vries' }))
    expect(await screen.findByRole('menuitem', { name: 'Environments' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /My profile|Settings/ })).not.toBeInTheDocument()
  })

  it('asks who is not signed in to sign in', async () => {
    const { path } = renderShell({ at: '/', areas: [] })
    await waitFor(() => expect(path()).toBe('/login'))
  })
})

describe('a page for people without an account', () => {
  it('stands alone, also for whoever is signed in', async () => {
    signInAs({ roles: ['Manager'] })
    renderShell({ at: '/o/some-token' })
    expect(await screen.findByRole('heading', { name: 'Public offer' })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  })
})

describe('the header', () => {
  it('offers an Admin, and nobody else, a new offer', async () => {
    signInAs({ roles: ['Admin'] })
    renderShell({ at: '/offers' })
    expect(await screen.findByRole('link', { name: 'Create new offer' })).toHaveAttribute('href', '/offers/new')
    act(() => void signInAs({ roles: ['Manager'] }))
    expect(screen.queryByRole('link', { name: 'Create new offer' })).not.toBeInTheDocument()
  })

  it('has a logo that leads to the offers', async () => {
    signInAs({ roles: ['Manager'] })
    renderShell({ at: '/users' })
    expect(await screen.findByRole('link', { name: 'Staffel, to the offers' })).toHaveAttribute('href', '/offers')
  })

  it('offers nothing of an area that is switched off', async () => {
    const [offers, people] = sampleAreas
    const off = (area?: BootArea) => ({ ...area!, enabled: false })
    signInAs({ roles: ['Manager'], first_name: 'Mila', last_name: 'de Vries' })
    const { user, unmount } = renderShell({ at: '/offers', areas: [offers!, off(people)] })
    await user.click(await screen.findByRole('button', { name: 'Account of Mila de Vries' }))
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /My profile|Settings/ })).not.toBeInTheDocument()
    unmount()
    signInAs({ roles: ['Admin'] })
    renderShell({ at: '/users', areas: [off(offers), people!] })
    await screen.findByRole('heading', { name: 'User list' })
    expect(screen.queryByRole('link', { name: 'Create new offer' })).not.toBeInTheDocument()
  })

  it('has a menu with profile, settings and log out', async () => {
    const signOut = jest.spyOn(session, 'signOut').mockResolvedValue()
    signInAs({ first_name: 'Mila', last_name: 'de Vries' })
    const { user } = renderShell({ at: '/offers' })
    await user.click(await screen.findByRole('button', { name: 'Account of Mila de Vries' }))
    expect(await screen.findByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/myaccount')
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    expect(signOut).toHaveBeenCalledWith('chosen')
  })

  it('says so when logging out fails', async () => {
    jest.spyOn(session, 'signOut').mockRejectedValue(new Error('storage'))
    signInAs()
    const { user } = renderShell({ at: '/offers' })
    await user.click(await screen.findByRole('button', { name: /Account of/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText(/Close your browser to be safe/)).toBeInTheDocument()
  })

  it('changes the language', async () => {
    signInAs({ roles: ['Manager'] })
    const { user } = renderShell({ at: '/offers' })
    await screen.findByRole('link', { name: 'Offers' })
    await user.click(screen.getByRole('button', { name: /Nederlands/ }))
    expect(await screen.findByRole('link', { name: 'Offertes' })).toBeInTheDocument()
  })
})

describe('the keyboard', () => {
  it('can skip to the content', async () => {
    signInAs()
    const { user } = renderShell({ at: '/offers' })
    await screen.findByRole('heading', { name: 'Offer list' })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('stands at the heading of the new page after a navigation, not after the first load', async () => {
    signInAs({ roles: ['Manager'] })
    const { user } = renderShell({ at: '/offers' })
    expect(await screen.findByRole('heading', { name: 'Offer list' })).not.toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'User list' })).toHaveFocus())
  })
})

describe('notices', () => {
  it('says that the browser is offline, until it is not', async () => {
    signInAs()
    renderShell({ at: '/offers' })
    await screen.findByRole('heading', { name: 'Offer list' })
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You are offline/)).toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
  })

  it('says that an old description of the environment is in use', async () => {
    signInAs()
    renderShell({ at: '/offers', staleManifest: true })
    expect(await screen.findByText(/did not arrive well/)).toBeInTheDocument()
  })

  it.each([
    ['en', 'unavailable', /cannot get to its data right now/],
    ['nl', 'unavailable', /kan nu niet bij de gegevens/],
    ['en', 'unreadable', /the last ones that were good/],
    ['nl', 'unreadable', /de laatste die goed waren/],
  ] as const)(
    'says in %s that the server is without its data (%s), for as long as it is',
    async (language, why, text) => {
      signInAs()
      renderShell({ at: '/offers', language })
      await screen.findByRole('heading', { name: 'Offer list' })
      act(() => tellLastGood(why))
      expect(screen.getByText(text)).toBeVisible()
      act(() => tellLastGood(undefined))
      expect(screen.queryByText(text)).not.toBeInTheDocument()
    },
  )

  it.each([
    ['nl', /Er is een andere versie/, 'Nu vernieuwen'],
    ['en', /There is another version/, 'Refresh now'],
  ] as const)('says in %s that another version runs, and offers it at once', async (language, text, now) => {
    signInAs()
    renderShell({ at: '/offers', language })
    await screen.findByRole('heading', { name: 'Offer list' })
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    act(() => tellOtherVersion(true))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: now })).toBeVisible()
    act(() => tellLastGood('unavailable'))
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    act(() => tellLastGood(undefined))
    act(() => tellOtherVersion(false))
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })
})
