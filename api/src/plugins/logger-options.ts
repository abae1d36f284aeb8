import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { loggableError } from './loggable-error.ts'
import { withoutLinkTokens } from './without-link-tokens.ts'

const secretKeys = [
  'authorization',
  'cookie',
  'token',
  'idToken',
  'refreshToken',
  'refresh_token',
  'access_token',
  'secret',
  'password',
  'oobCode',
  'code',
  'state',
  'link',
  'body_text',
  'body_html',
  'email_body',
]

/**
 * One JSON line per event. Whatever slips into a line under the name of a secret is blanked, two levels deep. A request
 * is its route and never its address, and an error keeps nothing of the bytes that it stumbled over: both may hold the
 * token of a link.
 */
export function loggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: config.logLevel,
    base: null,
    serializers: { req: routeOf, err: errorOf },
    hooks: { streamWrite: withoutLinkTokens },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  }
}

function routeOf({ method, routeOptions }: FastifyRequest): { method: string; route: string | null } {
  return { method, route: routeOptions.url ?? null }
}

function errorOf(thrown: unknown) {
  return { message: '', ...loggableError(thrown) }
}
