import { act, renderHook } from '@testing-library/react'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { ownStore, sessionStore, useSession, useUser } from './sessionStore.ts'

const uid = sampleProfile.uid
const allowed = { status: 'allowed', uid, user: sampleProfile } as const

afterEach(() => act(() => ownStore.setState(ownStore.getInitialState(), true)))

describe('a component', () => {
  it('sees the session, whole or the part that it asks for', () => {
    const whole = renderHook(() => useSession())
    const status = renderHook(() => useSession((session) => session.status))
    expect([whole.result.current, status.result.current]).toEqual([{ status: 'unknown' }, 'unknown'])
    act(() => ownStore.setState(allowed, true))
    expect([whole.result.current, status.result.current]).toEqual([allowed, 'allowed'])
    expect(sessionStore.getState()).toEqual(allowed)
  })

  it('sees the user only while that user is let in', () => {
    const { result } = renderHook(() => useUser())
    expect(result.current).toBeNull()
    act(() => ownStore.setState(allowed, true))
    expect(result.current).toEqual(sampleProfile)
    act(() => ownStore.setState({ status: 'checking', uid }, true))
    expect(result.current).toBeNull()
  })
})
