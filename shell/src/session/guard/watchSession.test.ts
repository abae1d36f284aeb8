import { sessionStore } from '@staffel/shared-auth'
import { setSession, signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { queryClient, startQuery } from '@staffel/shared-ui/query'
import { watchSession } from './watchSession.ts'

function watch() {
  const session = { recheckIfOld: jest.fn(async () => {}) }
  const queries = { clear: jest.fn() }
  watchSession(sessionStore, session, queries)
  return { session, queries }
}

beforeEach(() => signOutInTest())

describe('when the session changes', () => {
  it('forgets what one user has read before the next one comes', () => {
    const { queries } = watch()
    signInAs({ uid: 'mila' })
    signInAs({ uid: 'mila', first_name: 'Emilia' })
    expect(queries.clear).not.toHaveBeenCalled()
    setSession({ status: 'signed-out', reason: 'chosen' })
    expect(queries.clear).toHaveBeenCalledTimes(1)
    signInAs({ uid: 'noor' })
    expect(queries.clear).toHaveBeenCalledTimes(1)
    setSession({ status: 'checking', uid: 'sam' })
    expect(queries.clear).toHaveBeenCalledTimes(2)
  })

  it('lets pages ask ahead only while somebody may be signed in', async () => {
    watch()
    const asked = jest.fn(async () => 'answer')
    const ask = () => startQuery({ queryKey: ['ahead'], queryFn: asked })
    setSession({ status: 'signed-out', reason: 'chosen' })
    ask()
    expect(asked).not.toHaveBeenCalled()
    setSession({ status: 'checking', uid: 'sam' })
    ask()
    expect(asked).toHaveBeenCalledTimes(1)
    queryClient.clear()
  })

  it('asks for access again when the tab comes back', () => {
    const { session } = watch()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(session.recheckIfOld).toHaveBeenCalled()
  })
})
