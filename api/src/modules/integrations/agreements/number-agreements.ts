import { cutText } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { text, type Text } from '../../../texts/text.ts'
import type { SourceGoods } from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type { SourceNumbers } from '../../requests/customer-numbers/source-numbers.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { ExactMirrorRepository, KeptRecord } from '../sync/reading/exact-mirror.repository.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import { toldRow, type AgreementOptions } from './agreement-options.ts'
import type { AgreementsRepository } from './agreements.repository.ts'
import { compareNumbers, isNumber, valueOf, type AskedNumbers, type WantedNumber } from './compare-numbers.ts'
import type { KnownGoods } from './known-goods.ts'

export interface NumberAgreementsDependencies {
  readonly mirror: ExactMirrorRepository
  readonly agreements: AgreementsRepository
  readonly goods: KnownGoods
  readonly numbers: SourceNumbers
}

const part = 'customer_numbers' as const

/** What customers call the products, as Exact has it. */
export function numberAgreements({ mirror, agreements, goods, numbers }: NumberAgreementsDependencies) {
  async function ask(
    tx: Tx,
    account: StoredAccount,
    records: readonly KeptRecord[],
    { division }: AgreementOptions,
  ): Promise<AskedNumbers> {
    const items = records.map(({ record_id: key, said }) => ({
      key,
      itemId: String(said['Item']),
      itemCode: String(said['ItemCode'] ?? '').trim(),
      number: String(said['CustomerItemCode'] ?? '')
        .trim()
        .replace(/\s+/g, ' '),
    }))
    const productOf = await goods(tx, division, items)
    const wanted = new Map<string, WantedNumber>()
    const left = new Set<string>()
    const refused: SyncRow[] = []
    const taken = new Set<string>()
    for (const { key, number, itemCode: code, ...item } of items) {
      const product = productOf({ itemCode: code, ...item })
      const message = problemOf(number, code, product, taken)
      if (product && !message) {
        wanted.set(key, { number, code, product })
        taken.add(number.toLowerCase())
        continue
      }
      left.add(key)
      const productId = product?.id ?? null
      refused.push(toldRow({ part, account, code, productId, outcome: 'refused', message, about: number }))
    }
    return { wanted, left, refused }
  }

  function problemOf(
    number: string,
    code: string,
    product: SourceGoods | undefined,
    taken: ReadonlySet<string>,
  ): Text | null {
    if (!product) return text('exact.agreement.noProduct', { code })
    if (taken.has(number.toLowerCase())) return text('exact.agreement.numberTwice', { number: cutText(number, 60) })
    return numbers.problem(number)
  }

  async function ofAccount(
    tx: Tx,
    account: StoredAccount,
    records: readonly KeptRecord[],
    options: AgreementOptions,
  ): Promise<SyncRow[]> {
    const { division, dryRun, by } = options
    const { account_id: accountId, organization_id: organizationId } = account
    if (organizationId === null) return []
    const place = { tenantId: division.tenantId, organizationId }
    const asked = await ask(tx, account, records, options)
    const known = await agreements.ofAccount(tx, division, part, accountId)
    const here = await numbers.here(tx, place)
    const { rows, kept, write, remove } = compareNumbers(account, asked, { known, here, ruleOf: options.ruleOf })
    if (dryRun) return rows
    const put = write.map(({ want: { number, product } }) => ({ number, productId: product.id }))
    const after = await numbers.store(tx, place, { put, remove }, by)
    for (const { key, want } of write) {
      const value = valueOf(want.number, want.product.id)
      const stored = after.find(isNumber(want.number))
      kept.push({ key, said: value, here: value, targetId: stored?.id ?? null, clash: null })
    }
    const isPending = rows.some(({ outcome }) => outcome === 'refused' || outcome === 'conflict')
    await agreements.keep(tx, division, { part, accountId, isPending }, kept)
    return rows
  }

  return {
    part,
    async apply(tx: Tx, those: readonly StoredAccount[], options: AgreementOptions): Promise<SyncRow[]> {
      const ids = those.map(({ account_id: id }) => id)
      const records = await mirror.ofAccounts(tx, options.division, ['CustomerItems'], ids)
      const rows: SyncRow[] = []
      for (const account of those) {
        const isThere = account.deleted_at === null && !account.left_out
        const own = records.filter(
          ({ account_id: id, record_id: record }) => id === account.account_id && !options.gone.has(record),
        )
        rows.push(...(await ofAccount(tx, account, isThere ? own : [], options)))
      }
      return rows
    },
  }
}
export type NumberAgreements = ReturnType<typeof numberAgreements>
