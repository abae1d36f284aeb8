import { sampleCaller } from '../../testing/sample-caller.ts'
import { mayGrant, mayManage } from './people.policy.ts'
import { roleIds } from './role-ids.ts'

const granted = (role: 'User' | 'Manager' | 'Admin') =>
  [roleIds.User, roleIds.Manager, roleIds.Admin].filter((id) => mayGrant(sampleCaller({ roles: [role] }), id))

test('an Admin gives any role, a Manager any but Admin, a User none', () => {
  expect([granted('Admin'), granted('Manager'), granted('User')]).toEqual([[1, 2, 3], [1, 2], []])
})

test.each([
  ['User', true, []],
  ['Manager', false, ['User of a customer', 'Manager of a customer']],
  ['Manager', true, ['User of a customer', 'User', 'Manager of a customer', 'Manager']],
  ['Admin', false, ['User of a customer', 'User', 'Manager of a customer', 'Manager', 'Admin of a customer', 'Admin']],
] as const)('a %s (of the seller: %p) keeps the accounts of %j', (role, isTenant, expected) => {
  const caller = sampleCaller({ roles: [role], isTenant })
  const kept = Object.entries(roleIds).flatMap(([name, role_id]) =>
    [false, true]
      .filter((is_tenant) => mayManage(caller, { role_id, is_tenant }))
      .map((is_tenant) => (is_tenant ? name : `${name} of a customer`)),
  )
  expect(kept).toEqual(expected)
})
