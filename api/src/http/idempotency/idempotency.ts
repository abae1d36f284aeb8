import { createHash } from 'node:crypto'
import type { EndpointShape } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../errors.ts'
import { fieldMessage } from '../field-message.ts'

/** A repeatable create: the caller's key, and what it was sent with. */
export interface Idempotency {
  readonly endpoint: string
  readonly key: string
  readonly requestHash: string
}

export function idempotencyOf(endpoint: EndpointShape, request: FastifyRequest): Idempotency | null {
  const key = request.headers['idempotency-key']
  if (endpoint.method !== 'POST' || key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new DomainError('VALIDATION', { fields: { 'Idempotency-Key': fieldMessage({ keyword: 'pattern' }) } })
  const content = JSON.stringify([request.params, request.body ?? null])
  return { endpoint: endpoint.id, key, requestHash: createHash('sha256').update(content).digest('base64url') }
}
