import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

/** On every answer. `same-origin` as opener policy would cut the sign-in window off; hence `-allow-popups`. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}
const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** What every answer of this server carries. */
export function headersOfAll({ firebase }: Pick<Config, 'firebase'>): Readonly<Record<string, string>> {
  return { ...always, ...(firebase && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }) }
}

/** Answers that carry no page get the strictest policy; a page replaces it with its own (`sendHtml`). */
export const strictestHeaders = { ...always, 'content-security-policy': nothing } as const

export const securityHeaders = fastifyPlugin<{ config: Config }>(async (app, { config }) => {
  const strictest = { ...headersOfAll(config), 'content-security-policy': nothing }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(strictest)
    if (request.url.toLowerCase().startsWith('/webhook')) reply.header('cache-control', 'no-store')
  })
})

/** Which only a header may say. */
export const framedByNobody = "frame-ancestors 'none'"

/** Of whom every browser that has the address may ask for what never changes and everybody may have. */
export const foreignAssetHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const

export interface PolicyParts {
  readonly nonce: string
  /** Of the scripts that stand in the page itself. */
  readonly scriptHashes?: readonly string[]
  /** Origin of the API, where the page is served by somebody else. */
  readonly api?: string | null
}

/** What the application's own page may load: this origin, where its files and the API are, and what sign-in needs. */
export function applicationPolicy(config: Config, { nonce, scriptHashes = [], api = null }: PolicyParts): string {
  const firebase = config.firebase
  const assets = config.assetOrigin === null ? '' : ` ${config.assetOrigin}`
  const calls = api === null ? '' : ` ${api}`
  const google = firebase ? ' https://apis.google.com' : ''
  // An area under development is served from another port of the same machine.
  const loopback = config.production ? '' : ' http://localhost:* http://127.0.0.1:*'
  const inPage = scriptHashes.map((hash) => ` '${hash}'`).join('')
  const sockets = config.production ? '' : ' ws://localhost:* ws://127.0.0.1:*'
  const identity = firebase ? ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com' : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inPage}${assets}${google}${loopback}`,
    `style-src 'self' 'nonce-${nonce}'${assets}${loopback}`,
    `connect-src 'self'${calls}${assets}${identity}${loopback}${sockets}`,
    `img-src 'self' data: blob:${calls}${assets}${firebase ? ' https://*.googleusercontent.com' : ''}${loopback}`,
    `font-src 'self' data:${assets}${loopback}`,
    `frame-src 'self'${calls}${firebase ? ` https://${firebase.authDomain}` : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedByNobody,
  ].join('; ')
}

/** For a page that the server writes and a published program completes: its own files and calls, and nothing else. */
export function writtenPagePolicy({ assetOrigin }: Pick<Config, 'assetOrigin'>): string {
  const own = assetOrigin === null ? "'self'" : `'self' ${assetOrigin}`
  return `default-src 'none'; script-src ${own}; style-src ${own}; img-src ${own} data:; font-src ${own}; connect-src ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** For the server's own small pages: nothing but what stands in the page itself. */
export function pagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** The same, which may hold another page of this server. */
export function framingPolicy(nonce: string): string {
  return `${pagePolicy(nonce)}; frame-src 'self'`
}

/** A mail that is looked at: styles on its elements, pictures, and nothing that runs. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The empty page into which a mail is put, by this page or one of the other origins that may call. */
export function framePolicy(nonce: string, { origins }: Pick<Config, 'origins'>): string {
  const holders = ["'self'", ...origins].join(' ')
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${holders}`
}

export function sendHtml(
  reply: FastifyReply,
  policy: (nonce: string) => string,
  html: (nonce: string) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy(nonce)).send(html(nonce))
}
