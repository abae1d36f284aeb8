import type { Page, Route } from '@playwright/test'
import type { Offer, OfferApproval } from '@staffel/shared-api/contract'
import { textOf } from './textOf.ts'

type ApprovalState = OfferApproval['state']

/**
 * What becomes of an answer: it never comes, it is a failure, its lists are empty, hold a single row or have names as
 * long as they may be, all its figures are nothing, what can be switched on is on, or a colleague's approval was asked
 * for, given or refused.
 */
export type Fate = 'never' | 'broken' | 'empty' | 'one' | 'long' | 'nothing' | 'on' | ApprovalState

/** By what the address of the call ends in, after `/webhook/`: `offers/counts`, `quotes/\\d+`. */
export type Answers = Readonly<Record<string, Fate>>

export async function changeAnswers(page: Page, answers: Answers): Promise<void> {
  if (Object.values(answers).includes('never')) await waitForever(page)
  for (const [call, fate] of Object.entries(answers))
    await page.route(
      (url) => url.pathname.startsWith('/webhook/') && new RegExp(`/${call}$`).test(url.pathname),
      (route) => fates[fate](route),
    )
}

/** The client gives a call up after a while; what is shown meanwhile would be gone before all pictures are taken. */
async function waitForever(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { get: () => 0, set: () => undefined })
  })
}

const fates: Readonly<Record<Fate, (route: Route) => Promise<void>>> = {
  never: () => Promise.resolve(),
  broken: fail,
  empty: (route) => change(route, (body) => cutLists(body, 0), { 'x-total-count': '0' }),
  one: (route) => change(route, (body) => cutLists(body, 1), { 'x-total-count': '1' }),
  long: (route) => change(route, lengthen),
  nothing: (route) => change(route, emptied),
  on: (route) => change(route, switchedOn),
  asked: (route) => change(route, withApproval('asked')),
  given: (route) => change(route, withApproval('given')),
  refused: (route) => change(route, withApproval('refused')),
}

/** As the server says it of a fault of its own, in the language of the page. */
async function fail(route: Route): Promise<void> {
  const language = route.request().headers()['accept-language']?.startsWith('en') ? 'en' : 'nl'
  const requestId = '5f0c2a7e-91d4-4c3b-8a60-2b1e7f9d4c05'
  const message = textOf('api', 'error.INTERNAL', language)
  await route.fulfill({
    status: 500,
    headers: { 'x-request-id': requestId },
    json: { code: 'INTERNAL', message, requestId },
  })
}

async function change(
  route: Route,
  by: (body: unknown) => unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await route.fetch()
  const counted = 'x-total-count' in response.headers() ? headers : {}
  await route.fulfill({ response, headers: { ...response.headers(), ...counted }, json: by(await response.json()) })
}

/** The rows of an answer, and what it says about how many there are. */
function cutLists(body: unknown, rows: number): unknown {
  if (Array.isArray(body)) return body.slice(0, rows).map((row: unknown) => cutCount(row, rows))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) ? value.slice(0, rows) : counts.test(key) && typeof value === 'number' ? rows : value,
    ]),
  )
}

const counts = /^(?:total|count|pages|.*(?:Total|Count|_total|_count))$/

function cutCount(row: unknown, rows: number): unknown {
  if (typeof row !== 'object' || row === null || !('count' in row)) return row
  return { ...row, count: rows }
}

/** As of a company that has not begun: changes and shares of nothing are not known. */
function emptied(body: unknown): unknown {
  if (typeof body === 'number') return 0
  if (Array.isArray(body)) return []
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      shares.test(key) || (key === 'value' && 'decided' in body) ? null : emptied(value),
    ]),
  )
}

function switchedOn(body: unknown): unknown {
  return Object.fromEntries(Object.entries(body ?? {}).map(([key, value]) => [key, value === false || value]))
}

const withApproval =
  (state: ApprovalState) =>
  (body: unknown): object => {
    const approval = approvalThat(state)
    return { ...Object(body), approval, approval_reasons: approval.reasons, approval_actions: actionsAfter[state] }
  }

/** What a colleague may do, or who asked once it was refused. */
const actionsAfter: Readonly<Record<ApprovalState, Offer['approval_actions']>> = {
  asked: ['give', 'refuse'],
  given: [],
  refused: ['ask'],
}

const approvalThat = (state: ApprovalState): OfferApproval => ({
  state,
  by: state === 'asked' ? 'Sanne Dekker' : 'Marieke Jansen',
  at: '2026-11-17T08:20:00.000Z',
  reason: state === 'refused' ? 'Onder onze marge; vraag eerst een nieuwe inkoopprijs.' : null,
  asked_by: 'Sanne Dekker',
  question: 'De klant bestelt dit jaar nog twee keer; daarom deze korting.',
  reasons: [
    { code: 'discount', value: 12.5, limit: 10, by_choice: false },
    { code: 'amount', value: 26_480, limit: 25_000, by_choice: true },
  ],
})

const shares = /^(?:delta_\w+|rate)$/

const names =
  /^(?:title|name|product_name|customer|subject|description|sender|from_name|organization|organization_name|tenant_name|contact|label|display_name|full_name)$/

/** Real names that are as long as names get, and one without a space to break at. */
const longest = [
  'Aannemersbedrijf Van Wijngaarden-Oostenbrink & Zonen Gevelrenovatie en Dakonderhoud Noord-Holland B.V.',
  'Onderhoudswerkzaamheden_Hoofdgebouw_Verdieping3_Revisie17_definitief_goedgekeurd.pdf',
]

function lengthen(body: unknown): unknown {
  let next = 0
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => [
        key,
        names.test(key) && typeof inner === 'string' ? (longest[next++ % 3] ?? longest[0]) : within(inner),
      ]),
    )
  }
  return within(body)
}
