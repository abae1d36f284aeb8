import type { ApiClient } from '@staffel/shared-api/client'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { createAccessApi } from './accessApi.ts'

const tokenOf = (ageInSeconds: number, name = 'a') =>
  `${name}.${btoa(JSON.stringify({ iat: Date.now() / 1000 - ageInSeconds }))}.s`

function api() {
  const sent: unknown[] = []
  const request: ApiClient['http']['request'] = async ({ method, url, data, held: carried }) => {
    sent.push([method, url, data, ...(carried ? [carried.token] : [])])
    return { status: url === '/userdata' ? 200 : 204, data: sampleProfile } as never
  }
  const held = { uid: 'u', token: tokenOf(10) }
  return {
    access: createAccessApi({ http: { request }, workflows: { offers: '', quotes: '' } }, async () => held),
    sent,
    held,
  }
}

describe('the session’s own calls', () => {
  it('asks for the profile', async () => {
    const { access, sent } = api()
    await expect(access.profile()).resolves.toEqual(sampleProfile)
    expect(sent).toEqual([['POST', '/userdata', undefined]])
  })

  it('tells the API of a token once, and of none that is older than five minutes', async () => {
    const { access, sent, held } = api()
    await access.tokenRenewed()
    await access.tokenRenewed()
    expect(sent).toEqual([['POST', '/token', undefined]])
    held.token = tokenOf(301, 'b')
    await access.tokenRenewed()
    expect(sent).toHaveLength(1)
    held.token = tokenOf(299, 'c')
    await access.tokenRenewed()
    expect(sent).toHaveLength(2)
  })

  it('ends a session with the token of that session', async () => {
    const { access, sent } = api()
    await access.signedOut({ uid: 'u', token: 'left' })
    expect(sent).toEqual([['POST', '/users/me/signout', undefined, 'left']])
  })

  it('notes how somebody signed in', async () => {
    const { access, sent } = api()
    await access.signedInWith(sampleProfile, 'google')
    expect(sent).toEqual([['POST', '/users/7/loginprovider', { provider: 'google' }]])
  })
})
