import { Type, type Static } from 'typebox'
import { MailboxProblem } from '../schemas.ts'
import { Id, Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** `imap`: a mailbox elsewhere. `maildir`: the folder `var/mail/<tenant id>` of this installation. */
export const MailboxKind = Words(['imap', 'maildir'])
export type MailboxKind = Static<typeof MailboxKind>

/**
 * How the password travels: `tls` from the first byte, `starttls` after greeting, `none` only to this machine itself.
 */
export const MailboxSecurity = Words(['tls', 'starttls', 'none'])
export type MailboxSecurity = Static<typeof MailboxSecurity>

const fields = {
  kind: MailboxKind,
  host: Text(253),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security: MailboxSecurity,
  user: Text(254),
  folder: Text(200, { minLength: 1 }),
  enabled: Type.Boolean(),
}

/** Where the requests of a tenant come in. The secret is written, never read. */
export const MailboxSettings = Strict({
  ...fields,
  has_secret: Type.Boolean(),
  last_read_at: Nullable(Instant),
  last_problem: Nullable(MailboxProblem),
  rev: Type.Integer({ minimum: 1 }),
})
export type MailboxSettings = Static<typeof MailboxSettings>

const secret = Type.Optional(Text(500, { minLength: 1, description: 'Password; left out, the stored one stays' }))

export const MailboxInput = Strict({
  tenant_id: Type.Optional(Id),
  ...fields,
  secret,
  rev: Type.Integer({ minimum: 1 }),
})
export type MailboxInput = Static<typeof MailboxInput>

/** The settings as they stand in the form; nothing is saved. */
export const MailboxTest = Strict({ tenant_id: Type.Optional(Id), ...fields, secret })
export type MailboxTest = Static<typeof MailboxTest>

export const MailboxTestResult = Strict({
  ok: Type.Boolean(),
  problem: Nullable(MailboxProblem),
  /** Unread mails found, when it worked. */
  unread: Nullable(Type.Integer({ minimum: 0 })),
})
export type MailboxTestResult = Static<typeof MailboxTestResult>
