import { filenameOf } from '../rules/content-disposition.rules.ts'
import { ApiError } from './ApiError.ts'
import { asBytes } from './bytes.ts'
import type { Call } from './Call.ts'

/** A page of a list with the number of all rows that match. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly total: number
  /** Counting stopped at `total`: show "10.000+". */
  readonly totalIsMinimum: boolean
}

/** A file that a call answers with. */
export interface FileAnswer {
  readonly blob: Blob
  /** As the server names it. */
  readonly filename: string
}

interface Answer {
  readonly status: number
  readonly data: unknown
  readonly headers: unknown
}

/** The body as the contract types it. A page of HTML with status 200, as a wrong address gives, is an error. */
export function readAnswer(call: Pick<Call, 'id' | 'answer'>, answer: Answer): unknown {
  if (call.answer === 'none') return undefined
  if (call.answer === 'file') return toFile(call.id, answer)
  if (typeof answer.data !== 'object' || answer.data === null) throw notOurs(call.id, answer.status)
  if (call.answer === 'json') return answer.data
  if (!Array.isArray(answer.data)) throw notOurs(call.id, answer.status)
  return toPage(answer.data, answer.headers)
}

/** A page or JSON with status 200 is no file of the API. */
function toFile(id: string, { data, headers, status }: Answer): FileAnswer {
  const type = String(read(headers, 'content-type') ?? '')
  const filename = filenameOf(String(read(headers, 'content-disposition') ?? ''))
  const bytes = asBytes(data)
  if (filename === null || bytes === null || /^(text\/html|application\/json)/i.test(type)) throw notOurs(id, status)
  return { blob: new Blob([bytes], { type }), filename }
}

/** Rows without content are dropped; without the header the total is that of the first row, or the rows themselves. */
function toPage(rows: readonly unknown[], headers: unknown): ListPage<unknown> {
  const items = rows.filter((row) => typeof row === 'object' && row !== null && Object.keys(row).length > 0)
  const total = Number(read(headers, 'x-total-count') ?? read(items[0], 'total_count') ?? items.length)
  return { items, total, totalIsMinimum: read(headers, 'x-total-count-capped') === 'true' }
}

function read(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

function notOurs(id: string, status: number): ApiError {
  return new ApiError({ code: 'UNEXPECTED', message: `The answer to ${id} is not the API's`, status, technical: true })
}
