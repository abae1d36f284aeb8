import { Type } from 'typebox'
import { endpoint } from '../../../kit/endpoint.ts'
import { Id, Strict } from '../../../kit/schemaKit.ts'
import { MergeAnswer, MergeInput, MergePreview, OrganizationMerge, UndoneMerge } from './schemas.ts'

const shared = { base: 'webhook', tag: 'people', access: 'signed-in', status: 200 } as const

export const previewOrganizationMerge = endpoint({
  id: 'previewOrganizationMerge',
  ...shared,
  method: 'GET',
  path: '/organizations/merge',
  summary: 'What would move, and which values differ, if one customer were merged into another of the same tenant',
  query: Strict({ organization_id: Id, from_id: Id }),
  response: MergePreview,
  errors: ['NOT_FOUND'],
})

export const mergeOrganizations = endpoint({
  id: 'mergeOrganizations',
  ...shared,
  method: 'POST',
  path: '/organizations/merge',
  summary: 'Merges a customer into another one; its id leads there from then on. Accepts `Idempotency-Key`',
  body: MergeInput,
  response: MergeAnswer,
  timeoutMs: 60_000,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
})

export const listOrganizationMerges = endpoint({
  id: 'listOrganizationMerges',
  ...shared,
  method: 'GET',
  path: '/organizations/merges',
  summary: 'Merges into a customer that can still be undone, newest first, with what would stay',
  query: Strict({ organization_id: Id }),
  response: Type.Array(OrganizationMerge),
  errors: ['NOT_FOUND'],
})

export const undoOrganizationMerge = endpoint({
  id: 'undoOrganizationMerge',
  ...shared,
  method: 'POST',
  path: '/organizations/merges/undo/:id',
  summary: 'Puts back what moved and was not changed since. Accepts `Idempotency-Key`',
  params: Strict({ id: Id }),
  body: Strict({ rev: Type.Integer({ minimum: 1 }) }),
  response: UndoneMerge,
  timeoutMs: 60_000,
  errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
})
