import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { createFinishSignIn } from './createFinishSignIn.ts'
import { createSignInMemory } from './signInMemory.ts'

const origin = 'https://staffel.example'
const linkTo = (code: string) =>
  `${origin}/finishSignIn?next=%2Foffers%2F12&mode=signIn&oobCode=${code}&apiKey=k&lang=nl`
const settled = () => new Promise((resolve) => setTimeout(resolve))
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

function arrive(href: string, email: string | null = 'mila@staffel.example') {
  const provider = new FakeIdentity()
  const memory = createSignInMemory()
  if (email) memory.keepEmail(email)
  const bar = { href }
  const make = () =>
    createFinishSignIn({
      identity: async () => provider,
      memory,
      href: () => bar.href,
      replaceAddress: (path) => void (bar.href = origin + path),
    })
  const finish = make()
  return { finish, provider, memory, bar, reload: make, step: () => finish.store.getState() }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('finishing a sign-in link', () => {
  it('goes from loading to success, forgets the address and takes the code out of the address bar', async () => {
    const { finish, provider, memory, bar, step } = arrive(linkTo('c1'))
    finish.start()
    expect(step()).toEqual({ step: 'loading' })
    expect(bar.href).toBe(`${origin}/finishSignIn?next=%2Foffers%2F12`)
    await settled()
    expect(step()).toEqual({ step: 'success' })
    expect(provider.asked).toEqual(['finishLink mila@staffel.example c1'])
    expect([memory.email(), memory.link()]).toEqual([null, null])
  })

  it('uses the code once, though effects run twice', async () => {
    const { finish, provider } = arrive(linkTo('c1'))
    finish.start()
    finish.start()
    await settled()
    finish.start()
    expect(provider.asked).toHaveLength(1)
  })

  it('asks for the address when the link was opened elsewhere, also after a reload', async () => {
    const { finish, reload, provider, step } = arrive(linkTo('c1'), null)
    finish.start()
    expect(step()).toEqual({ step: 'need-email', messageKey: null })
    const reloaded = reload()
    reloaded.start()
    expect(reloaded.store.getState()).toEqual({ step: 'need-email', messageKey: null })
    reloaded.submitEmail('noor@staffel.example')
    await settled()
    expect(reloaded.store.getState()).toEqual({ step: 'success' })
    expect(provider.asked).toEqual(['finishLink noor@staffel.example c1'])
  })

  it('asks again for another address than the link was sent to, and the link still works', async () => {
    const { finish, provider, step } = arrive(linkTo('c1'))
    provider.refusal = refusal('invalid-email')
    finish.start()
    await settled()
    expect(step()).toEqual({ step: 'need-email', messageKey: 'signIn.error.otherEmail' })
    provider.refusal = null
    finish.submitEmail('noor@staffel.example')
    await settled()
    expect(step()).toEqual({ step: 'success' })
  })

  it('can be tried again after the connection was lost', async () => {
    const { finish, provider, step } = arrive(linkTo('c1'))
    provider.refusal = refusal('network-request-failed')
    finish.start()
    await settled()
    expect(step()).toEqual({ step: 'need-email', messageKey: 'signIn.error.offline' })
    provider.refusal = null
    finish.submitEmail('mila@staffel.example')
    await settled()
    expect(step()).toEqual({ step: 'success' })
  })

  it.each([
    ['invalid-action-code', 'signIn.error.invalidLink'],
    ['expired-action-code', 'signIn.error.invalidLink'],
    ['user-disabled', 'signIn.error.disabled'],
  ])('stops at %s', async (code, messageKey) => {
    const { finish, provider, memory, step } = arrive(linkTo('c1'))
    provider.refusal = refusal(code)
    finish.start()
    await settled()
    expect(step()).toEqual({ step: 'error', messageKey })
    expect(memory.link()).toBeNull()
  })

  it.each([`${origin}/finishSignIn`, `${origin}/finishSignIn?oobCode=c1`])('says that %s is no link', async (href) => {
    const { finish, step } = arrive(href)
    finish.start()
    await settled()
    expect(step()).toEqual({ step: 'error', messageKey: 'signIn.error.invalidLink' })
  })
})
