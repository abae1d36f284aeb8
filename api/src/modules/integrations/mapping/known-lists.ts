import type { ExactThing } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ExactClient, ExactQuery } from '../client/exact-client.ts'
import type { ExactEndpoint } from '../client/exact-endpoints.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import type { Division, ExactMirrorRepository } from '../sync/reading/exact-mirror.repository.ts'
import { vatCodeFields } from './vat-codes.ts'

/** What is short enough to be read as a whole each time that somebody looks at it. */
export interface Lists {
  readonly vat: readonly ExactRecord[]
  readonly units: readonly ExactRecord[]
}

const topics = { vat: 'VATCodes', units: 'Units' } as const
const kinds = ['vat', 'units'] as const

export async function readLists(client: ExactClient): Promise<Lists> {
  const all = async (endpoint: ExactEndpoint, query: ExactQuery): Promise<ExactRecord[]> => {
    const records: ExactRecord[] = []
    for await (const page of client.pages(endpoint, query)) records.push(...page)
    return records.toSorted((one, other) => String(one['Code']).localeCompare(String(other['Code'])))
  }
  return {
    vat: await all('vat/VATCodes', { select: vatCodeFields }),
    units: await all('logistics/Units', { select: ['ID', 'Code', 'Description'] }),
  }
}

export const unitOf = ({ Code: code, Description: name }: ExactRecord): ExactThing => ({
  key: String(code).trim(),
  code: String(code).trim(),
  name: typeof name === 'string' ? name : '',
})

/** These lists as they were the last time. */
export const knownLists = ({
  keep,
  othersThan,
  remove,
}: Pick<ExactMirrorRepository, 'keep' | 'othersThan' | 'remove'>) => ({
  async keep(tx: Tx, division: Division, lists: Lists): Promise<void> {
    for (const kind of kinds) {
      const records = lists[kind].map((said) => ({ id: String(said['ID']), accountId: null, itemId: null, said }))
      await keep(tx, division, topics[kind], records)
      const gone = await othersThan(
        tx,
        division,
        topics[kind],
        records.map(({ id }) => id),
      )
      await remove(
        tx,
        division,
        topics[kind],
        gone.map(({ record_id: id }) => id),
      )
    }
  },

  async all(tx: Tx, { tenantId, division }: Division): Promise<Lists> {
    const rows = await tx
      .selectFrom('exact_record')
      .select(['topic', 'said'])
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('topic', 'in', Object.values(topics))
      .orderBy(sql`said ->> 'Code'`)
      .execute()
    const of = (kind: keyof Lists) => rows.filter(({ topic }) => topic === topics[kind]).map(({ said }) => said)
    return { vat: of('vat'), units: of('units') }
  },
})
export type KnownLists = ReturnType<typeof knownLists>
