import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import {
  ExactConflict,
  ExactDecision,
  ExactJob,
  ExactJobRow,
  ExactOutcome,
  ExactPart,
  ExactSyncSettings,
} from './schemas.ts'

const shared = { base: 'webhook', tag: 'integrations', access: 'signed-in' } as const

export const syncExact = endpoint({
  id: 'syncExact',
  ...shared,
  method: 'POST',
  path: '/Integrations/Exact/Sync',
  summary:
    'Begins to bring in from Exact Online, by a job, which waits for its turn, goes on where it was stopped, and is told by listExactJobs; a second one of the same answers the first. Accounts with their contacts and addresses become customers, items with their sales prices products, what customers pay price lists, and what they call products their article numbers',
  body: Strict({
    entities: Type.Array(ExactPart, { minItems: 1, maxItems: 4, uniqueItems: true }),
    /** Says what would become of it, and stores nothing. */
    dry_run: Type.Optional(Type.Boolean()),
    /** Reads everything again, and not only what changed since the last time. */
    full: Type.Optional(Type.Boolean()),
  }),
  status: 202,
  response: Strict({ job: ExactJob }),
  errors: ['NOT_CONNECTED'],
})

export const listExactJobs = endpoint({
  id: 'listExactJobs',
  ...shared,
  method: 'GET',
  path: '/Integrations/Exact/Jobs',
  summary:
    'What is and was brought in from Exact Online, how far it is and what became of it: the last twenty, the last first',
  status: 200,
  response: Type.Array(ExactJob),
  passive: true,
  errors: [],
})

export const listExactJobRows = endpoint({
  id: 'listExactJobRows',
  ...shared,
  method: 'GET',
  path: '/Integrations/Exact/Jobs/:id/Rows',
  summary: 'What was done line by line, or would be; nothing of a job that is not there',
  params: Strict({ id: Id }),
  query: Strict({
    outcome: Type.Optional(ExactOutcome),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  status: 200,
  response: Strict({ items: Type.Array(ExactJobRow), total: Type.Integer() }),
  errors: [],
})

export const listExactConflicts = endpoint({
  id: 'listExactConflicts',
  ...shared,
  method: 'GET',
  path: '/Integrations/Exact/Conflicts',
  summary:
    'What a person decides about in the administration in use: accounts, items, and prices and numbers of customers, two hundred records at most of each',
  status: 200,
  response: Type.Array(ExactConflict),
  errors: [],
})

export const decideExactConflict = endpoint({
  id: 'decideExactConflict',
  ...shared,
  method: 'POST',
  path: '/Integrations/Exact/Conflicts',
  summary:
    'Decides about an account, an item, or a price or number of a customer, and brings it in accordingly; answers what is left to decide about',
  body: ExactDecision,
  status: 200,
  response: Type.Array(ExactConflict),
  errors: ['NOT_CONNECTED', 'NOT_FOUND', 'DUPLICATE'],
})

export const getExactSyncSettings = endpoint({
  id: 'getExactSyncSettings',
  ...shared,
  method: 'GET',
  path: '/Integrations/Exact/Sync/Settings',
  summary: 'When everything is looked at by itself, and who is right where both sides changed the same',
  status: 200,
  response: ExactSyncSettings,
  errors: [],
})

export const saveExactSyncSettings = endpoint({
  id: 'saveExactSyncSettings',
  ...shared,
  method: 'POST',
  path: '/Integrations/Exact/Sync/Settings',
  summary: 'Says when everything is looked at by itself, and who is right where both sides changed the same',
  body: ExactSyncSettings,
  status: 200,
  response: ExactSyncSettings,
  errors: ['STALE'],
})
