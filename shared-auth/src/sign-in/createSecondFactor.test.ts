import { createSecondFactor } from './createSecondFactor.ts'

const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })
const factors = [{ id: 'a', name: 'Phone' }]

/** A sign-in that waits for its code, and how it ends. */
function asked(finish: (factorId: string, code: string) => Promise<void>) {
  const factor = createSecondFactor()
  const ended: unknown[] = []
  factor.ask({ factors, finish }).then(
    () => ended.push('in'),
    (error: unknown) => ended.push(error),
  )
  return { factor, ended, finish }
}

describe('the code that a sign-in waits for', () => {
  it('ends the waiting when it is right', async () => {
    const given: string[] = []
    const { factor, ended } = asked(async (id, code) => void given.push(`${id} ${code}`))
    expect(factor.store.getState()).toEqual({ factors, busy: false, messageKey: null })
    await factor.submit('a', '123456')
    expect([given, ended, factor.store.getState()]).toEqual([['a 123456'], ['in'], null])
  })

  it.each([
    ['invalid-verification-code', 'signIn.error.wrongCode'],
    ['network-request-failed', 'signIn.error.offline'],
    ['too-many-requests', 'signIn.error.codeQuota'],
  ])('can be given again after %s', async (code, messageKey) => {
    const { factor, ended } = asked(() => Promise.reject(refused(code)))
    await factor.submit('a', '123456')
    expect(factor.store.getState()).toEqual({ factors, busy: false, messageKey })
    expect(ended).toEqual([])
  })

  it('makes the sign-in begin anew when it came too late', async () => {
    const { factor, ended } = asked(() => Promise.reject(refused('invalid-multi-factor-session')))
    await factor.submit('a', '123456')
    expect(factor.store.getState()).toBeNull()
    expect(ended).toEqual([expect.objectContaining({ code: 'invalid-multi-factor-session' })])
  })

  it('is sent once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const finish = jest.fn(() => promise)
    const { factor } = asked(finish)
    const first = factor.submit('a', '123456')
    await factor.submit('a', '123456')
    expect(factor.store.getState()?.busy).toBe(true)
    resolve()
    await first
    expect(finish).toHaveBeenCalledTimes(1)
  })

  it('is no longer asked for by who gives up, nor by a sign-in before this one', async () => {
    const { factor, ended } = asked(async () => {})
    const second = factor.ask({ factors, finish: async () => {} })
    await Promise.resolve()
    factor.giveUp()
    await expect(second).rejects.toMatchObject({ code: 'user-cancelled' })
    expect(ended).toEqual([expect.objectContaining({ code: 'user-cancelled' })])
    expect(factor.store.getState()).toBeNull()
  })
})
