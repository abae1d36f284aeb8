import { sampleProfile } from '../testing/sampleProfile.ts'
import type { SessionState } from '../session/SessionState.ts'
import { guardRoute, type RouteRule, type Verdict } from './guardRoute.ts'
import { hasRole } from './hasRole.ts'
import { finishSignInPath, ownPath, signInPathFor } from './paths.ts'
import { isRefusalCode } from './refusals.ts'

const states = {
  unknown: { status: 'unknown' },
  checking: { status: 'checking', uid: 'u' },
  signedOut: { status: 'signed-out', reason: 'chosen' },
  denied: { status: 'denied', uid: 'u', code: 'USER_BLOCKED', message: null },
  failed: { status: 'failed', uid: 'u', error: null },
  manager: { status: 'allowed', uid: 'u', user: sampleProfile },
} satisfies Record<string, SessionState>

const anyone: RouteRule = { roles: [], protected: true }
const admins: RouteRule = { roles: ['admin'], protected: true }
const managers: RouteRule = { roles: ['MANAGER', 'Admin'], protected: true }
const open: RouteRule = { roles: [], protected: false }
const asks: RouteRule = { roles: [], protected: false, prompt: true }

describe('guardRoute', () => {
  it.each<[keyof typeof states, string, RouteRule, Verdict]>([
    ['unknown', 'protected', anyone, 'wait'],
    ['checking', 'protected', anyone, 'wait'],
    ['signedOut', 'protected', anyone, 'sign-in'],
    ['denied', 'protected', anyone, 'denied'],
    ['failed', 'protected', anyone, 'failed'],
    ['manager', 'protected', anyone, 'open'],
    ['manager', 'for managers, in other letters', managers, 'open'],
    ['manager', 'for admins', admins, 'forbidden'],
    ['signedOut', 'public', open, 'open'],
    ['unknown', 'public', open, 'open'],
    ['denied', 'public', open, 'open'],
    ['signedOut', 'asking on the spot', asks, 'prompt'],
    ['unknown', 'asking on the spot', asks, 'wait'],
    ['manager', 'asking on the spot', asks, 'open'],
  ])('%s at a page that is %s', (state, _words, rule, verdict) => {
    expect(guardRoute(states[state], rule)).toBe(verdict)
  })
})

describe('hasRole', () => {
  it('ignores case, and asks nothing when no role is listed', () => {
    expect(hasRole({ roles: ['manager'] }, ['Manager'])).toBe(true)
    expect(hasRole({ roles: ['User'] }, ['Manager', 'Admin'])).toBe(false)
    expect(hasRole(null, [])).toBe(true)
    expect(hasRole(null, ['User'])).toBe(false)
  })
})

describe('paths', () => {
  it.each([
    ['/offers/12?tab=lines#total', '/offers/12?tab=lines#total'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['https://evil.example', null],
    ['/\t/[', null],
    ['offers', null],
    ['offers/12', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('%j is our own path: %j', (given, own) => {
    expect(ownPath(given)).toBe(own)
  })

  it('keeps where the visitor wanted to go, unless that is sign-in itself', () => {
    expect(signInPathFor('/offers?page=2')).toBe('/login?next=%2Foffers%3Fpage%3D2')
    expect(signInPathFor('/')).toBe('/login')
    expect(signInPathFor('/Login?next=x')).toBe('/login')
    expect(signInPathFor('/finishSignIn')).toBe('/login')
    expect(signInPathFor('https://evil.example')).toBe('/login')
    expect(signInPathFor('/company/login')).toBe('/login?next=%2Fcompany%2Flogin')
    expect(finishSignInPath).toBe('/finishSignIn')
  })
})

test.each([
  ['USER_BLOCKED', true],
  ['IDENTITY_MISMATCH', true],
  ['GRANTED', false],
  ['toString', false],
  [['USER_BLOCKED'], false],
  [null, false],
])('%j is a reason to refuse somebody: %p', (code, refusal) => {
  expect(isRefusalCode(code)).toBe(refusal)
})
