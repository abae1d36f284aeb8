import type { IdentityProvider, IdentityUser, NewFactor, OwnFactor } from '../identity/IdentityProvider.ts'

/** An identity provider whose answers a test decides. */
export class FakeIdentity implements IdentityProvider {
  readonly asked: string[] = []
  private user: IdentityUser | null = null
  private listener: ((user: IdentityUser | null) => void) | null = null
  tokens: (string | null)[] = ['token-1', 'token-2']
  refusal: Error | null = null

  static person(uid: string, method: IdentityUser['method'] = null): IdentityUser {
    return { uid, email: `${uid}@staffel.example`, emailVerified: true, displayName: null, photoUrl: null, method }
  }

  /** The provider says who is signed in, for the first time or after a change. */
  tell(user: IdentityUser | null): void {
    this.user = user
    this.listener?.(user)
  }

  watch(listener: (user: IdentityUser | null) => void): void {
    this.listener = listener
  }

  async token({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<string | null> {
    this.asked.push(fresh ? 'token fresh' : 'token')
    return this.user ? (this.tokens[fresh ? 1 : 0] ?? null) : null
  }

  sendLink(email: string, continueUrl: string): Promise<void> {
    return this.answer(`sendLink ${email} ${continueUrl}`)
  }

  isLink(href: string): boolean {
    return href.includes('mode=signIn')
  }

  finishLink(email: string, href: string): Promise<void> {
    return this.answer(`finishLink ${email} ${new URL(href).searchParams.get('oobCode')}`)
  }

  prepareGoogle(): Promise<void> {
    return this.answer('prepareGoogle')
  }

  signInWithGoogle(): Promise<void> {
    return this.answer('google')
  }

  redirectToGoogle(): Promise<void> {
    return this.answer('redirect')
  }

  finishRedirect(): Promise<void> {
    return this.answer('finishRedirect')
  }

  async signOut(): Promise<void> {
    await this.answer('signOut')
    this.tell(null)
  }

  async secondFactors(): Promise<readonly OwnFactor[]> {
    await this.answer('secondFactors')
    return []
  }

  async beginSecondFactor(issuer: string): Promise<NewFactor> {
    await this.answer(`beginSecondFactor ${issuer}`)
    return { key: 'KEY', uri: 'otpauth://totp/x', finish: (code) => this.answer(`finishSecondFactor ${code}`) }
  }

  removeSecondFactor(id: string): Promise<void> {
    return this.answer(`removeSecondFactor ${id}`)
  }

  private async answer(asked: string): Promise<void> {
    this.asked.push(asked)
    if (this.refusal) throw this.refusal
  }
}
