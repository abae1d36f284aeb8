import { sampleCaller } from '../testing/sample-caller.ts'
import {
  boundOrganization,
  isAdmin,
  isManagerOrAdmin,
  isSellerStaff,
  isTenantOwner,
  reachesOrganization,
  scopeWithin,
  seesCosts,
} from './caller.ts'

describe('a caller', () => {
  it.each([
    [['User'], false, [false, false, false, false, false]],
    [['User'], true, [false, false, true, false, false]],
    [['Manager'], false, [false, true, false, false, false]],
    [['Manager'], true, [false, true, true, true, true]],
    [['Admin'], false, [true, true, true, true, false]],
    [['Admin'], true, [true, true, true, true, true]],
    [['User', 'Admin'], false, [true, true, true, true, false]],
    [[], false, [false, false, false, false, false]],
  ] as const)(
    'with roles %j, of the seller: %p, is admin, manager, staff, owner, sees costs: %j',
    (roles, isTenant, is) => {
      const caller = sampleCaller({ roles, isTenant })
      const rules = [isAdmin, isManagerOrAdmin, isSellerStaff, isTenantOwner, seesCosts]
      expect(rules.map((rule) => rule(caller))).toEqual(is)
    },
  )

  it('is bound to their own organisation as one of a customer’s people, and to none that exists without one', () => {
    expect(boundOrganization(sampleCaller())).toBe(1001)
    expect(boundOrganization(sampleCaller({ roles: ['Manager'] }))).toBe(1001)
    for (const roles of [['User'], ['Manager']] as const)
      expect(boundOrganization(sampleCaller({ roles, organizationId: null }))).toBe(-1)
    expect(boundOrganization(sampleCaller({ roles: ['Manager'], isTenant: true }))).toBeNull()
    expect(boundOrganization(sampleCaller({ roles: ['Admin'] }))).toBeNull()
  })
})

describe('an organisation', () => {
  const reached = (part: Parameters<typeof sampleCaller>[0]) =>
    [1001, 1002, null].filter((id) => reachesOrganization(sampleCaller(part), id))

  it('is within reach of its own people, and of who runs the selling company', () => {
    expect(reached({})).toEqual([1001])
    expect(reached({ roles: ['Manager'] })).toEqual([1001])
    expect(reached({ roles: ['Manager'], organizationId: null })).toEqual([])
    expect(reached({ roles: ['Manager'], isTenant: true })).toEqual([1001, 1002, null])
    expect(reached({ roles: ['Admin'] })).toEqual([1001, 1002, null])
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
