import type { MailboxProblem } from '@staffel/shared-api/contract'
import { errorCode } from '../../../system/error-code.ts'
import { MailboxFailure } from './mail-source.ts'

const byCode: readonly (readonly [RegExp, MailboxProblem])[] = [
  [/^(CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|ETIMEOUT|ETIMEDOUT)$/, 'timeout'],
  [
    /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|EADDR|NoConnection|EConnectionClosed|ClosedAfterConnect|StateLogout)/,
    'unreachable',
  ],
  [/^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|STARTTLS_INJECTION)/, 'no_tls'],
]

/** What the client reports, as one of the few things that a person can do something about. */
export function imapFailure(error: unknown): MailboxFailure {
  return error instanceof MailboxFailure ? error : new MailboxFailure(problemOf(error), error)
}

function problemOf(error: unknown): MailboxProblem {
  if (says(error, 'authenticationFailed')) return 'refused_login'
  if (says(error, 'tlsFailed')) return 'no_tls'
  if (says(error, 'mailboxMissing') || serverCode(error) === 'NONEXISTENT' || errorCode(error) === 'NotFound')
    return 'no_folder'
  const code = errorCode(error)
  return byCode.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed'
}

const says = (error: unknown, what: string): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, what) === true

const serverCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'serverResponseCode') : undefined
