import { cutText } from '@staffel/shared-api/rules'
import { addressOf } from './address-of.ts'
import { ProtocolError } from './protocol-error.ts'

export interface IdpClaims {
  readonly sub: string
  readonly email: string
  readonly name: string | null
  readonly picture: string | null
}

/**
 * What the local account chooser answered. Its "id token" is the claims themselves, as JSON: there is no Google here.
 */
export function idpClaims(postBody: unknown, requestUri: unknown): IdpClaims {
  const values = new URLSearchParams(
    typeof postBody === 'string' && postBody !== '' ? postBody : (URL.parse(String(requestUri))?.search ?? ''),
  )
  if (values.get('providerId') !== 'google.com') throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const claims = parse(values.get('id_token') ?? '')
  const text = (name: string): string | null =>
    typeof claims[name] === 'string' && claims[name] !== '' ? cutText(claims[name], 300) : null
  const sub = text('sub')
  if (!sub) throw new ProtocolError('INVALID_IDP_RESPONSE')
  return { sub, email: addressOf(claims['email']), name: text('name'), picture: text('picture') }
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    throw new ProtocolError('INVALID_IDP_RESPONSE : id_token must hold claims as JSON')
  }
}
