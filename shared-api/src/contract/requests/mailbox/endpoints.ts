import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { MailboxInput, MailboxSettings, MailboxTest, MailboxTestResult } from './schemas.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'

const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200 } as const

export const getMailbox = endpoint({
  id: 'getMailbox',
  ...shared,
  method: 'GET',
  path: '/Settings/Mailbox',
  summary: 'Where the requests of a tenant come in',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  response: MailboxSettings,
  errors: ['NOT_FOUND'],
})

export const saveMailbox = endpoint({
  id: 'saveMailbox',
  ...shared,
  method: 'POST',
  path: '/Settings/Mailbox',
  summary: 'Saves where requests come in; a secret is stored encrypted and never answered',
  body: MailboxInput,
  response: MailboxSettings,
  errors: ['NOT_FOUND', 'STALE'],
})

export const testMailbox = endpoint({
  id: 'testMailbox',
  ...shared,
  method: 'POST',
  path: '/Settings/Mailbox/test',
  summary: 'Tries the settings of a mailbox without saving them and without changing anything in it',
  body: MailboxTest,
  timeoutMs: 30_000,
  response: MailboxTestResult,
  errors: ['NOT_FOUND'],
})
