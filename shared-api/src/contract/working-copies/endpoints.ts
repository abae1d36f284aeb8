import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { Strict, Uuid } from '../kit/schemaKit.ts'
import { KeptCopy, WorkingCopy, WorkingCopyInput, WorkingCopySubject } from './schemas.ts'

const shared = { base: 'webhook', tag: 'platform', access: 'signed-in', status: 200 } as const

export const listWorkingCopies = endpoint({
  id: 'listWorkingCopies',
  ...shared,
  method: 'GET',
  path: '/working-copies',
  passive: true,
  summary: 'What the caller typed about one thing and did not save, the newest first',
  query: Strict({ subject: WorkingCopySubject }),
  response: Type.Array(WorkingCopy),
  errors: [],
})

export const keepWorkingCopy = endpoint({
  id: 'keepWorkingCopy',
  ...shared,
  method: 'POST',
  path: '/working-copies',
  summary:
    'Keeps what the caller is typing, for 30 days. STALE when another form wrote it since. The same once more changes nothing',
  body: WorkingCopyInput,
  response: KeptCopy,
  errors: ['STALE', 'LIMIT_REACHED'],
})

export const keepLateWorkingCopy = endpoint({
  id: 'keepLateWorkingCopy',
  ...shared,
  method: 'POST',
  path: '/working-copies/late',
  passive: true,
  summary: 'The same for what could not be kept when it was typed',
  body: WorkingCopyInput,
  response: KeptCopy,
  errors: ['STALE', 'LIMIT_REACHED'],
})

export const discardWorkingCopy = endpoint({
  id: 'discardWorkingCopy',
  ...shared,
  method: 'POST',
  path: '/working-copies/discard',
  passive: true,
  summary: 'Forgets what was typed: it was saved, or is not wanted. One that is gone already is no error',
  body: Strict({ id: Uuid }),
  status: 204,
  errors: [],
})
