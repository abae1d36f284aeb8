import { randomUUID } from 'node:crypto'
import type { ForeignBody, ForeignCall } from './foreign.types.ts'

/** Calls about the link with Exact, which is the caller's own tenant's. */
export const foreignExactCalls = {
  getExactStatus: null,
  authorizeExact: null,
  exchangeExactToken: { payload: { code: 'x', state: 'of-another' }, answer: 'INVALID_TOKEN' },
  readExactData: null,
  disconnectExact: null,
  chooseExactEnvironment: null,
  listExactDivisions: null,
  chooseExactDivision: null,
  syncExact: null,
  listExactJobs: null,
  listExactJobRows: { id: 1, answer: 'empty' },
  listExactConflicts: null,
  decideExactConflict: null,
  listExactMappedItems: null,
  saveExactMappedItem: null,
  listExactMappedCustomers: null,
  saveExactMappedCustomer: null,
  findExactAccounts: null,
  getExactMappingState: null,
  getExactSyncSettings: null,
  saveExactSyncSettings: null,
} satisfies Readonly<Record<string, ForeignCall | null>>

export const foreignExactBodies = (id: number): Readonly<Record<string, ForeignBody | null>> => ({
  // The session and the state decide; this one is accepted and decides nothing.
  'exchangeExactToken userId': null,
  'decideExactConflict organization_id': {
    body: { record_id: randomUUID(), as: 'customer', organization_id: id },
    answer: 'VALIDATION',
  },
  // Who asks has no link with Exact; the call's own test tries another tenant's.
  'saveExactMappedCustomer organization_id': null,
  'saveExactSyncSettings rev': null,
})
