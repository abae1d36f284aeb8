import type { MailboxTest } from '@staffel/shared-api/contract'
import { text, type Text } from '../../../texts/text.ts'
import type { StoredMailbox } from './mailbox.repository.ts'

/** Names of this machine, the only one that a password travels to in the clear. */
const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i
const hostName = /^[a-z0-9_]+(?:-+[a-z0-9_]+)*(?:\.[a-z0-9_]+(?:-+[a-z0-9_]+)*)*\.?$|^[0-9a-f:.]+$/i

/**
 * What keeps the settings from being used. A folder of this installation needs none of the fields of a server; one that
 * is off may be half filled in.
 */
export function inputProblems(
  { kind, host, user, security, enabled }: MailboxTest,
  hasSecret: boolean,
): Record<string, Text> {
  if (kind === 'maildir') return {}
  return {
    ...(enabled && host === '' && { host: text('mailbox.required') }),
    ...(host !== '' && !hostName.test(host) && { host: text('mailbox.host') }),
    ...(enabled && user === '' && { user: text('mailbox.required') }),
    ...(enabled && !hasSecret && { secret: text('mailbox.secret') }),
    ...(security === 'none' && !thisMachine.test(host) && { security: text('mailbox.security') }),
  }
}

/** A stored password is never sent anywhere but where it was given for. */
export function isSameAccount(input: MailboxTest, stored: StoredMailbox): boolean {
  return (
    input.host.toLowerCase() === stored.host.toLowerCase() &&
    input.port === stored.port &&
    input.user === stored.user_name
  )
}
