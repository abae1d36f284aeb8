import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { createSignIn } from './createSignIn.ts'
import { createSignInMemory } from './signInMemory.ts'

function signInPage() {
  const provider = new FakeIdentity()
  const memory = createSignInMemory()
  const left: string[] = []
  const signIn = createSignIn({
    identity: async () => provider,
    memory,
    origin: () => 'https://staffel.example',
    localLink: async (email) => `https://staffel.example/emulator/action?for=${email}`,
    leaveTo: (href) => void left.push(href),
  })
  return { signIn, provider, memory, left }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the ways in', () => {
  it('mails a link that comes back to the page that was wanted, and remembers the address', async () => {
    const { signIn, provider, memory } = signInPage()
    await signIn.sendLink('mila@staffel.example', '/offers/12')
    expect(provider.asked).toEqual([
      'sendLink mila@staffel.example https://staffel.example/finishSignIn?next=%2Foffers%2F12',
    ])
    expect(memory.email()).toBe('mila@staffel.example')
  })

  it.each(['//evil.example', 'https://evil.example', null])('mails a link home for %j', async (next) => {
    const { signIn, provider } = signInPage()
    await signIn.sendLink('mila@staffel.example', next)
    expect(provider.asked).toEqual(['sendLink mila@staffel.example https://staffel.example/finishSignIn'])
  })

  it('remembers no address when the link could not be sent', async () => {
    const { signIn, provider, memory } = signInPage()
    provider.refusal = new Error('quota')
    await expect(signIn.sendLink('mila@staffel.example', null)).rejects.toThrow('quota')
    expect(memory.email()).toBeNull()
  })

  it('opens the Google window', async () => {
    const { signIn, provider } = signInPage()
    await signIn.prepareGoogle()
    await signIn.withGoogle()
    expect(provider.asked).toEqual(['prepareGoogle', 'google'])
  })

  it('picks up the answer after Google in this window, once', async () => {
    const { signIn, provider } = signInPage()
    await signIn.finishRedirect()
    expect(provider.asked).toEqual([])
    await signIn.withGoogleHere()
    await signIn.finishRedirect()
    await signIn.finishRedirect()
    expect(provider.asked).toEqual(['redirect', 'finishRedirect'])
  })

  it('signs a demo account in through its mailed link', async () => {
    const { signIn, memory, left } = signInPage()
    await signIn.asDemoAccount('user@staffel.example', '/offers')
    expect(memory.email()).toBe('user@staffel.example')
    expect(left).toEqual(['https://staffel.example/emulator/action?for=user@staffel.example'])
  })
})
