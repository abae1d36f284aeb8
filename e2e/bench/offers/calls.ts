import type { Answered, Call } from './load.ts'
import { copiedId, organizationOf } from './tenants.ts'

/** A manager of one of the tenants: how the calls are made in their name. */
export interface Seat {
  readonly tenant: number
  readonly headers: Readonly<Record<string, string>>
}

export interface Measured {
  readonly name: string
  /** What p99 may be, in milliseconds. */
  readonly atMost?: number
  readonly call: (seat: Seat, n: number) => Call
  readonly check: (answer: Answered) => void
}

const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

function list(name: string, filters: (seat: Seat, n: number) => object, order = ''): Measured {
  return {
    name: `GET /offers, ${name}`,
    atMost: 50,
    call: (seat, n) => ({
      method: 'GET',
      path: `/webhook/offers?page=1&limit=10${order}&filters=${encodeURIComponent(JSON.stringify(filters(seat, n)))}`,
      headers: seat.headers,
    }),
    check: ({ status, headers, text }) => {
      const rows: unknown = JSON.parse(text)
      const total = Number(headers['x-total-count'])
      if (status !== 200 || !Array.isArray(rows) || rows.length !== Math.min(10, total))
        throw new Error(`Not a page with its total: ${status} ${text.slice(0, 300)}`)
    },
  }
}

/** Twenty products of the sample's catalogue, as the tenant has them, each offer others. */
function create(products: readonly number[]): Measured {
  return {
    name: 'POST /offers/create, 20 lines',
    call: (seat, n) => {
      const items = Array.from({ length: 20 }, (_, line) => {
        const product = products[(n * 7 + line) % products.length] ?? 0
        return {
          id: `l${line}`,
          productId: copiedId(seat.tenant, product),
          description: `Regel ${line + 1}`,
          quantity: 5 + ((n + line) % 200),
        }
      })
      const offer = {
        intent: 'draft',
        title: `Meting ${n}`,
        customer: { organization_id: organizationOf(seat.tenant, n) },
        items,
      }
      return { method: 'POST', path: '/webhook/offers/create', headers: seat.headers, body: JSON.stringify({ offer }) }
    },
    check: ({ status, text }) => {
      if (status !== 200) throw new Error(`Not saved: ${status} ${text.slice(0, 300)}`)
    },
  }
}

export function measuredCalls(products: readonly number[]): readonly Measured[] {
  return [
    list('a status, with total', () => ({ status: 'accepted' })),
    list('pending', () => ({ status: 'pending' })),
    list('a customer', ({ tenant }, n) => ({ organization_id: organizationOf(tenant, n) })),
    list(
      'a year, highest amount first',
      () => ({ date_field: 'created_date', date_from: days(400), date_till: days(35) }),
      '&sort_by=amount&sort_dir=desc',
    ),
    list('words', (_, n) => ({
      search: `${['loods', 'school', 'carport'][n % 3] ?? ''} ${n % 2 === 0 ? 'kerkweg' : 'parklaan'}`,
    })),
    create(products),
  ]
}
