import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { visit, type World } from '../testing/visit.ts'

const mila = sampleProfile.uid

/** Lets promises that are due settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const returning = { remembered: { uid: mila, roles: ['Manager'] } } satisfies World

async function signedIn() {
  const here = visit(returning)
  here.session.start()
  await settled()
  here.provider.tell(FakeIdentity.person(mila))
  await settled()
  expect(here.store.getState().status).toBe('allowed')
  return here
}

describe('a sign-out', () => {
  it.each(['chosen', 'idle'] as const)(
    'ends the session on the server before the provider forgets it (%s)',
    async (reason) => {
      const here = await signedIn()
      const answer = Promise.withResolvers<void>()
      here.access.signedOut.mockReturnValue(answer.promise)
      const leaving = here.session.signOut(reason)
      await settled()
      expect(here.store.getState()).toEqual({ status: 'signed-out', reason })
      expect(here.access.signedOut).toHaveBeenCalledWith({ uid: mila, token: 'token-1' })
      expect(here.provider.asked).not.toContain('signOut')
      let isFree = false
      void here.session.left().then(() => (isFree = true))
      await settled()
      expect(isFree).toBe(false)
      answer.resolve()
      await leaving
      expect(here.provider.asked).toContain('signOut')
      await settled()
      expect(isFree).toBe(true)
    },
  )

  it('signs out here and at the provider also when the server does not answer', async () => {
    const here = await signedIn()
    here.access.signedOut.mockRejectedValue(new Error('502'))
    await here.session.signOut()
    expect(here.provider.asked).toContain('signOut')
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'chosen' })
  })

  it('ends on the server what the last visit left, with its token, before the provider has spoken', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.session.start()
    const leaving = here.session.signOut('idle')
    await leaving
    expect(here.access.signedOut).toHaveBeenCalledWith({ uid: mila, token: 'stored' })
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
  })

  it('asks the server nothing about a session that the server has ended', async () => {
    const here = await signedIn()
    await here.session.signOut('ended')
    expect(here.access.signedOut).not.toHaveBeenCalled()
    expect(here.provider.asked).toContain('signOut')
  })

  it('keeps its reason when a call of the session is refused late', async () => {
    const here = await signedIn()
    const leaving = here.session.signOut('chosen')
    await here.session.signOut('ended')
    await leaving
    await here.session.signOut('ended')
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'chosen' })
  })
})
