import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { OfferSettings } from '../../modules/offers/store/offer-settings.repository.ts'
import type { ChargeRule } from '@staffel/shared-api/contract'

type House = 'staffel' | 'noordstaal'
type Texts = Readonly<Record<'terms_nl' | 'terms_en' | 'footer_nl' | 'footer_en', string>>
type SampleRule = Omit<ChargeRule, 'id' | 'taxRate'> & { readonly english: string }

const none = {
  amountCents: 0,
  percentage: null,
  thresholdCents: null,
  propertyType: null,
  propertyValue: null,
  measure: null,
}

const numbering = {
  staffel: { number_pattern: 'OFF-{YYYY}-{SEQ:4}', payment_terms_days: 30 },
  noordstaal: { number_pattern: 'NS{YY}-{SEQ:5}', payment_terms_days: 14 },
} as const

const rules: Readonly<Record<House, readonly SampleRule[]>> = {
  staffel: [
    {
      ...none,
      kind: 'small_order',
      name: 'Kleine-ordertoeslag',
      english: 'Small order surcharge',
      amountCents: 1500,
      thresholdCents: 15_000,
    },
    {
      ...none,
      kind: 'property',
      name: 'Toeslag overlengte',
      english: 'Extra length surcharge',
      amountCents: 350,
      propertyType: 'Lengte',
      propertyValue: '5400 mm',
      measure: 'piece',
    },
    {
      ...none,
      kind: 'freight',
      name: 'Vrachtkosten (franco vanaf € 750)',
      english: 'Freight (free from € 750)',
      amountCents: 4500,
      thresholdCents: 75_000,
    },
  ],
  noordstaal: [
    { ...none, kind: 'fixed', name: 'Certificaatkosten 3.1', english: 'Certificate 3.1', amountCents: 1250 },
    { ...none, kind: 'percentage', name: 'Legeringstoeslag 2,5 %', english: 'Alloy surcharge 2.5%', percentage: 2.5 },
    {
      ...none,
      kind: 'property',
      name: 'Verzinken per meter',
      english: 'Galvanising per metre',
      amountCents: 15,
      propertyType: 'Lengte',
      measure: 'length',
    },
    {
      ...none,
      kind: 'freight',
      name: 'Transport (franco vanaf € 1.500)',
      english: 'Transport (free from € 1,500)',
      amountCents: 9500,
      thresholdCents: 150_000,
    },
  ],
}

/** Percent that an offer is to earn at least. */
const marginFloor = 20

/** Number pattern, terms and surcharge rules of one tenant; answers them as the offers below need them. */
export async function fillSettings(
  tx: Tx,
  tenantId: number,
  house: House,
): Promise<{ settings: OfferSettings; rules: ChargeRule[] }> {
  const texts = (
    JSON.parse(readFileSync(join(import.meta.dirname, 'sample-terms.json'), 'utf8')) as Readonly<Record<House, Texts>>
  )[house]
  await tx
    .insertInto('offer_settings')
    .values({ tenant_id: tenantId, margin_floor: marginFloor, ...numbering[house], ...texts })
    .execute()
  const stored = await tx
    .insertInto('surcharge_rule')
    .values(
      rules[house].map((rule, index) => ({
        tenant_id: tenantId,
        position: index + 1,
        kind: rule.kind,
        name_nl: rule.name,
        name_en: rule.english,
        amount_cents: rule.amountCents,
        percentage: rule.percentage,
        threshold_cents: rule.thresholdCents,
        property_type: rule.propertyType,
        property_value: rule.propertyValue,
        measure: rule.measure,
      })),
    )
    .returning('id')
    .execute()
  return {
    settings: {
      numberPattern: numbering[house].number_pattern,
      numberReset: 'yearly',
      validityDays: 30,
      defaultTaxRate: 21,
      tiersTogether: true,
      showPictures: false,
      paymentTermDays: 30,
      approval: { discount: null, floor: null, amount: null },
      marginFloor,
      currency: 'eur',
      terms: { nl: texts.terms_nl, en: texts.terms_en },
      footer: { nl: texts.footer_nl, en: texts.footer_en },
    },
    rules: rules[house].map((rule, index) => ({ ...rule, id: stored[index]?.id ?? 0, taxRate: 21 })),
  }
}
