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
const tenant = {
  name: 'x',
  is_active: true,
  subscription_status: null,
  subscription_plan_name: null,
  subscription_start_date: null,
  subscription_end_date: null,
  offer_limit: null,
  enforce_plan_limit: false,
  user_limit: null,
  public_host: null,
  rev: 1,
}

/** How a change of a person is made with an id that is somebody else's (`foreignBodies`). */
export function foreignUserBodies(id: number) {
  const params = { id: colleague }
  const answer = 'VALIDATION' as const
  return {
    'updateUser organization_id': { params, body: { ...change, organization_id: id }, answer },
    'previewErasure contact_person_id': { body: { contact_person_id: id }, answer: 'NOT_FOUND' as const },
    'erasePerson contact_person_id': { body: { contact_person_id: id }, answer: 'NOT_FOUND' as const },
    // Tenants are an Admin's, whoever's they are.
    'saveTenant id': { body: { ...tenant, id }, answer: 'FORBIDDEN' as const },
    'saveRegion tenant_id': { body: { tenant_id: id, name: 'x' }, answer: 'NOT_FOUND' as const },
    'saveRegion id': { body: { id, name: 'x' }, answer: 'NOT_FOUND' as const },
    'updateUser region_id': { params, body: { ...change, region_id: id }, answer },
  }
}
