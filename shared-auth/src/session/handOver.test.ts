import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { settled, visit } from '../testing/visit.ts'

const { person } = FakeIdentity
const mila = sampleProfile.uid

describe('giving way to another page', () => {
  it('waits until the API has heard who came in and how, and says whether the server will see the session', async () => {
    const here = visit()
    const telling = Promise.withResolvers<void>()
    here.access.signedInWith.mockReturnValue(telling.promise)
    here.session.start()
    await here.session.identity()
    here.provider.tell(person(mila, 'google'))
    await settled()
    expect(here.access.signedInWith).toHaveBeenCalled()
    let answer: boolean | null = null
    void here.session.handOver().then((heard) => (answer = heard))
    await settled()
    expect(answer).toBeNull()
    telling.resolve()
    await settled()
    expect(answer).toBe(true)
  })

  it('does not wait for ever where the API cannot be told, and knows that nobody is in', async () => {
    const here = visit()
    here.access.tokenRenewed.mockRejectedValue(new Error('no line'))
    here.session.start()
    await expect(here.session.handOver()).resolves.toBe(false)
    await here.session.identity()
    here.provider.tell(person(mila))
    await settled()
    await expect(here.session.handOver()).resolves.toBe(true)
  })
})
