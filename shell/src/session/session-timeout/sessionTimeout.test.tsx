import { session } from '@staffel/shared-auth'
import { setSession, signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderWithProviders, withTranslations } from '@staffel/shared-ui/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { SessionTimeout } from './SessionTimeout.tsx'

const minutes = 60_000
withTranslations('shell', { nl, en })

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

function watch() {
  jest.useFakeTimers()
  const signOut = jest
    .spyOn(session, 'signOut')
    .mockImplementation(async (reason = 'chosen') => setSession({ status: 'signed-out', reason }))
  signInAs()
  renderWithProviders(<SessionTimeout />)
  return { signOut }
}

const warning = () => screen.queryByRole('dialog', { name: 'Your session is about to expire' })

beforeEach(() => {
  localStorage.clear()
  signOutInTest()
})

afterEach(() => jest.useRealTimers())

describe('an hour without activity', () => {
  it('is announced one minute before, counts down, and signs out', async () => {
    const { signOut } = watch()
    await pass(58.9 * minutes)
    expect(warning()).not.toBeInTheDocument()
    await pass(0.1 * minutes)
    expect(warning()).toHaveTextContent('60 seconds left')
    await pass(20_000)
    expect(warning()).toHaveTextContent('40 seconds left')
    await pass(39_000)
    expect(warning()).toHaveTextContent('1 second left')
    expect(signOut).not.toHaveBeenCalled()
    await pass(1000)
    expect(signOut).toHaveBeenCalledWith('idle')
    expect(warning()).not.toBeInTheDocument()
  })

  it.each([
    ['mouse', () => fireEvent.mouseMove(document.body)],
    ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['click', () => fireEvent.mouseDown(document.body)],
    ['scroll', () => fireEvent.wheel(document.body)],
  ])('starts again with the %s, which also closes the warning', async (_what, move) => {
    const { signOut } = watch()
    await pass(59.5 * minutes)
    expect(warning()).toBeInTheDocument()
    act(() => void move())
    await pass(1000)
    expect(warning()).not.toBeInTheDocument()
    await pass(58.5 * minutes)
    expect(signOut).not.toHaveBeenCalled()
    await pass(1.5 * minutes)
    expect(signOut).toHaveBeenCalledWith('idle')
  })

  it('can be prevented, or brought about, by the dialog’s buttons', async () => {
    const { signOut } = watch()
    await pass(59.5 * minutes)
    act(() => screen.getByRole('button', { name: 'Stay logged in' }).click())
    await pass(1000)
    expect(warning()).not.toBeInTheDocument()
    await pass(59.5 * minutes)
    act(() => screen.getByRole('button', { name: 'Log out' }).click())
    expect(signOut).toHaveBeenCalledWith('chosen')
  })

  it('counts the time that the computer slept', async () => {
    const { signOut } = watch()
    jest.setSystemTime(Date.now() + 3 * 60 * minutes)
    act(() => void fireEvent.mouseMove(document.body))
    expect(signOut).toHaveBeenCalledWith('idle')
  })

  it('looks at the clock when the tab comes back', async () => {
    const { signOut } = watch()
    jest.setSystemTime(Date.now() + 61 * minutes)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(signOut).toHaveBeenCalledWith('idle')
  })

  it('is interrupted by activity in another tab', async () => {
    const { signOut } = watch()
    await pass(59.5 * minutes)
    expect(warning()).toBeInTheDocument()
    localStorage.setItem('staffel.activity', String(Date.now()))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'staffel.activity' })))
    expect(warning()).not.toBeInTheDocument()
    await pass(10 * minutes)
    expect(signOut).not.toHaveBeenCalled()
  })

  it('starts again also with somebody who nearly left the page', async () => {
    const { signOut } = watch()
    act(() => void window.dispatchEvent(new Event('beforeunload')))
    await pass(50 * minutes)
    act(() => void fireEvent.keyDown(document.body, { key: 'a' }))
    await pass(50 * minutes)
    expect(signOut).not.toHaveBeenCalled()
  })

  it('means nothing for a visitor who is not signed in', async () => {
    const { signOut } = watch()
    act(() => setSession({ status: 'signed-out', reason: 'chosen' }))
    await pass(120 * minutes)
    expect(signOut).not.toHaveBeenCalled()
  })
})
