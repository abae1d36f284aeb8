import { isEmailAddress } from '../../../mail/is-email-address.ts'
import { ProtocolError } from './protocol-error.ts'

/** An address as it is stored; throws on what cannot be one. */
export function addressOf(email: unknown): string {
  if (typeof email !== 'string' || email === '') throw new ProtocolError('MISSING_EMAIL')
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) throw new ProtocolError('INVALID_EMAIL')
  return address
}
