import { ProtocolError } from './protocol-error.ts'

/** An address as it is stored; throws on what cannot be one. */
export function addressOf(email: unknown): string {
  if (typeof email !== 'string' || email === '') throw new ProtocolError('MISSING_EMAIL')
  const address = email.trim().toLowerCase()
  if (address.length > 254 || !/^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/.test(address))
    throw new ProtocolError('INVALID_EMAIL')
  return address
}
