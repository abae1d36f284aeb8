import type { Insertable } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'
import { rowOfLine } from '../../modules/offers/store/offer-line.ts'
import type { OfferLineTable } from '../../modules/offers/store/offers.tables.ts'
import { composeActivity } from './compose-activity.ts'
import { composeOffer, type SampleStock } from './compose-offer.ts'
import type { OfferPlan } from './plan-offers.ts'

/** Composes the planned offers and stores them with one statement per table. */
export async function storeOffers(tx: Tx, stock: SampleStock, plans: readonly OfferPlan[]): Promise<void> {
  const sequences = new Map<string, number>()
  const composed = plans.map((plan) => composeOffer(plan, stock, sequences))
  const ids = await tx
    .insertInto('offer')
    .values(composed.map(({ offer }) => offer))
    .returning(['id', 'offer_nr'])
    .execute()
  const idOf = new Map(ids.map(({ id, offer_nr }) => [offer_nr, id]))
  const versions = composed.flatMap(({ offer, versions: own }) =>
    own.map(({ row, lines }) => ({ row: { ...row, offer_id: idOf.get(offer.offer_nr) ?? 0 }, lines })),
  )
  await tx
    .insertInto('offer_version')
    .values(versions.map(({ row }) => row))
    .execute()
  const lines = versions.flatMap(({ row, lines: own }) =>
    own.map((line, position) =>
      rowOfLine(line, { tenant_id: stock.tenantId, offer_id: row.offer_id, version: row.version }, position),
    ),
  )
  await insertLines(tx, lines)
  const log = composed.flatMap((sample, index) =>
    plans
      .slice(index, index + 1)
      .flatMap((plan) => composeActivity(plan, sample, idOf.get(sample.offer.offer_nr) ?? 0, stock.now)),
  )
  await tx.insertInto('activity').values(log).execute()
  await tx
    .insertInto('offer_counter')
    .values([...sequences].map(([period, last_sequence]) => ({ tenant_id: stock.tenantId, period, last_sequence })))
    .execute()
}

/** A statement takes at most 65,535 values. */
async function insertLines(tx: Tx, rows: readonly Insertable<OfferLineTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await tx
      .insertInto('offer_line')
      .values(rows.slice(start, start + 500))
      .execute()
}
