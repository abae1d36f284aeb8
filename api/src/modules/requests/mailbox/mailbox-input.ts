import type { MailboxTest } from '@staffel/shared-api/contract'
import type { FieldMessage } from '../../../errors.ts'
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
): Record<string, FieldMessage> {
  if (kind === 'maildir') return {}
  return {
    ...(enabled && host === '' && { host: messages.required }),
    ...(host !== '' && !hostName.test(host) && { host: messages.host }),
    ...(enabled && user === '' && { user: messages.required }),
    ...(enabled && !hasSecret && { secret: messages.secret }),
    ...(security === 'none' && !thisMachine.test(host) && { security: messages.security }),
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

export const messages = {
  required: { nl: 'Vul dit in.', en: 'Fill this in.' },
  host: {
    nl: 'Vul de naam van de mailserver in, zoals imap.voorbeeld.nl.',
    en: 'Fill in the name of the mail server, such as imap.example.com.',
  },
  privateHost: {
    nl: 'Deze server ligt in een besloten netwerk en is hier niet toegestaan.',
    en: 'This server stands in a private network and is not allowed here.',
  },
  secret: {
    nl: 'Vul het wachtwoord in; bij een andere server of gebruiker opnieuw.',
    en: 'Fill in the password; again for another server or user.',
  },
  security: {
    nl: 'Zonder versleuteling kan alleen een server op deze machine.',
    en: 'Without encryption only a server on this machine will do.',
  },
  noKey: {
    nl: 'Deze server kan geen wachtwoorden bewaren: MAILBOX_SECRET_KEY is niet ingesteld.',
    en: 'This server cannot keep passwords: MAILBOX_SECRET_KEY is not set.',
  },
} satisfies Readonly<Record<string, FieldMessage>>
