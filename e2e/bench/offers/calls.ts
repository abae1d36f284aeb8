import type { Answered, Call } from './load.ts'
import { copiedId, largest, organizationOf, tenants } from './tenants.ts'
import type { Worlds } from './worlds.ts'

/** A manager of one of the tenants: how the calls are made in their name. */
export interface Seat {
  readonly tenant: number
  readonly headers: Readonly<Record<string, string>>
}

export interface CpuGoal {
  readonly atMost: number
  /** Of 20,000 offers while each statement waited for the one before it (decision 16). */
  readonly before: number
}

export interface Measured {
  readonly name: string
  /** What p99 may be, in milliseconds. */
  readonly atMost?: number
  /** What a call costs over the fewest offers, in milliseconds of the processor in API and database together. */
  readonly cpu?: CpuGoal
  /** Whose calls are measured; everybody's where it says nothing. */
  readonly ofSeat?: (seat: Seat) => boolean
  /** Leaves something in the database. */
  readonly stores?: true
  readonly call: (seat: Seat, n: number) => Call
  readonly check: (answer: Answered) => void
}

const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

function list(name: string, filters: (seat: Seat, n: number) => object, order = ''): Measured {
  return {
    name: `GET /offers, ${name}`,
    atMost: 50,
    cpu: { atMost: 1.2, before: 1.6 },
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

/** The least that a signed-in call can be: what the others cost above it is their own work. */
export const yardstick: Measured = {
  name: 'GET /roles, a yardstick',
  call: ({ headers }) => ({ method: 'GET', path: '/webhook/roles', headers }),
  check: answered,
}

/** What Ctrl-K asks: offers, customers, products, requests and users with the same words. */
function everything(name: string, ofSeat?: Measured['ofSeat']): Measured {
  return {
    name: `GET /search, ${name}`,
    atMost: 100,
    ...(ofSeat && { ofSeat }),
    call: ({ headers }, n) => {
      const words = ['loods', 'zeskantbout', 'carport parklaan', 'De Haan', 'manager', 'zwaluwstaart'][n % 6] ?? ''
      return { method: 'GET', path: `/webhook/search?q=${encodeURIComponent(words)}`, headers }
    },
    check: answered,
  }
}

/** How many there are of each status, as the pills above the list ask it after the rows. */
function counts(name: string, filters: (seat: Seat, n: number) => object): Measured {
  return {
    name: `GET /offers/counts, ${name}`,
    call: (seat, n) => {
      const wanted = encodeURIComponent(JSON.stringify(filters(seat, n)))
      return { method: 'GET', path: `/webhook/offers/counts?filters=${wanted}`, headers: seat.headers }
    },
    check: answered,
  }
}

function read(name: string, offers: readonly (readonly number[])[]): Measured {
  return {
    name: `GET /offer, ${name}`,
    cpu: { atMost: 1, before: 3 },
    call: ({ tenant, headers }, n) => {
      const own = offers[tenants.indexOf(tenant)] ?? []
      return { method: 'GET', path: `/webhook/offer?id=${own[n % own.length] ?? 0}`, headers }
    },
    check: answered,
  }
}

/** Products of the sample's catalogue, as the tenant has them, each offer others. */
function create(products: readonly number[], lines: number, cpu: CpuGoal): Measured {
  return {
    name: `POST /offers/create, ${lines} lines`,
    stores: true,
    cpu,
    call: (seat, n) => {
      const items = Array.from({ length: lines }, (_, line) => {
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
    check: answered,
  }
}

function answered({ status, text }: Answered): void {
  if (status !== 200) throw new Error(`Not answered: ${status} ${text.slice(0, 300)}`)
}

export function measuredCalls({ products, drafts, issued }: Omit<Worlds, 'databaseUrls'>): readonly Measured[] {
  return [
    yardstick,
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
    everything('everybody'),
    everything('the largest catalogue', ({ tenant }) => tenant === largest),
    counts('of each status', () => ({})),
    counts('of a customer', ({ tenant }, n) => ({ organization_id: organizationOf(tenant, n) })),
    read('a draft', drafts),
    read('an issued one', issued),
    create(products, 5, { atMost: 2.5, before: 7.9 }),
    create(products, 20, { atMost: 4, before: 10 }),
  ]
}
