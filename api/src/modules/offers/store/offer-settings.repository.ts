import type { Currency, Language } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { waitForTurn } from '../../../db/waiting-line.ts'
import { counterPeriod, formatOfferNumber, type NumberReset } from '@staffel/shared-api/rules'
import type { SurchargeRule } from '../pricing/surcharges.ts'

export interface OfferSettings {
  readonly numberPattern: string
  readonly numberReset: NumberReset
  readonly validityDays: number
  readonly defaultTaxRate: number
  readonly currency: Currency
  readonly terms: Readonly<Record<Language, string>>
  readonly footer: Readonly<Record<Language, string>>
}

/** What a tenant has that never changed its settings: the defaults of the table. */
const defaults: OfferSettings = {
  numberPattern: 'OFF-{YYYY}-{SEQ:4}',
  numberReset: 'yearly',
  validityDays: 30,
  defaultTaxRate: 21,
  currency: 'eur',
  terms: { nl: '', en: '' },
  footer: { nl: '', en: '' },
}

async function offerSettings(tx: Tx, tenantId: number): Promise<OfferSettings> {
  const row = await tx.selectFrom('offer_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
  if (!row) return defaults
  return {
    numberPattern: row.number_pattern,
    numberReset: row.number_reset,
    validityDays: row.offer_validity_days,
    defaultTaxRate: Number(row.default_tax_rate),
    currency: row.default_currency,
    terms: { nl: row.terms_nl, en: row.terms_en },
    footer: { nl: row.footer_nl, en: row.footer_en },
  }
}

/**
 * Gives out the tenant's next number, in the transaction that stores the offer. The counter's row makes writers wait for
 * each other; a number that exists already (the pattern was changed, and back) is skipped.
 */
async function nextOfferNumber(tx: Tx, tenantId: number, settings: OfferSettings, today: string): Promise<string> {
  await waitForTurn(tx)
  for (;;) {
    const counter = await tx
      .insertInto('offer_counter')
      .values({ tenant_id: tenantId, period: counterPeriod(settings.numberReset, today), last_sequence: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'period'])
          .doUpdateSet({ last_sequence: sql<number>`offer_counter.last_sequence + 1` }),
      )
      .returning('last_sequence')
      .executeTakeFirstOrThrow()
    const number = formatOfferNumber(settings.numberPattern, counter.last_sequence, today)
    const taken = await tx
      .selectFrom('offer')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('offer_nr', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
}

/** The rules in use, in the tenant's order, named in the offer's language. */
async function surchargeRules(
  tx: Tx,
  tenantId: number,
  language: Language,
  defaultTaxRate: number,
): Promise<SurchargeRule[]> {
  const rows = await tx
    .selectFrom('surcharge_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: language === 'nl' ? row.name_nl : row.name_en,
    amountCents: row.amount_cents,
    percentage: row.percentage === null ? null : Number(row.percentage),
    thresholdCents: row.threshold_cents,
    propertyType: row.property_type,
    propertyValue: row.property_value,
    measure: row.measure,
    taxRate: row.tax_rate === null ? defaultTaxRate : Number(row.tax_rate),
  }))
}

/** SQL of what a tenant decides about its offers: settings, numbers, surcharge rules. */
export const offerSettingsRepository = { offerSettings, nextOfferNumber, surchargeRules }
export type OfferSettingsRepository = typeof offerSettingsRepository
