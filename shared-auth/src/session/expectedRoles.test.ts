import { sampleProfile } from '../testing/sampleProfile.ts'
import { returning, settled, visit } from '../testing/visit.ts'

const mila = sampleProfile.uid

describe('what is expected of a visit', () => {
  it.each([
    [{ uid: mila, roles: ['Admin'] }, true, ['Admin']],
    [{ signedOut: 'idle' }, false, null],
    [null, false, null],
  ] as const)('that remembers %j is somebody: %p, with roles %j', (remembered, somebody, roles) => {
    const { session } = visit({ remembered })
    expect([session.isExpected(), session.expectedRoles()]).toEqual([somebody, roles])
  })

  it('are the roles of the last one until access is known, and then those alone', async () => {
    const here = visit({ remembered: { uid: mila, roles: ['Admin'] }, early: { uid: mila, token: 'stored' } })
    const answer = Promise.withResolvers<typeof sampleProfile>()
    here.access.profile.mockReturnValue(answer.promise)
    here.session.start()
    await settled()
    expect([here.store.getState().status, here.session.expectedRoles()]).toEqual(['checking', ['Admin']])
    answer.resolve(sampleProfile)
    await settled()
    expect([here.store.getState().status, here.session.expectedRoles()]).toEqual(['allowed', ['Manager']])
    here.access.profile.mockResolvedValue({ ...sampleProfile, is_blocked: true })
    await here.session.recheck()
    expect([here.store.getState().status, here.session.expectedRoles()]).toEqual(['denied', null])
  })

  it('is known once the token of the last one is read, at once where there was none', async () => {
    const here = visit({ ...returning, early: { uid: mila, token: 'stored' } })
    here.session.start()
    expect(here.store.getState().status).toBe('unknown')
    await here.session.begun()
    expect(here.store.getState().status).toBe('checking')
    await expect(visit().session.begun()).resolves.toBeUndefined()
  })
})
