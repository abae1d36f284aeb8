import { sampleCaller } from '../../testing/sample-caller.ts'
import { mayGrant } from './people.policy.ts'
import { roleIds } from './role-ids.ts'

const granted = (role: 'User' | 'Manager' | 'Admin') =>
  [roleIds.User, roleIds.Manager, roleIds.Admin].filter((id) => mayGrant(sampleCaller({ roles: [role] }), id))

test('an Admin gives any role, a Manager any but Admin, a User none', () => {
  expect([granted('Admin'), granted('Manager'), granted('User')]).toEqual([[1, 2, 3], [1, 2], []])
})
