import { ApiError } from '@staffel/shared-api/client'
import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { returning, settled, signedIn, visit } from '../testing/visit.ts'

const { person } = FakeIdentity
const mila = sampleProfile.uid

describe('starting', () => {
  it('leaves the SDK alone for a visitor who never signed in', async () => {
    const here = visit()
    here.session.start()
    await settled()
    expect(here.loads.count).toBe(0)
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'none' })
    await expect(here.session.credentials()).resolves.toBeNull()
  })

  it.each([
    ['idle', 'idle'],
    ['ended', 'ended'],
    ['chosen', 'none'],
  ] as const)('after a session that ended as %s says %s', (before, now) => {
    const here = visit({ remembered: { signedOut: before } })
    here.session.start()
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: now })
  })

  it('stays signed out, with its reason, when the provider knows nobody either', async () => {
    const here = visit({ remembered: { signedOut: 'idle' } })
    here.session.start()
    await here.session.identity()
    here.provider.tell(null)
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
  })

  it('loads the SDK at once for a returning user, and lets the profile decide', async () => {
    const here = visit(returning)
    here.session.start()
    expect(here.store.getState()).toEqual({ status: 'unknown' })
    expect(here.session.expectedRoles()).toEqual(['Manager'])
    await settled()
    here.provider.tell(person(mila))
    expect(here.store.getState()).toEqual({ status: 'checking', uid: mila })
    await settled()
    expect(here.store.getState()).toEqual({ status: 'allowed', uid: mila, user: sampleProfile })
  })

  it('asks for access with the stored token, and for the provider, which confirms it, when the page is drawn', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.session.start()
    await expect(here.session.credentials()).resolves.toEqual({ uid: mila, token: 'stored' })
    await settled()
    expect(here.store.getState().status).toBe('allowed')
    expect(here.loads.count).toBe(0)
    here.drawn()
    await settled()
    expect(here.loads.count).toBe(1)
    here.provider.tell(person(mila))
    await settled()
    expect(here.access.profile).toHaveBeenCalledTimes(1)
    await expect(here.session.credentials()).resolves.toEqual({ uid: mila, token: 'token-1' })
  })

  it('stays with the stored token while the provider cannot be loaded, and loads it when a new token is wanted', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.loads.fails = true
    here.session.start()
    await settled()
    here.drawn()
    await settled()
    expect(here.store.getState().status).toBe('allowed')
    await expect(here.session.credentials({ fresh: true })).rejects.toThrow('chunk')
    here.loads.fails = false
    const fresh = here.session.credentials({ fresh: true })
    await settled()
    here.provider.tell(person(mila))
    await expect(fresh).resolves.toEqual({ uid: mila, token: 'token-2' })
  })

  it('carries no stored token any more once another tab has signed out', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.session.start()
    await settled()
    here.otherTab({ signedOut: 'chosen' })
    await expect(here.session.credentials()).resolves.toBeNull()
  })

  it('ends a session that the provider no longer knows', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.session.start()
    await settled()
    here.drawn()
    await settled()
    here.provider.tell(null)
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'ended' })
    expect(here.session.expectedRoles()).toBeNull()
  })

  it('never brings back a session that was signed out here while the provider was out of reach', async () => {
    const here = visit({ remembered: { signedOut: 'idle' } })
    here.session.start()
    await here.session.identity()
    here.provider.tell(person(mila))
    await settled()
    expect(here.provider.asked).toContain('signOut')
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
    expect(here.access.profile).not.toHaveBeenCalled()
  })

  it('says so when the SDK cannot be loaded, and tries again when asked', async () => {
    const here = visit(returning)
    here.loads.fails = true
    here.session.start()
    await settled()
    expect(here.store.getState()).toMatchObject({ status: 'failed', uid: null })
    here.loads.fails = false
    await here.session.retry()
    here.provider.tell(person(mila))
    await settled()
    expect(here.store.getState().status).toBe('allowed')
  })
})

