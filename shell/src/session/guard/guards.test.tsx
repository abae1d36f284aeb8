import { setSession, signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { session } from '@staffel/shared-auth'
import { renderShell } from '../../testing/renderShell.tsx'

beforeEach(() => {
  localStorage.clear()
  signOutInTest()
})

describe('signed out', () => {
  it.each([
    ['/offers?page=2', '/login?next=%2Foffers%3Fpage%3D2'],
    ['/USERS', '/login?next=%2FUSERS'],
    ['/', '/login'],
  ])('%s leads to %s', async (at, path) => {
    const shell = renderShell({ at })
    await screen.findByRole('heading', { name: 'Welcome to Staffel' })
    expect(shell.path()).toBe(path)
    expect(shell.asked).toEqual([])
  })

  it('asks on the spot where a page says so, and loads nothing of it', async () => {
    const shell = renderShell({ at: '/offers/12?tab=lines' })
    await screen.findByRole('heading', { name: 'Sign in to see this page' })
    expect(shell.asked).toEqual([])
    await shell.user.click(screen.getAllByRole('link', { name: 'Sign in' })[1]!)
    await screen.findByRole('heading', { name: 'Welcome to Staffel' })
    expect(shell.path()).toBe('/login?next=%2Foffers%2F12%3Ftab%3Dlines')
  })

  it('shows that page when somebody signs in, here or in another tab', async () => {
    renderShell({ at: '/offers/12' })
    await screen.findByRole('heading', { name: 'Sign in to see this page' })
    act(() => void signInAs())
    await screen.findByRole('heading', { name: 'One offer' })
  })

  it('opens a public page without a session', async () => {
    renderShell({ at: '/o/secret' })
    await screen.findByRole('heading', { name: 'Public offer' })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('goes to the sign-in page without a way back after choosing to leave', async () => {
    signInAs()
    const shell = renderShell({ at: '/offers' })
    await screen.findByRole('heading', { name: 'Offer list' })
    act(() => setSession({ status: 'signed-out', reason: 'chosen' }))
    await waitFor(() => expect(shell.path()).toBe('/login'))
  })

  it('keeps the way back after an hour without activity', async () => {
    signInAs()
    const shell = renderShell({ at: '/offers?page=3' })
    await screen.findByRole('heading', { name: 'Offer list' })
    act(() => setSession({ status: 'signed-out', reason: 'idle' }))
    await waitFor(() => expect(shell.path()).toBe('/login?next=%2Foffers%3Fpage%3D3'))
    expect(await screen.findByText(/signed out after an hour without activity/)).toBeInTheDocument()
  })
})

describe('while access is not known', () => {
  it('shows a spinner in the frame, and the page as soon as it is', async () => {
    setSession({ status: 'checking', uid: 'uid-mila' })
    renderShell({ at: '/offers' })
    await screen.findByText('Getting your details…')
    expect(screen.queryByRole('heading', { name: 'Offer list' })).not.toBeInTheDocument()
    act(() => void signInAs())
    await screen.findByRole('heading', { name: 'Offer list' })
  })

  it('says when it could not be found out, and asks again', async () => {
    const retry = jest.spyOn(session, 'retry').mockResolvedValue()
    setSession({ status: 'failed', uid: null, error: new Error('no connection') })
    const { user } = renderShell({ at: '/offers' })
    await screen.findByRole('heading', { name: 'Your access could not be checked' })
    await user.click(screen.getByRole('button', { name: /Try again|Retry/ }))
    expect(retry).toHaveBeenCalled()
  })
})

describe('signed in', () => {
  it.each([
    ['User', '/offers', 'Offer list'],
    ['Manager', '/offers', 'Offer list'],
    ['Admin', '/dashboard', 'The dashboard'],
  ] as const)('%s begins at %s', async (role, path, title) => {
    signInAs({ roles: [role] })
    const shell = renderShell({ at: '/' })
    await screen.findByRole('heading', { name: title })
    expect(shell.path()).toBe(path)
  })

  it('sends a user without the role home, and says why', async () => {
    signInAs({ roles: ['User'] })
    const shell = renderShell({ at: '/users' })
    await screen.findByRole('heading', { name: 'Offer list' })
    expect(shell.path()).toBe('/offers')
    expect(await screen.findByText('You have no access to this page')).toBeInTheDocument()
    expect(shell.asked).not.toContain('people/area')
  })

  it('opens a path in any letters', async () => {
    signInAs({ roles: ['Manager'] })
    renderShell({ at: '/Dashboard' })
    await screen.findByRole('heading', { name: 'The dashboard' })
  })

  it('leads who is signed in home from an unknown page', async () => {
    signInAs()
    const shell = renderShell({ at: '/nowhere' })
    await screen.findByRole('heading', { name: 'Oops! Page not found' })
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
    await shell.user.click(screen.getByRole('link', { name: 'To the start page' }))
    await screen.findByRole('heading', { name: 'Offer list' })
    expect(screen.queryByText('You have no access to this page')).not.toBeInTheDocument()
  })

  it.each([
    ['/login?next=%2Fusers', 'User', '/offers'],
    ['/login?next=%2Fusers', 'Manager', '/users'],
    ['/login?next=%2F%2Fevil.example', 'Manager', '/offers'],
    ['/login?next=%2Fnowhere', 'Manager', '/offers'],
    ['/login', 'Admin', '/dashboard'],
  ] as const)('goes on from %s as %s to %s', async (at, role, path) => {
    signInAs({ roles: [role] })
    const shell = renderShell({ at })
    await waitFor(() => expect(shell.path()).toBe(path))
  })

  it('leads whoever is put out to the reason', async () => {
    signInAs()
    renderShell({ at: '/offers' })
    await screen.findByRole('heading', { name: 'Offer list' })
    act(() => setSession({ status: 'denied', uid: 'uid-mila', code: 'USER_BLOCKED', message: null }))
    await screen.findByText(/Your account is blocked/)
  })
})
