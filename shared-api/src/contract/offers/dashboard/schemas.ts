import { Type, type Static } from 'typebox'
import { Currency } from '../schemas.ts'
import { Day, Money, Nullable, Strict } from '../../kit/schemaKit.ts'

/** Change in percent against the period before; null when that was 0. */
const delta_pct = Nullable(Type.Number())
const period = Strict({ from: Day, to: Day })
const count = Type.Integer({ minimum: 0 })

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
  conversion_rate: Strict({ value: Nullable(Type.Number()), delta_pct, decided: count }),
  tiles: Strict({
    /**
     * Pending, and valid for at most seven more days: `status=pending`, `date_field=valid_until`, from today till
     * `until`.
     */
    expiring: Strict({ count, until: Day }),
    /**
     * Requests of more than two days ago that are open and without an offer: `status` new or in progress,
     * `has_offer=false`, received up to and including `until`.
     */
    unanswered_requests: Strict({ count, until: Day }),
    /** Pending and looked at by the customer: `status=pending`, `viewed=true`. */
    viewed_unanswered: Strict({ count }),
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
