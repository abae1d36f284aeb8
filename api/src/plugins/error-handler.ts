import type { ErrorBody, ErrorCode, Language } from '@staffel/shared-api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DomainError } from '../errors.ts'
import { isStorageFull } from '../files/is-storage-full.ts'
import { languageOf } from '../texts/language-of.ts'
import { text, type Text } from '../texts/text.ts'
import { translate } from '../texts/translate.ts'
import { databaseRefusal } from './database-refusal.ts'
import { loggableError } from './loggable-error.ts'
import { strictestHeaders } from './security-headers.ts'

/** Every failure leaves as `{code, message, fields?, requestId}` in the caller's language. */
export const errorHandler = fastifyPlugin(async (app) => {
  app.setErrorHandler((thrown: unknown, request, reply) => {
    const error = toDomainError(thrown)
    if (error.status >= 500) request.log.error({ failure: loggableError(thrown) }, 'failed')
    // The contract should have refused it first.
    else if (error.code === 'VALIDATION' && thrown !== error)
      request.log.warn({ failure: loggableError(thrown) }, 'refused by the database')
    return sendError(error, request, reply)
  })
})

/**
 * For `frameworkErrors`: an address that cannot be read reaches no hook, so what those add to every answer is added
 * here.
 */
export function sendUnreadable(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(toDomainError(thrown), request, reply.headers({ ...strictestHeaders, 'x-request-id': request.id }))
}

export function sendError(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language'])
  const { message = text(`error.${error.code}`), fields, current, details } = error.options
  const body: ErrorBody = {
    code: error.code,
    message: translate(language, message),
    ...(fields && { fields: translated(language, fields) }),
    requestId: request.id,
    ...(current !== undefined && { current }),
    ...(details && { details }),
    ...companions(request),
  }
  if (error.options.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(error.options.retryAfterSeconds))
  // Fastify would serialise with the schema of a success.
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

const translated = (language: Language, fields: Readonly<Record<string, Text>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, translate(language, message)]))

/** The specification's own flags of the invite and logo calls. */
function companions(request: FastifyRequest): Pick<ErrorBody, 'issuccess' | 'success'> {
  const path = request.routeOptions.config?.endpoint?.path ?? ''
  if (path.startsWith('/invites/')) return { issuccess: false }
  return path === '/company/logo' ? { success: false } : {}
}

export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown
  if (isStorageFull(thrown)) return new DomainError('STORAGE_FULL', { cause: thrown })
  const refusal = databaseRefusal(thrown) ?? { code: frameworkRefusal(thrown) ?? 'INTERNAL', options: {} }
  return new DomainError(refusal.code, { ...refusal.options, cause: thrown })
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  406: 'UNSUPPORTED_MEDIA_TYPE',
  413: 'TOO_LARGE',
  414: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

function frameworkRefusal(thrown: unknown): ErrorCode | null {
  const status = typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown ? thrown.statusCode : undefined
  if (typeof status !== 'number') return null
  return byStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : null)
}
