import type { ExactMapping, ExactMappingChoice, ExactMappingState, ExactThing } from '@staffel/shared-api/contract'
import { asTenant, readAsTenant } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import type { ExactClient } from '../client/exact-client.ts'
import { administrationInUse, told, type AdministrationDependencies } from './administration-in-use.ts'
import type { MappedCustomersRepository } from './customers/mapped-customers.repository.ts'
import { accountsRead } from './customers/mapped-customers.service.ts'
import { findItems, itemsOf, type ExactItem } from './exact-items.ts'
import type { MappedItemsRepository } from './items/mapped-items.repository.ts'
import { itemsRead } from './items/mapped-items.service.ts'
import { readLists, unitOf, type KnownLists } from './known-lists.ts'
import type { MappedThingsRepository } from './mapped-things.repository.ts'
import { itemThing, mappingRows, vatThing } from './mapping-rows.ts'
import type { MappingRepository } from './mapping.repository.ts'
import { fitsTax, vatCodeOf, vatCodesOf } from './vat-codes.ts'

export interface MappingDependencies extends AdministrationDependencies {
  readonly mapping: MappingRepository
  readonly things: MappedThingsRepository
  readonly lists: KnownLists
  readonly items: Pick<MappedItemsRepository, 'count' | 'know' | 'known'>
  readonly customers: Pick<MappedCustomersRepository, 'count'>
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What stands for what in the administration in use, as it counts for a push. */
export function mappingService(dependencies: MappingDependencies) {
  const { db, mapping, things, lists, items, customers } = dependencies
  const inUse = administrationInUse(dependencies)

  /** Asked of Exact, and kept: whether it is complete is told without asking again. */
  async function read(caller: Caller): Promise<ExactMapping> {
    const { to, name, client } = await inUse(caller)
    const { tenantId } = to
    const [chosen, own] = await readAsTenant(db, { tenantId }, (tx) =>
      Promise.all([mapping.chosen(tx, to), things.all(tx, tenantId)]),
    )
    const read = await readLists(client)
    const there = { chosen, vat: read.vat.map(vatCodeOf), units: read.units.map(unitOf) }
    const known = await itemsOf(client, { ids: [...chosen.charge.values()] })
    await asTenant(db, { tenantId }, async (tx) => {
      await lists.keep(tx, to, read)
      for (const item of known) await items.know(tx, to, item)
    })
    return {
      division: to.division,
      division_name: name,
      rows: mappingRows(own, { ...there, items: known }, caller.language),
      vat_codes: there.vat.filter(({ isBlocked, isInclusive }) => !isBlocked && !isInclusive).map(vatThing),
      units: there.units,
    }
  }

  /** What is chosen has to be there, and to fit. */
  async function refuseUnknown(
    client: ExactClient,
    { kind, key, exact: chosen }: ExactMappingChoice,
  ): Promise<ExactItem | null> {
    if (chosen === null) return null
    const item = kind === 'charge' && guid.test(chosen) ? (await itemsOf(client, { ids: [chosen] }))[0] : undefined
    const isThere =
      kind === 'vat'
        ? (await vatCodesOf(client)).some((code) => code.code === chosen && fitsTax(key, code))
        : kind === 'unit'
          ? (await readLists(client)).units.map(unitOf).some((unit) => unit.key === chosen)
          : item?.isSold === true
    if (!isThere) throw invalid({ exact: text('exact.mapping.unfit') })
    return item ?? null
  }

  return {
    read: (caller: Caller): Promise<ExactMapping> => told(read(caller)),

    async choose(caller: Caller, origin: RequestOrigin, choice: ExactMappingChoice): Promise<ExactMapping> {
      const { tenantId } = caller
      const { to, client } = await inUse(caller)
      const item = await told(refuseUnknown(client, choice))
      await asTenant(db, { tenantId }, async (tx) => {
        const { kind, key: ownKey, exact: exactKey } = choice
        if (item) await items.know(tx, to, item)
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

    /** By what is known of Exact, which is not asked. */
    async state(caller: Caller): Promise<ExactMappingState> {
      const { to } = await inUse(caller)
      const { tenantId } = to
      return readAsTenant(db, { tenantId }, async (tx) => {
        const [chosen, own, { vat, units }, itemsAt, accountsAt] = await Promise.all([
          mapping.chosen(tx, to),
          things.all(tx, tenantId),
          lists.all(tx, to),
          mapping.readAt(tx, to, itemsRead),
          mapping.readAt(tx, to, accountsRead),
        ])
        const known = await items.known(tx, to, [...chosen.charge.values()])
        const there = { chosen, items: known, vat: vat.map(vatCodeOf), units: units.map(unitOf) }
        const rows = mappingRows(own, there, caller.language)
        const count = (kind: string) => {
          const those = rows.filter((row) => row.kind === kind)
          return { all: those.length, open: those.filter(({ complete }) => !complete).length }
        }
        return {
          vat: vat.length > 0 ? count('vat') : null,
          charges: count('charge'),
          units: units.length > 0 ? count('unit') : null,
          items: itemsAt && (await items.count(tx, to, true)),
          customers: accountsAt && (await customers.count(tx, to)),
        }
      })
    },
  }
}
export type MappingService = ReturnType<typeof mappingService>
