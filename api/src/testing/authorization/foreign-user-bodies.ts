/** One of the caller's own people, of a customer (`people.sample.ts`). */
const colleague = 203
const change = {
  first_name: 'x',
  last_name: 'x',
  role_id: 1,
  organization_id: null,
  region_id: null,
  rev: 1,
}

/** How a change of a person is made with an id that is somebody else's (`foreignBodies`). */
export function foreignUserBodies(id: number) {
  const params = { id: colleague }
  const answer = 'VALIDATION' as const
  return {
    'updateUser organization_id': { params, body: { ...change, organization_id: id }, answer },
    'updateUser region_id': { params, body: { ...change, region_id: id }, answer },
  }
}
