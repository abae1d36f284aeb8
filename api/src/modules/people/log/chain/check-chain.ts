import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { beforeTheFirst, chainHash } from './chain-hash.ts'
import type { ChainRepository, Link, LinkedRow } from './chain.repository.ts'

export interface Break {
  /** Of the row in the log. */
  readonly activityId: number | null
  readonly position: number | null
  /**
   * `gap`: a place in the chain is empty. `gone`: the row is no longer there. `changed`: the row or a hash is not what
   * it was. `unchained`: the row neither stands in the chain nor waits for it. `another`: not the chain that was noted.
   */
  readonly why: 'gap' | 'gone' | 'changed' | 'unchained' | 'another'
}

export interface CheckedChain {
  readonly tenantId: number
  /** How many rows fit. */
  readonly length: number
  /** Not chained yet. */
  readonly waiting: number
  /** The last hash; kept elsewhere, it proves later that nothing before it was written anew. */
  readonly hash: string
  readonly broken: Break | null
}

/** A hash that somebody kept. */
export interface Noted {
  readonly tenantId: number
  readonly position: number
  readonly hash: string
}

const page = 2_000
/** Of a log of years; nobody waits for this in a call. */
const patience = 600_000

/** Reckons the chain of each tenant anew, and names the first row that does not fit. */
export async function checkChain(
  { db, chain }: { readonly db: Db; readonly chain: ChainRepository },
  noted: readonly Noted[] = [],
): Promise<CheckedChain[]> {
  const read = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asTenant(db, everyTenant, work, patience)
  const checked: CheckedChain[] = []
  for (const tenantId of await read((tx) => chain.tenants(tx)))
    checked.push(
      await check(
        tenantId,
        noted.filter((each) => each.tenantId === tenantId),
      ),
    )
  return checked

  async function check(tenantId: number, kept: readonly Noted[]): Promise<CheckedChain> {
    let end: Link = { position: 0, hash: beforeTheFirst }
    const told = (waiting: number, broken: Break | null): CheckedChain => ({
      tenantId,
      length: end.position,
      waiting,
      hash: end.hash.toString('hex'),
      broken,
    })
    for (;;) {
      const links = await read((tx) => chain.linksAfter(tx, tenantId, end.position, page))
      for (const link of links) {
        const why = faultOf(end, link, kept)
        if (why) return told(0, { activityId: link.activity_id, position: link.position, why })
        end = link
      }
      if (links.length < page) break
    }
    const short = kept.find(({ position }) => position > end.position)
    if (short) return told(0, { activityId: null, position: short.position, why: 'gap' })
    const { waiting, unchained } = await read((tx) => chain.besideChain(tx, tenantId))
    return told(waiting, unchained === null ? null : { activityId: unchained, position: null, why: 'unchained' })
  }
}

function faultOf(before: Link, { position, hash, row }: LinkedRow, kept: readonly Noted[]): Break['why'] | null {
  if (position !== before.position + 1) return 'gap'
  if (!row) return 'gone'
  if (!hash.equals(chainHash(before.hash, row))) return 'changed'
  const note = kept.find((each) => each.position === position)
  return note && note.hash !== hash.toString('hex') ? 'another' : null
}
