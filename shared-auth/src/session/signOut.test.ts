import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { returning, settled, signedIn, visit } from '../testing/visit.ts'

const mila = sampleProfile.uid

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

  it('is shown at once where nothing has to leave with the session', async () => {
    for (const beforeSignOut of [undefined, () => null]) {
      const here = await signedIn({ beforeSignOut })
      const leaving = here.session.signOut()
      expect(here.store.getState().status).toBe('signed-out')
      await leaving
    }
  })

  it('waits for what has to leave with the session, once for who asks again', async () => {
    const last = Promise.withResolvers<void>()
    const here = await signedIn({ beforeSignOut: () => last.promise })
    const both = [here.session.signOut('idle'), here.session.signOut('chosen')]
    await settled()
    expect(here.store.getState().status).toBe('allowed')
    await expect(here.session.credentials()).resolves.toEqual({ uid: mila, token: 'token-1' })
    last.resolve()
    await Promise.all(both)
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
    expect(here.provider.asked.filter((asked) => asked === 'signOut')).toHaveLength(1)
  })

  it('has nothing to wait for in a session that the server has ended', async () => {
    const beforeSignOut = jest.fn(() => null)
    const here = await signedIn({ beforeSignOut })
    await here.session.signOut('ended')
    expect(beforeSignOut).not.toHaveBeenCalled()
  })

  it('tells the server of no session without a token, or that the provider does not know', async () => {
    const [tokenless, unknown] = [await signedIn(), visit()]
    tokenless.provider.tokens = [null]
    unknown.session.start()
    await unknown.session.identity()
    unknown.provider.tell(null)
    for (const here of [tokenless, unknown]) {
      await here.session.signOut()
      expect(here.access.signedOut).not.toHaveBeenCalled()
      expect(here.provider.asked.at(-1)).toBe('signOut')
    }
    expect(unknown.provider.asked).not.toContain('token')
  })

  it('that fails at the provider is over all the same, and says so', async () => {
    const here = await signedIn()
    here.provider.refusal = new Error('storage is full')
    await expect(here.session.signOut()).rejects.toThrow('storage is full')
    await expect(here.session.left()).resolves.toBeUndefined()
    here.provider.tell(FakeIdentity.person('uid-noor'))
    await settled()
    expect(here.store.getState()).toMatchObject({ status: 'allowed', uid: 'uid-noor' })
  })

  it('before the provider has spoken lets in who signs in afterwards', async () => {
    const here = visit(returning)
    jest.spyOn(here.provider, 'signOut').mockResolvedValue()
    here.session.start()
    await here.session.signOut()
    here.provider.tell(FakeIdentity.person(mila))
    await settled()
    expect(here.store.getState().status).toBe('allowed')
  })
})
