import { browserPopupRedirectResolver } from '@firebase/auth'
import { googleResolver } from './sdkInternals.ts'

const prototypeOf = (given: unknown): object => (typeof given === 'function' ? given.prototype : {})

describe('the undocumented member of the SDK that saves time', () => {
  it('is still there in the release that we use', () => {
    expect(prototypeOf(browserPopupRedirectResolver)).toHaveProperty('_initialize')
  })

  it('gives the SDK one resolver, however often it makes one', () => {
    const Resolver: unknown = googleResolver
    expect(typeof Resolver === 'function' && Reflect.construct(Resolver, [])).toBe(
      typeof Resolver === 'function' && Reflect.construct(Resolver, []),
    )
  })
})
