import type { IncomingHttpHeaders } from 'node:http'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const jsonAnswer = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const htmlAnswer = (status: number, html: string): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: html,
})

/** A refusal as the endpoints of data word it. */
export const errorAnswer = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  jsonAnswer(status, { error: { code: '', message: { lang: '', value: message } } }, headers)
