import type { ExactMapping, ExactMappingChoice, ExactMappingRow, ExactThing } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import { translate, type Translate } from '../../../texts/translate.ts'
import type { ExactClient, ExactClients } from '../client/exact-client.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import { exactFailure, failureOf } from '../connection/exact-failure.ts'
import type { ExactRepository } from '../connection/exact.repository.ts'
import { findItems, itemsOf, ownUnit, unitsOf, type ExactItem } from './exact-items.ts'
import type { MappedThingsRepository } from './mapped-things.repository.ts'
import type { Administration, Chosen, MappingRepository } from './mapping.repository.ts'
import { fitsTax, suggestedVat, taxKey, vatCodesOf, type ExactVatCode } from './vat-codes.ts'
import { vatWords } from './vat-words.ts'

export interface MappingDependencies {
  readonly db: Db
  readonly mapping: MappingRepository
  readonly things: MappedThingsRepository
  readonly exact: Pick<ExactRepository, 'connections'>
  readonly clients: ExactClients
}

/** Taxes that every seller has sooner or later. */
const usualTaxes = ['21', '9', '0', 'reverse']
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface There {
  readonly vat: readonly ExactVatCode[]
  readonly units: readonly ExactThing[]
  readonly items: readonly ExactItem[]
  readonly chosen: Chosen
}

/** What stands for what in the administration in use, as it counts for a push. */
export function mappingService({ db, mapping, things, exact, clients }: MappingDependencies) {
  async function inUse({
    tenantId,
  }: Caller): Promise<{ to: Administration; name: string | null; client: ExactClient }> {
    const connections = await asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId))
    const link = connections.find(({ in_use: isUsed, ended_at: ended }) => isUsed && ended === null)
    if (!link || link.division === null) throw exactFailure('not_connected', { during: 'use' })
    const to = { tenantId, env: link.env, division: link.division }
    return { to, name: link.division_name, client: clients({ tenantId, env: link.env }, 'screen') }
  }

  async function read(caller: Caller): Promise<ExactMapping> {
    const { to, name, client } = await inUse(caller)
    const { tenantId } = to
    const [chosen, taxes, rules, units] = await asTenant(db, { tenantId }, (tx) =>
      Promise.all([
        mapping.chosen(tx, to),
        things.taxes(tx, tenantId),
        things.surchargeRules(tx, tenantId),
        things.units(tx, tenantId),
      ]),
    )
    const products = await asTenant(db, { tenantId }, (tx) =>
      things.products(
        tx,
        tenantId,
        [...chosen.item.keys()].map(Number).filter((id) => id > 0),
      ),
    )
    const there: There = {
      chosen,
      vat: await vatCodesOf(client),
      units: await unitsOf(client),
      items: await itemsOf(client, {
        ids: [...chosen.item.values(), ...chosen.charge.values()],
        codes: products.flatMap(({ sku }) => sku ?? []),
        names: products.map((product) => product.name),
      }),
    }
    const t: Translate = (key, ...params) => translate(caller.language, text(key, ...params))
    const charges = [
      { key: 'text', name: t('exact.charge.text') },
      { key: 'discount', name: t('exact.charge.discount') },
      { key: 'surcharge', name: t('exact.charge.surcharge') },
      ...rules.map((rule) => ({
        key: `surcharge:${rule.id}`,
        name: rule[`name_${caller.language}`],
      })),
    ]
    return {
      division: to.division,
      division_name: name,
      rows: [
        ...[...new Set([...usualTaxes, ...taxes.map(taxKey)])].map((key) =>
          vatRow(key, translate(caller.language, vatWords(key)), there),
        ),
        ...charges.map((charge) => chargeRow(charge, there)),
        ...[...new Set(units.map(ownUnit))].map((unit) => unitRow(unit, there)),
        ...products.map(({ id, name: product, sku }) => itemRow({ key: String(id), name: product, code: sku }, there)),
      ],
      vat_codes: there.vat.filter(({ isBlocked, isInclusive }) => !isBlocked && !isInclusive).map(vatThing),
      units: [...there.units],
    }
  }

  /** What is chosen has to be there, and to fit. */
  async function refuseUnknown(client: ExactClient, { kind, key, exact: chosen }: ExactMappingChoice): Promise<void> {
    if (chosen === null) return
    const isThere =
      kind === 'vat'
        ? (await vatCodesOf(client)).some((code) => code.code === chosen && fitsTax(key, code))
        : kind === 'unit'
          ? (await unitsOf(client)).some((unit) => unit.key === chosen)
          : guid.test(chosen) && (await itemsOf(client, { ids: [chosen] })).some(({ isSold }) => isSold)
    if (!isThere) throw invalid({ exact: text('exact.mapping.unfit') })
  }

  return {
    read: (caller: Caller): Promise<ExactMapping> => told(read(caller)),

    async choose(caller: Caller, origin: RequestOrigin, choice: ExactMappingChoice): Promise<ExactMapping> {
      const { tenantId } = caller
      const { to, client } = await inUse(caller)
      await told(refuseUnknown(client, choice))
      await asTenant(db, { tenantId }, async (tx) => {
        const { kind, key: ownKey, exact: exactKey } = choice
        await mapping.choose(tx, to, { kind, ownKey, exactKey })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'exact.mapped',
            entity: 'exact_connection',
            entityId: to.env,
            detail: { kind, key: ownKey, exact: exactKey },
          },
        )
      })
      return told(read(caller))
    },

    async items(caller: Caller, search: string): Promise<ExactThing[]> {
      const { client } = await inUse(caller)
      return (await told(findItems(client, search.trim()))).map(itemThing)
    },
  }
}
export type MappingService = ReturnType<typeof mappingService>

