import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

const secretKeys = ['authorization', 'cookie', 'token', 'idToken', 'refreshToken', 'refresh_token', 'access_token', 'secret', 'password', 'oobCode', 'code', 'state', 'link', 'body_text', 'body_html', 'email_body']

/** One JSON line per event. Whatever slips into a line under the name of a secret is blanked, two levels deep. */
export function loggerOptions(config: Pick<Config, 'logLevel'>, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: config.logLevel,
    base: null,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  }
}
