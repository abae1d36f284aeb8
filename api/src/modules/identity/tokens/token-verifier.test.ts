import { exportJWK, generateKeyPair, createLocalJWKSet, SignJWT, type JWTVerifyGetKey } from 'jose'
import { tokenVerifier } from './token-verifier.ts'

const projectId = 'verifier-test'
const noon = Date.parse('2026-03-02T12:00:00Z')

async function world({ lifetime = 3600 } = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const find = createLocalJWKSet({ keys: [await exportJWK(publicKey)] })
  let time = noon
  let checks = 0
  const keys: JWTVerifyGetKey = (header, token) => {
    checks += 1
    return find(header, token)
  }
  const token = await new SignJWT({ auth_time: noon / 1000, email: 'Anna@Staffel.example', email_verified: true })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject('uid-1')
    .setIssuedAt(noon / 1000)
    .setExpirationTime(noon / 1000 + lifetime)
    .sign(privateKey)
  return {
    token,
    verify: tokenVerifier({ projectId, keys, now: () => new Date(time) }),
    pass: (seconds: number) => (time += seconds * 1000),
    checks: () => checks,
  }
}

describe('a token', () => {
  it('is checked once a minute, however many calls come with it', async () => {
    const { verify, token, pass, checks } = await world()
    expect(await verify(token)).toMatchObject({ uid: 'uid-1', email: 'anna@staffel.example' })
    pass(59)
    expect(await verify(token)).toMatchObject({ uid: 'uid-1' })
    expect(checks()).toBe(1)
    pass(2)
    await verify(token)
    expect(checks()).toBe(2)
  })

  it('is not known for longer than it lasts', async () => {
    const { verify, token, pass } = await world({ lifetime: 20 })
    await verify(token)
    pass(26)
    await expect(verify(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('with another ending is another token', async () => {
    const { verify, token } = await world()
    await verify(token)
    await expect(verify(`${token.slice(0, -6)}AAAAAA`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
