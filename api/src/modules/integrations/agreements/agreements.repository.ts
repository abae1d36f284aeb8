import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { AgreementClash, AgreementPart } from '../sync/jobs/exact-jobs.tables.ts'
import type { Division } from '../sync/reading/exact-mirror.repository.ts'

/** One price or number of a customer, as it was the last time. */
export interface Agreement {
  readonly key: string
  readonly said: string | null
  readonly here: string | null
  readonly targetId: number | null
  readonly clash: AgreementClash | null
}

export type StoredClash = Pick<StoredAccount, 'account_id' | 'code' | 'name' | 'city' | 'organization_id'> & {
  readonly part: AgreementPart
  readonly key: string
  readonly clash: AgreementClash
}

const flags = { customer_prices: 'prices_pending', customer_numbers: 'numbers_pending' } as const
const topics = { customer_prices: 'SalesItemPrices', customer_numbers: 'CustomerItems' } as const

/** Customers of whose prices or numbers something is to be made; `also` those of which Exact has something no more. */
const waiting = (tx: Tx, { tenantId, division }: Division, part: AgreementPart, also: readonly string[]) =>
  tx
    .selectFrom('exact_account as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.division', '=', division)
    .where('a.organization_id', 'is not', null)
    .where(sql<SqlBool>`(a.${sql.ref(flags[part])} or a.account_id = any(${also}::uuid[]))`)
    .where(
      sql<SqlBool>`((a.deleted_at is null and exists (select from exact_record as r where r.tenant_id = a.tenant_id
          and r.division = a.division and r.account_id = a.account_id and r.topic = ${topics[part]}))
        or exists (select from exact_agreement as g where g.tenant_id = a.tenant_id and g.division = a.division
          and g.account_id = a.account_id and g.part = ${part}))`,
    )

export const agreementsRepository = {
  pending(
    tx: Tx,
    division: Division,
    part: AgreementPart,
    { also, after, limit }: { readonly also: readonly string[]; readonly after: string | null; readonly limit: number },
  ): Promise<StoredAccount[]> {
    return waiting(tx, division, part, also)
      .selectAll('a')
      .$if(after !== null, (all) => all.where('a.account_id', '>', after ?? ''))
      .orderBy('a.account_id')
      .limit(limit)
      .execute()
  },

  async countPending(tx: Tx, division: Division, part: AgreementPart, also: readonly string[]): Promise<number> {
    const { n } = await waiting(tx, division, part, also)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  },

  async ofAccount(
    tx: Tx,
    { tenantId, division }: Division,
    part: AgreementPart,
    accountId: string,
  ): Promise<Agreement[]> {
    const rows = await tx
      .selectFrom('exact_agreement')
      .select(['key', 'said', 'here', 'target_id', 'clash'])
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('part', '=', part)
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ target_id: targetId, ...row }) => ({ ...row, targetId }))
  },

  /** All that there is of an account now, and whether something is left to be made of it. */
  async keep(
    tx: Tx,
    { tenantId, division }: Division,
    { part, accountId, isPending }: { part: AgreementPart; accountId: string; isPending: boolean },
    agreements: readonly Agreement[],
  ): Promise<void> {
    await tx
      .deleteFrom('exact_agreement')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('part', '=', part)
      .where('account_id', '=', accountId)
      .execute()
    if (agreements.length > 0)
      await tx
        .insertInto('exact_agreement')
        .values(
          agreements.map(({ targetId, clash, ...one }) => ({
            ...{ tenant_id: tenantId, division, part, account_id: accountId, target_id: targetId, ...one },
            clash: clash && JSON.stringify(clash),
          })),
        )
        .execute()
    await tx
      .updateTable('exact_account')
      .set({ [flags[part]]: isPending })
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('account_id', '=', accountId)
      .execute()
  },

  /** Those that a person has to decide about. */
  async clashes(tx: Tx, { tenantId, division }: Division, limit: number): Promise<StoredClash[]> {
    const rows = await tx
      .selectFrom('exact_agreement as g')
      .innerJoin('exact_account as a', (join) =>
        join
          .onRef('a.tenant_id', '=', 'g.tenant_id')
          .onRef('a.division', '=', 'g.division')
          .onRef('a.account_id', '=', 'g.account_id'),
      )
      .select(['a.account_id', 'a.code', 'a.name', 'a.city', 'a.organization_id', 'g.part', 'g.key', 'g.clash'])
      .where('g.tenant_id', '=', tenantId)
      .where('g.division', '=', division)
      .where('g.clash', 'is not', null)
      .orderBy('a.name')
      .orderBy('g.part')
      .orderBy('g.key')
      .limit(limit)
      .execute()
    return rows.flatMap(({ clash, ...row }) => (clash ? [{ ...row, clash }] : []))
  },
}
export type AgreementsRepository = typeof agreementsRepository