describe('the access check', () => {
  const refusedWith = (
    code: 'NO_USER' | 'IDENTITY_MISMATCH' | 'USER_BLOCKED' | 'TENANT_INACTIVE' | 'NO_SUBSCRIPTION',
    message: string,
  ) => ({
    ...sampleProfile,
    allowed: false,
    access_code: code,
    message,
  })

  async function arriveWith(profile: () => Promise<typeof sampleProfile>) {
    const here = visit(returning)
    here.access.profile.mockImplementation(profile)
    here.session.start()
    await settled()
    here.provider.tell(person(mila))
    await settled()
    return here
  }

  it.each([
    ['NO_USER', 'No user found.'],
    ['IDENTITY_MISMATCH', 'This e-mail address signed in differently before.'],
    ['USER_BLOCKED', 'User is blocked.'],
    ['TENANT_INACTIVE', 'Tenant is inactive.'],
    ['NO_SUBSCRIPTION', 'No active subscription found.'],
  ] as const)('refuses with %s, whose sentence the screen says in its own language', async (code, message) => {
    const here = await arriveWith(async () => refusedWith(code, message))
    expect(here.store.getState()).toEqual({ status: 'denied', uid: mila, code, message: null })
  })

  it('prefers a message of the server that says more', async () => {
    const here = await arriveWith(async () => refusedWith('NO_SUBSCRIPTION', 'Uw abonnement is op 1 mei beëindigd.'))
    expect(here.store.getState()).toMatchObject({ status: 'denied', message: 'Uw abonnement is op 1 mei beëindigd.' })
  })

  it('takes a refusal that comes as an error', async () => {
    const here = await arriveWith(async () => {
      throw new ApiError({ code: 'NO_USER', message: 'No user found.', status: 403 })
    })
    expect(here.store.getState()).toEqual({ status: 'denied', uid: mila, code: 'NO_USER', message: null })
  })

  it('checks the profile itself where the server let someone through', async () => {
    const here = await arriveWith(async () => ({ ...sampleProfile, is_blocked: true, subscription_status: null }))
    expect(here.store.getState()).toMatchObject({ status: 'denied', code: 'USER_BLOCKED' })
  })

  it('fails visibly when the server does not answer, and recovers', async () => {
    const here = await arriveWith(async () => Promise.reject(new Error('502')))
    expect(here.store.getState()).toMatchObject({ status: 'failed', uid: mila })
    here.access.profile.mockResolvedValue(sampleProfile)
    await here.session.retry()
    expect(here.store.getState().status).toBe('allowed')
  })

  it('gives roles in one spelling', async () => {
    const roles: string[] = ['admin', 'somethingElse']
    const here = await arriveWith(async () => ({ ...sampleProfile, roles: roles as typeof sampleProfile.roles }))
    expect(here.store.getState()).toMatchObject({ user: { roles: ['Admin'] } })
  })

  it('keeps the user in when a later check fails, and puts a blocked user out', async () => {
    const here = await signedIn()
    here.access.profile.mockRejectedValue(new Error('offline'))
    await here.session.recheck()
    expect(here.store.getState().status).toBe('allowed')
    here.access.profile.mockResolvedValue(refusedWith('USER_BLOCKED', 'User is blocked.'))
    await here.session.recheck()
    expect(here.store.getState().status).toBe('denied')
  })

  it('asks again for a tab that comes back only when the answer is old', async () => {
    const here = await signedIn()
    here.later(4)
    await here.session.recheckIfOld()
    expect(here.access.profile).toHaveBeenCalledTimes(1)
    here.later(2)
    await here.session.recheckIfOld()
    expect(here.access.profile).toHaveBeenCalledTimes(2)
  })

  it('drops the answer for a user who has left', async () => {
    const here = visit(returning)
    const answer = Promise.withResolvers<typeof sampleProfile>()
    here.access.profile.mockReturnValue(answer.promise)
    here.session.start()
    await settled()
    here.provider.tell(person(mila))
    await here.session.signOut()
    answer.resolve(sampleProfile)
    await settled()
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'chosen' })
  })
})

describe('signing in and out', () => {
  it('goes on where the API cannot be told of it', async () => {
    const here = visit(returning)
    here.access.tokenRenewed.mockRejectedValue(new Error('502'))
    here.access.signedInWith.mockRejectedValue(new Error('502'))
    here.session.start()
    await settled()
    here.provider.tell(person(mila, 'google'))
    await settled()
    expect(here.access.tokenRenewed).toHaveBeenCalledTimes(1)
    expect(here.access.signedInWith).toHaveBeenCalledTimes(1)
    expect(here.store.getState().status).toBe('allowed')
  })

  it('tells the API how somebody signed in, once', async () => {
    const here = visit()
    here.session.start()
    await here.session.identity()
    here.provider.tell(null)
    here.provider.tell(person(mila, 'google'))
    await settled()
    await here.session.recheck()
    expect(here.access.signedInWith).toHaveBeenCalledTimes(1)
    expect(here.access.signedInWith).toHaveBeenCalledWith(sampleProfile, 'google')
    expect(here.memory()).toEqual({ uid: mila, roles: ['Manager'] })
  })

  it('signs out here, at the provider and in what is remembered', async () => {
    const here = await signedIn()
    await here.session.signOut('idle')
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
    expect(here.provider.asked).toContain('signOut')
    expect(here.memory()).toEqual({ signedOut: 'idle' })
    await expect(here.session.credentials()).resolves.toBeNull()
  })

  it('follows a sign-out in another tab', async () => {
    const here = await signedIn()
    here.otherTab({ signedOut: 'idle' })
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'idle' })
  })

  it('follows a sign-in in another tab', async () => {
    const here = visit()
    here.session.start()
    here.otherTab({ uid: mila, roles: [] })
    await settled()
    here.provider.tell(person(mila))
    await settled()
    expect(here.store.getState().status).toBe('allowed')
  })

  it('stays as it is, without a word, where the SDK for that cannot be loaded', async () => {
    const here = visit()
    here.loads.fails = true
    here.session.start()
    here.otherTab({ uid: mila, roles: [] })
    await settled()
    expect(here.loads.count).toBe(1)
    expect(here.store.getState()).toEqual({ status: 'signed-out', reason: 'none' })
  })

  it('checks the next user of the same tab', async () => {
    const here = await signedIn()
    here.access.profile.mockResolvedValue({ ...sampleProfile, uid: 'uid-noor' })
    here.provider.tell(person('uid-noor'))
    await settled()
    expect(here.store.getState()).toMatchObject({ status: 'allowed', uid: 'uid-noor' })
  })
})
