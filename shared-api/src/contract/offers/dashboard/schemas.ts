import { Type, type Static } from 'typebox'
import { Currency } from '../schemas.ts'
import { Day, Id, Instant, Money, Nullable, Strict, Words } from '../../kit/schemaKit.ts'

/** Change in percent against the period before; null when that was 0. */
const delta_pct = Nullable(Type.Number())
const period = Strict({ from: Day, to: Day })
const count = Type.Integer({ minimum: 0 })
const outcome = Strict({ count, value_excl_vat: Money, rate: Nullable(Type.Number()) })

/** The cards and tiles. Amounts are those of offers in `currency`, because nothing is converted. */
export const DashboardStats = Strict({
  period,
  previous_period: period,
  /** The tenant's own; `other_currencies` counts pending offers that are therefore left out of the pipeline. */
  currency: Currency,
  other_currencies: count,
  /** Offers whose current version was issued in the period. */
  total_offers: Strict({ value: count, delta_pct }),
  /** Organisations with an offer issued in the 90 days up to the end of the period. */
  active_customers: Strict({ value: count, delta_pct }),
  /** Subtotals of what is pending and not expired, now and at the end of the period before. */
  pipeline_excl_vat: Strict({ value: Money, delta_pct }),
  /** Percent of the offers decided in the period that were accepted; null when none was. */
  conversion_rate: Strict({
    value: Nullable(Type.Number()),
    delta_pct,
    /** The same change in percentage points; null when nothing was decided in one of the periods. */
    delta_points: Nullable(Type.Number()),
    decided: count,
  }),
  /** What was decided in the period, and what it was worth; `rate` is the share of all that was decided, in percent. */
  outcomes: Strict({ won: outcome, lost: outcome, expired: outcome }),
  tiles: Strict({
    /**
     * Pending, and valid for at most seven more days: `status=pending`, `date_field=valid_until`, from today till
     * `until`.
     */
    expiring: Strict({ count, until: Day }),
    /**
     * Requests of more than two days ago that are open and without an offer: `status` new or in progress,
     * `has_offer=false`, received up to and including `until`. Null where requests are switched off.
     */
    unanswered_requests: Nullable(Strict({ count, until: Day })),
    /** Pending and looked at by the customer: `status=pending`, `viewed=true`. */
    viewed_unanswered: Strict({ count }),
    /** Drafts that a second person was asked about: `approval=asked`. Null for who is none of the seller's people. */
    awaiting_approval: Nullable(Strict({ count })),
  }),
})
export type DashboardStats = Static<typeof DashboardStats>

/** Series for the charts, oldest month first; months without offers are there with zeros. */
export const DashboardCharts = Strict({
  currency: Currency,
  months: Type.Array(
    Strict({
      month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }),
      /** Issued in that month, and their value excluding VAT. */
      offers: count,
      value_excl_vat: Money,
    }),
  ),
  /** What became of the offers issued in those months. */
  outcomes: Strict({ accepted: count, declined: count, expired: count, pending: count }),
})
export type DashboardCharts = Static<typeof DashboardCharts>

/**
 * Something that waits for somebody: a customer's question, an offer that a colleague asked the caller's approval of,
 * one that expires soon, one that was looked at and not answered, a request without an offer.
 */
export const DashboardTask = Strict({
  kind: Words(['question', 'approval', 'expiring', 'viewed', 'request']),
  /** Of the offer, or of the request. */
  id: Id,
  /** The offer's number; null for a request. */
  number: Nullable(Type.String()),
  title: Type.String(),
  /** The customer, or who sent the request. */
  party: Nullable(Type.String()),
  /** Named where several tenants are looked at together. */
  tenant: Nullable(Type.String()),
  /** Excluding VAT; of a request what its lines come to. */
  value_excl_vat: Money,
  currency: Currency,
  /** Asked, looked at or received then; null for what expires. */
  since: Nullable(Instant),
  /** The last day of the offer. */
  valid_until: Nullable(Day),
})
export type DashboardTask = Static<typeof DashboardTask>

/**
 * What a new tenant begins with, in this order: its address and registration on every document, its logo and terms on
 * them, the mailbox that requests come in by, products to sell, an offer.
 */
export const FirstStep = Strict({
  step: Words(['company', 'logo', 'terms', 'mailbox', 'products', 'offer']),
  done: Type.Boolean(),
})
export type FirstStep = Static<typeof FirstStep>

/** What waits, the most urgent first; an offer is in it once, for what is most urgent about it. */
export const DashboardToday = Strict({
  day: Day,
  tasks: Type.Array(DashboardTask),
  /** There are more of some kind than are told. */
  capped: Type.Boolean(),
  /** Those that apply, as long as one is open; null once all are done or the caller has put them away. */
  first_steps: Nullable(Type.Array(FirstStep, { minItems: 1 })),
})
export type DashboardToday = Static<typeof DashboardToday>

/** The four figures as they stood at the end of each step of a period; the last of them are those of the cards. */
export const DashboardTrend = Strict({
  currency: Currency,
  steps: Type.Array(
    Strict({
      until: Day,
      /** Issued in this step. */
      offers: count,
      active_customers: count,
      pipeline_excl_vat: Money,
      /** Of what was decided from the beginning of the period; null while nothing was. */
      conversion_rate: Nullable(Type.Number()),
    }),
  ),
})
export type DashboardTrend = Static<typeof DashboardTrend>
