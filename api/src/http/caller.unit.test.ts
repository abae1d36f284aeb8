import { sampleCaller } from '../testing/sample-caller.ts'
import { boundOrganization, isAdmin, isManagerOrAdmin, isSellerStaff, scopeWithin } from './caller.ts'

describe('a caller', () => {
  it.each([
    [['User'], false, [false, false, false]],
    [['User'], true, [false, false, true]],
    [['Manager'], false, [false, true, false]],
    [['Manager'], true, [false, true, true]],
    [['Admin'], false, [true, true, true]],
    [['User', 'Admin'], false, [true, true, true]],
    [[], false, [false, false, false]],
  ] as const)('with roles %j, of the seller: %p, is admin, manager, seller’s staff: %j', (roles, isTenant, is) => {
    const caller = sampleCaller({ roles, isTenant })
    expect([isAdmin(caller), isManagerOrAdmin(caller), isSellerStaff(caller)]).toEqual(is)
  })

  it('is bound to their own organisation as a User, and to none that exists without one', () => {
    expect(boundOrganization(sampleCaller())).toBe(1001)
    expect(boundOrganization(sampleCaller({ organizationId: null }))).toBe(-1)
    expect(boundOrganization(sampleCaller({ roles: ['Manager'] }))).toBeNull()
    expect(boundOrganization(sampleCaller({ roles: ['Admin'] }))).toBeNull()
  })
})

describe('the scope of a request', () => {
  const everywhere = sampleCaller({ roles: ['Admin'], scope: { tenantId: null } })

  it('that names no tenant is the caller’s', () => {
    expect(scopeWithin(sampleCaller(), undefined)).toEqual({ tenantId: 1 })
    expect(scopeWithin(everywhere, undefined)).toEqual({ tenantId: null })
  })

  it('that names a tenant is that one for who may see each, and for its own people', () => {
    expect(scopeWithin(everywhere, 2)).toEqual({ tenantId: 2 })
    expect(scopeWithin(sampleCaller(), 1)).toEqual({ tenantId: 1 })
  })

  it('that names another tenant is none', () => {
    expect(scopeWithin(sampleCaller(), 2)).toBeNull()
  })
})
