import type { Currency, Language } from '@staffel/shared-api/contract'
import { sql, type Selectable } from 'kysely'
import { rememberedOfTenant } from '../../../db/remembered-of-tenant.ts'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { waitForTurn } from '../../../db/statements/waiting-line.ts'
import { counterPeriod, fromCents, type ApprovalLimits, type NumberReset } from '@staffel/shared-api/rules'
import type { OfferSettingsTable, SurchargeRuleTable } from './offers.tables.ts'

export type SurchargeRuleRow = Selectable<SurchargeRuleTable>

export interface OfferSettings {
  readonly numberPattern: string
  readonly numberReset: NumberReset
  readonly validityDays: number
  /** Of a customer with whom nothing else was agreed. */
  readonly paymentTermDays: number
  readonly defaultTaxRate: number
  /** Lines of one tier group count together. */
  readonly tiersTogether: boolean
  /** New offers show pictures of their products. */
  readonly showPictures: boolean
  /** What an offer is to earn at least, in percent; null for a tenant that has not said. */
  readonly marginFloor: number | null
  /** From where on a second person is asked. */
  readonly approval: ApprovalLimits
  readonly currency: Currency
  readonly terms: Readonly<Record<Language, string>>
  readonly footer: Readonly<Record<Language, string>>
}

/** What a tenant has that never changed its settings: the defaults of the table. */
const defaults: OfferSettings = {
  numberPattern: 'OFF-{YYYY}-{SEQ:4}',
  numberReset: 'yearly',
  validityDays: 30,
  paymentTermDays: 30,
  defaultTaxRate: 21,
  tiersTogether: true,
  showPictures: false,
  marginFloor: null,
  approval: { discount: null, floor: null, amount: null },
  currency: 'eur',
  terms: { nl: '', en: '' },
  footer: { nl: '', en: '' },
}

/** What a tenant goes by when it looks at what is earned. */
export interface MarginTerms {
  /** In which it keeps what its products cost. */
  readonly currency: Currency
  /** Percent; null: it has not said. */
  readonly floor: number | null
}

/** What a tenant decides that is shown with a document of its own. */
export interface DocumentSettings {
  readonly marginTerms: MarginTerms
  readonly approval: ApprovalLimits
  readonly tiersTogether: boolean
  readonly footer: OfferSettings['footer']
}

export const documentColumns = [
  'default_currency',
  'margin_floor',
  'approval_discount',
  'approval_below_floor',
  'approval_amount_cents',
  'tiers_together',
  'footer_nl',
  'footer_en',
] as const

/** Of the tenant's row, where it has one. */
export function documentSettings(row: {
  readonly [column in (typeof documentColumns)[number]]: Selectable<OfferSettingsTable>[column] | null
}): DocumentSettings {
  return {
    marginTerms: { currency: row.default_currency ?? defaults.currency, floor: percentOrNull(row.margin_floor) },
    approval: approvalLimits(row),
    tiersTogether: row.tiers_together ?? defaults.tiersTogether,
    footer:
      row.footer_nl === null || row.footer_en === null ? defaults.footer : { nl: row.footer_nl, en: row.footer_en },
  }
}

const percentOrNull = (value: string | null): number | null => (value === null ? null : Number(value))

function approvalLimits(row: {
  readonly margin_floor: string | null
  readonly approval_discount: string | null
  readonly approval_below_floor: boolean | null
  readonly approval_amount_cents: number | null
}): ApprovalLimits {
  const { approval_amount_cents: cents } = row
  return {
    discount: percentOrNull(row.approval_discount),
    floor: row.approval_below_floor ? percentOrNull(row.margin_floor) : null,
    amount: cents === null ? null : fromCents(cents),
  }
}

interface OfTenant {
  readonly tenantId: number
}

const settingsRow = compiledOnce((tx, { tenantId }: OfTenant) =>
  tx.selectFrom('offer_settings').selectAll().where('tenant_id', '=', tenantId),
)

async function offerSettings(tx: Tx, tenantId: number): Promise<OfferSettings> {
  const [row] = await settingsRow(tx, { tenantId })
  if (!row) return defaults
  return {
    numberPattern: row.number_pattern,
    numberReset: row.number_reset,
    validityDays: row.offer_validity_days,
    paymentTermDays: row.payment_terms_days,
    defaultTaxRate: Number(row.default_tax_rate),
    tiersTogether: row.tiers_together,
    showPictures: row.show_pictures,
    marginFloor: percentOrNull(row.margin_floor),
    approval: approvalLimits(row),
    currency: row.default_currency,
    terms: { nl: row.terms_nl, en: row.terms_en },
    footer: { nl: row.footer_nl, en: row.footer_en },
  }
}

/** By what a new offer is known, before it is stored. */
export interface OfferNumber {
  readonly id: number
  readonly offer_nr: string
}

/** What the next offer of a tenant gets, before the tenant's pattern makes a number of it. */
export interface OfferSequence {
  readonly id: number
  readonly sequence: number
}

/**
 * Gives out the next id and the tenant's next sequence, in the transaction that stores the offer: work that is refused
 * afterwards has used up none. The counter's row makes writers wait for each other.
 */
async function nextSequence(
  tx: Tx,
  tenantId: number,
  { numberReset }: Pick<OfferSettings, 'numberReset'>,
  today: string,
): Promise<OfferSequence> {
  const period = counterPeriod(numberReset, today)
  const [, [counter]] = await Promise.all([waitForTurn(tx), count(tx, { tenantId, period })])
  if (!counter) throw new Error(`The counter of tenant ${tenantId} has no row`)
  return { id: counter.id, sequence: counter.last_sequence }
}

const count = compiledOnce(
  (_tx, { tenantId, period }: OfTenant & { readonly period: string }) => sql<{
    readonly id: number
    readonly last_sequence: number
  }>`
    insert into offer_counter (tenant_id, period, last_sequence) values (${tenantId}, ${period}, 1)
      on conflict (tenant_id, period) do update set last_sequence = offer_counter.last_sequence + 1
      returning last_sequence, nextval('offer_id_seq') as id`,
)

/** The rules in use, in the tenant's order. */
function ruleRows(tx: Tx, tenantId: number): Promise<readonly Readonly<SurchargeRuleRow>[]> {
  return rulesInUse(tx, { tenantId })
}

const rulesInUse = compiledOnce((tx, { tenantId }: OfTenant) =>
  tx
    .selectFrom('surcharge_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
)

/** SQL of what a tenant decides about its offers: settings, numbers, surcharge rules. */
export const offerSettingsRepository = { offerSettings, nextSequence, ruleRows }
export type OfferSettingsRepository = typeof offerSettingsRepository

/** The same, with what has not changed remembered: settings and rules of every tenant whose people save and read. */
export function rememberedSettings(): OfferSettingsRepository {
  const { offerSettings, ruleRows } = offerSettingsRepository
  return {
    ...offerSettingsRepository,
    offerSettings: rememberedOfTenant(offerSettings),
    ruleRows: rememberedOfTenant(ruleRows),
  }
}
