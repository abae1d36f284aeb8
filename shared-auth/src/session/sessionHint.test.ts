import { createSessionHint } from './sessionHint.ts'

beforeEach(() => localStorage.clear())

describe('what a browser remembers of a session', () => {
  it('reads what it wrote', () => {
    const hint = createSessionHint()
    expect(hint.read()).toBeNull()
    hint.remember({ uid: 'u', roles: ['Admin'] })
    expect(hint.read()).toEqual({ uid: 'u', roles: ['Admin'] })
    hint.remember({ signedOut: 'idle' })
    expect(hint.read()).toEqual({ signedOut: 'idle' })
  })

  it.each(['{', '3', '{"uid":4}', '{"signedOut":"perhaps"}', 'null'])('takes %s for nothing', (written) => {
    localStorage.setItem('staffel.session', written)
    expect(createSessionHint().read()).toBeNull()
  })

  it('tells the server whether this browser is likely to be shown a page that needs a session', () => {
    const hint = createSessionHint()
    hint.remember({ uid: 'u1', roles: ['User'] })
    expect(document.cookie).toContain('staffel_session=1')
    hint.remember({ signedOut: 'chosen' })
    expect(document.cookie).not.toContain('staffel_session')
  })

  it('tells the server whose it is, until they leave', () => {
    const hint = createSessionHint()
    hint.remember({ uid: 'u1', roles: ['User', 'Manager'] })
    expect(document.cookie).toContain('staffel_person=u1:User.Manager')
    hint.remember({ signedOut: 'chosen' })
    expect(document.cookie).not.toContain('staffel_person')
  })

  it('can be announced to the server again, which forgets sooner than the browser', () => {
    const hint = createSessionHint()
    expect(hint.announce()).toBe(false)
    hint.remember({ uid: 'u1', roles: ['User'] })
    document.cookie = 'staffel_session=; Max-Age=0; Path=/'
    expect(hint.announce()).toBe(true)
    expect(document.cookie).toContain('staffel_session=1')
    hint.remember({ signedOut: 'chosen' })
    expect(hint.announce()).toBe(false)
    expect(document.cookie).not.toContain('staffel_session')
  })

  it('is not announced where the browser keeps no cookie', () => {
    const hint = createSessionHint()
    hint.remember({ uid: 'u1', roles: [] })
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('other=1')
    expect(hint.announce()).toBe(false)
  })

  it('works, without memory, where storage is switched off', () => {
    const hint = createSessionHint(() => {
      throw new Error('SecurityError')
    })
    hint.remember({ uid: 'u', roles: [] })
    expect(hint.read()).toBeNull()
  })

  it.each(['none', 'chosen', 'idle', 'ended'] as const)('keeps that it was left as %s', (signedOut) => {
    createSessionHint().remember({ signedOut })
    expect(createSessionHint().read()).toEqual({ signedOut })
  })

  it('knows no roles where none are written', () => {
    localStorage.setItem('staffel.session', '{"uid":"u"}')
    expect(createSessionHint().read()).toEqual({ uid: 'u', roles: [] })
  })

  it('keeps the server’s cookies half a day', () => {
    const cookie = jest.spyOn(document, 'cookie', 'set')
    createSessionHint().remember({ uid: 'u', roles: [] })
    createSessionHint().remember({ signedOut: 'chosen' })
    expect(cookie.mock.calls).toEqual([
      ['staffel_session=1; Max-Age=43200; Path=/; SameSite=Lax'],
      ['staffel_person=u:; Max-Age=43200; Path=/; SameSite=Lax'],
      ['staffel_session=; Max-Age=0; Path=/; SameSite=Lax'],
      ['staffel_person=; Max-Age=0; Path=/; SameSite=Lax'],
    ])
    cookie.mockRestore()
  })

  it('tells of a page that comes back from the browser’s memory, and of storage that was emptied', () => {
    const told = jest.fn()
    createSessionHint().onChange(told)
    for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(told.mock.calls).toEqual([[null]])
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(told.mock.calls).toEqual([[null], [null]])
  })

  it('tells of another tab', () => {
    const told = jest.fn()
    createSessionHint().onChange(told)
    localStorage.setItem('staffel.session', '{"signedOut":"chosen"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'staffel.session' }))
    expect(told.mock.calls).toEqual([[{ signedOut: 'chosen' }]])
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(told).toHaveBeenCalledTimes(1)
  })
})