/** What Exact refuses is said in the caller's language. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ExactRefused ? failureOf(error) : error
  }
}

const vatThing = ({ code, name }: ExactVatCode): ExactThing => ({ key: code, code, name })
const itemThing = ({ id, code, name }: ExactItem): ExactThing => ({ key: id, code, name })
const goneThing = (key: string): ExactThing => ({ key, code: key, name: '' })

function vatRow(key: string, name: string, { chosen, vat }: There): ExactMappingRow {
  const said = chosen.vat.get(key)
  const found = vat.find(({ code }) => code === said)
  const suggested = suggestedVat(key, vat)
  return {
    ...{ kind: 'vat', key, name, code: null },
    chosen: said === undefined ? null : found ? vatThing(found) : goneThing(said),
    suggested: suggested && vatThing(suggested),
    complete: said === undefined ? suggested !== null : found !== undefined && fitsTax(key, found),
  }
}

function chargeRow({ key, name }: { key: string; name: string }, { chosen, items }: There): ExactMappingRow {
  const itemOf = (of: string): ExactItem | undefined => items.find(({ id }) => id === chosen.charge.get(of))
  const said = chosen.charge.get(key)
  const found = itemOf(key)
  // One of its own is not needed where all surcharges have one.
  const shared = key.startsWith('surcharge:') ? itemOf('surcharge') : undefined
  return {
    ...{ kind: 'charge', key, name, code: null },
    chosen: said === undefined ? null : found ? itemThing(found) : goneThing(said),
    suggested: shared ? itemThing(shared) : null,
    complete: (said === undefined ? shared : found)?.isSold === true,
  }
}

function unitRow(unit: string, { chosen, units }: There): ExactMappingRow {
  const said = chosen.unit.get(unit)
  const found = units.find(({ key }) => key === said)
  const alike = units.find(({ key }) => ownUnit(key) === unit)
  return {
    ...{ kind: 'unit', key: unit, name: unit, code: null },
    chosen: said === undefined ? null : (found ?? goneThing(said)),
    suggested: alike ?? null,
    complete: (said === undefined ? alike : found) !== undefined,
  }
}

function itemRow(
  { key, name, code }: { key: string; name: string; code: string | null },
  { chosen, items }: There,
): ExactMappingRow {
  const said = chosen.item.get(key)
  const found = items.find(({ id }) => id === said)
  const byCode = items.find((item) => item.isSold && item.code.toLowerCase() === code?.toLowerCase())
  const byName = items.find((item) => item.isSold && item.name.toLowerCase() === name.slice(0, 60).toLowerCase())
  const suggested = byCode ?? byName
  return {
    ...{ kind: 'item', key, name, code },
    chosen: said === undefined ? null : found ? itemThing(found) : goneThing(said),
    suggested: suggested ? itemThing(suggested) : null,
    // A name is no more than a hint: somebody says that it is meant.
    complete: (said === undefined ? byCode : found)?.isSold === true,
  }
}
