import { ApiError } from '@staffel/shared-api/client'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { accessOutcome } from './accessOutcome.ts'

const uid = sampleProfile.uid
const unasked = () => Promise.reject(new Error('Nobody asks for this.'))

const outcomeOf = (profile: () => Promise<typeof sampleProfile>) =>
  accessOutcome({ profile, tokenRenewed: unasked, signedInWith: unasked, signedOut: unasked }, uid)

const refusedWith = (code: ApiError['code'], message: string) => new ApiError({ code, message, status: 403 })

describe('a question for access that comes back as an error', () => {
  it('is refused for a reason of access, with its sentence where that says more than the reason', async () => {
    const refusal = { status: 'denied', uid, code: 'USER_BLOCKED' }
    const outcomes = ['User is blocked.', 'Bel de beheerder.'].map((message) =>
      outcomeOf(() => Promise.reject(refusedWith('USER_BLOCKED', message))),
    )
    await expect(Promise.all(outcomes)).resolves.toEqual([
      { ...refusal, message: null },
      { ...refusal, message: 'Bel de beheerder.' },
    ])
  })

  it.each([
    ['another refusal of the API', refusedWith('FORBIDDEN', 'Dat mag niet.')],
    ['a failure of our own', Object.assign(new Error('x'), { code: 'USER_BLOCKED' })],
    ['no error at all', null],
  ])('has failed by %s', async (_name, error) => {
    await expect(outcomeOf(() => Promise.reject(error))).resolves.toEqual({ status: 'failed', uid, error })
  })
})
