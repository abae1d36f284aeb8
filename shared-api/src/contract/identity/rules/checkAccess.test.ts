import { checkAccess } from './checkAccess.ts'

const welcome = {
  user_id: 7,
  is_blocked: false,
  tenant_is_active: true,
  subscription_status: 'active',
  roles: ['Manager'],
}

describe('checkAccess', () => {
  it.each([
    ['no user', null, 'NO_USER', 'No user found.'],
    ['no user id', { ...welcome, user_id: null }, 'NO_USER', 'No user found.'],
    ['a blocked user', { ...welcome, is_blocked: true }, 'USER_BLOCKED', 'User is blocked.'],
    ['an inactive tenant', { ...welcome, tenant_is_active: false }, 'TENANT_INACTIVE', 'Tenant is inactive.'],
    ['no subscription', { ...welcome, subscription_status: null }, 'NO_SUBSCRIPTION', 'No active subscription found.'],
    [
      'an ended subscription',
      { ...welcome, subscription_status: 'expired' },
      'NO_SUBSCRIPTION',
      'No active subscription found.',
    ],
  ])('refuses %s', (_, subject, code, message) => {
    expect(checkAccess(subject)).toEqual({ allowed: false, code, message })
  })

  it('names the first reason of the specified order', () => {
    const hopeless = { user_id: 7, is_blocked: true, tenant_is_active: false, subscription_status: 'ended' }
    const codes = [
      null,
      hopeless,
      { ...hopeless, is_blocked: false },
      { ...hopeless, is_blocked: false, tenant_is_active: true },
    ].map((subject) => checkAccess(subject).code)
    expect(codes).toEqual(['NO_USER', 'USER_BLOCKED', 'TENANT_INACTIVE', 'NO_SUBSCRIPTION'])
  })

  it.each([
    [['Manager'], '/offers'],
    [['ADMIN'], '/dashboard'],
    ['admin', '/dashboard'],
    [[], '/offers'],
    [undefined, '/offers'],
  ])('lets roles %j in, on to %s', (roles, redirectAfterLogin) => {
    expect(checkAccess({ ...welcome, roles })).toMatchObject({
      allowed: true,
      code: 'GRANTED',
      message: 'Access granted.',
      redirectAfterLogin,
    })
  })
})
