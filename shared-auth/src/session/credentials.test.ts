import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { returning, settled, signedIn, visit } from '../testing/visit.ts'

const mila = sampleProfile.uid

describe('credentials', () => {
  it('fails in the specified words when somebody is signed in and there is no token', async () => {
    const here = await signedIn()
    here.provider.tokens = [null]
    await expect(here.session.credentials()).rejects.toThrow('Failed to get auth token')
  })

  it('asks the provider for a new token when a fresh one is wanted', async () => {
    const here = await signedIn()
    await expect(here.session.credentials({ fresh: true })).resolves.toEqual({ uid: mila, token: 'token-2' })
  })

  it('are there for the call that asks for access, before anything is remembered', async () => {
    const here = visit()
    const answer = Promise.withResolvers<typeof sampleProfile>()
    here.access.profile.mockReturnValue(answer.promise)
    here.session.start()
    await here.session.identity()
    here.provider.tell(FakeIdentity.person(mila))
    expect(here.memory()).toBeNull()
    await expect(here.session.credentials()).resolves.toEqual({ uid: mila, token: 'token-1' })
  })

  it('are none, once the provider that is waited for knows nobody', async () => {
    const here = visit(returning)
    here.session.start()
    const held = here.session.credentials()
    await settled()
    here.provider.tell(null)
    await expect(held).resolves.toBeNull()
  })

  it('are none while somebody is leaving', async () => {
    const here = await signedIn()
    const answer = Promise.withResolvers<void>()
    here.access.signedOut.mockReturnValue(answer.promise)
    const leaving = here.session.signOut()
    await expect(here.session.credentials()).resolves.toBeNull()
    answer.resolve()
    await leaving
  })
})
