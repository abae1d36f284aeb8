import type { ChargeRule, Language } from '@staffel/shared-api/contract'
import { isRemovedSurcharge } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { rulesLeftAlone } from '../pricing/surcharges.ts'
import { customerOf } from '../store/offer-parties.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { anyReader, readVersion } from '../document/read-offer.ts'
import { seal } from '../document/seal/content-seal.ts'

interface Freezing {
  readonly offer: OfferRow
  readonly version: number
  /** Key of the user who issues it. */
  readonly by: number
  readonly footerTexts: Readonly<Record<Language, string>>
  /** As they are now, in the language of the offer. */
  readonly rules: readonly ChargeRule[]
  readonly now: Date
}

/**
 * Makes a draft the issued version: seller and buyer are copied into it, its content is sealed, and the one before it
 * is replaced.
 */
export async function freezeVersion(
  tx: Tx,
  { offer, version, by, footerTexts, rules, now }: Freezing,
  dependencies: OfferDependencies,
): Promise<void> {
  const { parties, offers } = dependencies
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version }
  const draft = await offers.versionRow(tx, key)
  if (!draft) throw new Error(`offer ${offer.id} has no version ${version}`)
  const drafted = await offers.linesOf(tx, key)
  const lines = drafted.filter((line) => !isRemovedSurcharge(line))
  const { company, footer } = await parties.documentCompany(tx, offer.tenant_id, { forGood: true })
  const buyer =
    draft.organization_id === null ? null : await parties.customer(tx, offer.tenant_id, draft.organization_id)
  const customer = buyer && customerOf(buyer.billing, draft.customer_addresses, buyer.vatNumber)
  const sealed = { ...footer, text: footerTexts[draft.language] }
  await offers.replaceLines(tx, key, lines)
  if (offer.issued_at !== null)
    await offers.setVersionState(tx, { ...key, version: offer.current_version }, { state: 'superseded' })
  await offers.setVersionState(tx, key, {
    state: 'issued',
    company: JSON.stringify(company),
    footer: JSON.stringify(sealed),
    customer: customer && JSON.stringify(customer),
    surcharge_rules: rulesToReckonWith(drafted, rules),
    issued_at: now,
    issued_by: by,
  })
  await offers.setVersionState(tx, key, await sealOf(tx, offer, version, dependencies))
}

/** Where the customer may choose quantities: the rules of the surcharges that nobody changed or took off. */
function rulesToReckonWith(lines: readonly OfferLine[], rules: readonly ChargeRule[]): string | null {
  if (!lines.some(({ openQuantity }) => openQuantity)) return null
  return JSON.stringify(rulesLeftAlone(lines, rules))
}

/** Of what is stored, so that what was sealed is what can be read again. */
async function sealOf(
  tx: Tx,
  offer: OfferRow,
  version: number,
  dependencies: OfferDependencies,
): Promise<ReturnType<typeof seal>> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version }
  const row = await dependencies.offers.versionRow(tx, key)
  if (!row) throw new Error(`version ${version} of offer ${offer.id} is gone right after it was issued`)
  return seal({
    row,
    lines: await dependencies.offers.linesOf(tx, key),
    document: await readVersion(tx, offer, version, anyReader, dependencies),
  })
}
