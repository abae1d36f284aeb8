import type { ForeignBody, ForeignCall } from './foreign.types.ts'

const address = { rev: 1, address_type: 'other', street: 'x', number: '', postal_code: '', city: '' } as const
const parts = {
  deleteOrganizationAddress: {},
  deleteOrganizationContact: {},
  deleteContactPerson: {},
  saveOrganizationAddress: address,
  saveOrganizationContact: { kind: 'phone', value: '1' },
  saveContactPerson: { name: 'x' },
} as const

/** Calls for one customer and what belongs to it. */
export function foreignCustomerCalls(organization: number): Record<string, ForeignCall> {
  const part = (input: object): ForeignCall => ({
    payload: { ...input, organization_id: organization, rev: 1, ...(Object.keys(input).length === 0 && { id: 1 }) },
    answer: 'NOT_FOUND',
  })
  return {
    listOrganizationActivity: { query: `?organization_id=${organization}`, answer: 'NOT_FOUND' },
    updateOrganization: { id: organization, payload: { name: 'x', rev: 1 }, answer: 'NOT_FOUND' },
    deleteOrganization: { id: organization, answer: 'NOT_FOUND' },
    restoreOrganization: { id: organization, answer: 'NOT_FOUND' },
    previewOrganizationMerge: {
      query: `?organization_id=${organization}&from_id=${organization + 1}`,
      answer: 'NOT_FOUND',
    },
    mergeOrganizations: {
      payload: { organization_id: organization, from_id: organization + 1, rev: 1, from_rev: 1 },
      answer: 'NOT_FOUND',
    },
    listOrganizationMerges: { query: `?organization_id=${organization}`, answer: 'NOT_FOUND' },
    undoOrganizationMerge: { id: organization, payload: { rev: 1 }, answer: 'NOT_FOUND' },
    ...Object.fromEntries(Object.entries(parts).map(([call, input]) => [call, part(input)])),
  }
}

/** The same with an id in the body: of another customer, or of a part that another customer has. */
export function foreignCustomerBodies(own: number, id: number): Record<string, ForeignBody> {
  return {
    'mergeOrganizations organization_id': {
      body: { organization_id: id, from_id: own, rev: 1, from_rev: 1 },
      answer: 'NOT_FOUND',
    },
    'mergeOrganizations from_id': {
      body: { organization_id: own, from_id: id, rev: 1, from_rev: 1 },
      answer: 'VALIDATION',
    },
    'updateOrganization region_id': { params: { id: own }, body: { region_id: id, rev: 1 }, answer: 'VALIDATION' },
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([call, input]): [string, ForeignBody][] => [
        [`${call} organization_id`, { body: { ...input, organization_id: id, rev: 1, id: 1 }, answer: 'NOT_FOUND' }],
        [`${call} id`, { body: { ...input, organization_id: own, rev: 1, id }, answer: 'NOT_FOUND' }],
      ]),
    ),
  }
}
