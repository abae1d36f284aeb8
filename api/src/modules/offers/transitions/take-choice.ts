import type { ChosenQuantities, SignatureInput } from '@staffel/shared-api/contract'
import { quantityProblem, quantityStep, reckoned, selectLines, takenQuantities } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'
import { surchargeOf } from '../pricing/surcharges.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { StoredAccepted } from '../document/stored-accepted.types.ts'
import { totalRow, totalsOf } from '../store/offer-totals.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { storedVersion } from './copy-version.ts'
import { selectOptional, type Selection } from './select-optional.ts'

type KeyedLine = OfferLine & { readonly id: string }

/**
 * Takes over what the customer chose: which optional lines, and how many of those that are open to it. What they made
 * of the quantities is kept beside the version, whose lines stay as they were sealed.
 */
export async function takeChoice(
  tx: Tx,
  offer: OfferRow,
  { selected_optional, quantities = [] }: Pick<SignatureInput, 'selected_optional' | 'quantities'>,
  dependencies: Pick<OfferDependencies, 'offers'>,
): Promise<Selection | undefined> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: offer.current_version }
  const lines = quantities.length === 0 ? [] : (await dependencies.offers.linesOf(tx, key)).map(withId)
  const selected = selected_optional ?? lines.filter((line) => line.optional && line.selected).map(({ id }) => id)
  const chosen = takenQuantities(lines, chosenQuantities(lines, quantities), selected)
  if (chosen.size === 0) return selected_optional && selectOptional(tx, offer, selected_optional, dependencies)
  const { before } = await selectOptional(tx, offer, selected, dependencies)
  const { surcharge_rules: rules, discount } = await storedVersion(tx, offer, key.version, dependencies)
  const agreed = reckoned(lines, chosen, { rules: rules ?? [], newLine: (charge) => withId(surchargeOf(charge)) })
  const totals = totalRow(totalsOf(selectLines(agreed, selected), discount))
  const accepted: StoredAccepted = { ...differences(lines, agreed), totals }
  await dependencies.offers.setVersionState(tx, key, { accepted: JSON.stringify(accepted) })
  return { before, columns: { subtotal_cents: totals.subtotal_cents, total_cents: totals.total_cents } }
}

const withId = (line: OfferLine): KeyedLine => ({ ...line, id: line.key })

/** Those that are other than offered, by the id of their line. */
function chosenQuantities(lines: readonly KeyedLine[], quantities: ChosenQuantities): ReadonlyMap<string, number> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const fields: Record<string, Text> = {}
  const seen = new Set<string>()
  quantities.forEach(({ id, quantity }, index) => {
    if (seen.has(id)) fields[`quantities.${index}.id`] = text('offer.line.idTwice')
    seen.add(id)
    const line = byId.get(id)
    const problem = line ? quantityProblem(line, quantityStep(line.frozen?.ladder), quantity) : 'closed'
    if (problem) fields[`quantities.${index}.quantity`] = text(`offer.quantity.${problem}`)
  })
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return new Map(
    quantities
      .filter(({ id, quantity }) => byId.get(id)?.quantity !== quantity)
      .map(({ id, quantity }) => [id, quantity]),
  )
}

function differences(before: readonly KeyedLine[], agreed: readonly KeyedLine[]): Omit<StoredAccepted, 'totals'> {
  const offered = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(agreed.map(({ id }) => id))
  return {
    lines: agreed.filter((line) => offered.has(line.id) && isOther(line, offered.get(line.id))).map(changed),
    without: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    charges: agreed
      .filter(({ id }) => !offered.has(id))
      .map(({ key, description, quantity, unitPrice, total, taxRate, taxLabel }) => ({
        ...{ key, description, quantity, unitPrice, total, taxRate },
        ...(taxLabel && { taxLabel }),
      })),
  }
}

function isOther(line: KeyedLine, offered: KeyedLine | undefined): boolean {
  return line.quantity !== offered?.quantity || line.unitPrice !== offered.unitPrice || line.total !== offered.total
}

function changed({ key, quantity, unitPrice, priceUnit, listPrice, priceSource, usedStaffelId, total }: OfferLine) {
  return { key, quantity, unitPrice, priceUnit, listPrice, priceSource, usedStaffelId, total }
}
