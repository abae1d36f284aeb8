import { sampleCaller } from '../../../testing/sample-caller.ts'
import { requestScope } from './requests.policy.ts'

describe('requests are found', () => {
  it.each([
    ['User', false],
    ['Manager', false],
    ['User', true],
  ] as const)('nowhere by a %s (of the seller: %p)', (role, isTenant) => {
    const organizationId = isTenant ? null : 1001
    expect(requestScope(sampleCaller({ roles: [role], isTenant, organizationId }))).toBeNull()
  })

  it('in their tenant by a Manager of the seller, and in no other', () => {
    const manager = sampleCaller({ roles: ['Manager'], isTenant: true, organizationId: null })
    expect([requestScope(manager), requestScope(manager, 1), requestScope(manager, 2)]).toEqual([
      { tenantId: 1 },
      { tenantId: 1 },
      null,
    ])
  })

  it('in every tenant, or the one that they name, by an Admin', () => {
    const admin = sampleCaller({ roles: ['Admin'], scope: { tenantId: null } })
    expect([requestScope(admin), requestScope(admin, 2)]).toEqual([{ tenantId: null }, { tenantId: 2 }])
  })
})
