import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { text } from '../../../texts/text.ts'
import type { SourcePrices } from '../../catalogue/price-lists/transfer/importing/source-prices.ts'
import type { StoredAccount } from '../accounts/exact-accounts.repository.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import type { ExactMirrorRepository } from '../sync/reading/exact-mirror.repository.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import { agreedPrices } from './agreed-prices.ts'
import { toldRow, type AgreementOptions } from './agreement-options.ts'
import type { AgreementsRepository } from './agreements.repository.ts'
import { comparePrices, entryOf, keyOf, type AskedPrices, type WantedPrice } from './compare-prices.ts'
import type { KnownGoods } from './known-goods.ts'
import { priceOfProduct } from './price-of-product.ts'
import { placeRow } from './settle-place.ts'

export interface PriceAgreementsDependencies {
  readonly mirror: ExactMirrorRepository
  readonly agreements: AgreementsRepository
  readonly goods: KnownGoods
  readonly prices: SourcePrices
  readonly now: () => Date
}

const part = 'customer_prices' as const

/** Prices of customers of Exact as price lists of the customers: one list for each time that prices count for. */
export function priceAgreements({ mirror, agreements, goods, prices, now }: PriceAgreementsDependencies) {
  async function ask(
    tx: Tx,
    account: StoredAccount,
    said: readonly ExactRecord[],
    options: AgreementOptions,
  ): Promise<{ asked: AskedPrices; today: string }> {
    const { division } = options
    const { today } = await tenantDay(tx, division.tenantId, now())
    const { prices: agreed, foreign } = agreedPrices(said, today)
    const productOf = await goods(tx, division, agreed)
    const wanted = new Map<string, WantedPrice>()
    const left = new Set<string>()
    const refused = new Map<string, SyncRow>()
    const saidOf = Map.groupBy(said, ({ ItemCode: code }) => String(code ?? '').trim())
    const refuse = (code: string, productId: number | null, message: SyncRow['message']) => {
      const about = JSON.stringify(saidOf.get(code))
      refused.set(code, toldRow({ part, account, code, productId, outcome: 'refused', message, about }))
    }
    for (const { itemCode: code, currency } of foreign)
      refuse(code, null, text('exact.agreement.currency', { code, currency }))
    for (const { itemCode: code, itemId, steps, ...period } of agreed) {
      const product = productOf({ itemId, itemCode: code })
      const price = product && priceOfProduct(steps, product)
      if (!product) refuse(code, null, text('exact.agreement.noProduct', { code }))
      else if (!price) {
        left.add(keyOf({ ...period, productId: product.id }))
        refuse(code, product.id, text('exact.agreement.noUnit', { code }))
      } else {
        const key = keyOf({ ...period, productId: product.id })
        if (wanted.has(key)) refuse(code, product.id, text('exact.agreement.twice', { code }))
        else wanted.set(key, { ...period, productId: product.id, product, code, price, text: prices.text(price) })
      }
    }
    return { asked: { wanted, left, refused: [...refused.values()] }, today }
  }

  async function ofAccount(tx: Tx, account: StoredAccount, said: readonly ExactRecord[], options: AgreementOptions) {
    const { division, dryRun, by } = options
    const { tenantId } = division
    const { organization_id: organizationId, account_id: accountId } = account
    if (organizationId === null) return []
    const { asked, today } = await ask(tx, account, said, options)
    const known = await agreements.ofAccount(tx, division, part, accountId)
    const here = await prices.here(tx, tenantId, organizationId)
    const compared = comparePrices(account, asked, { known, here, today, ruleOf: options.ruleOf })
    const stored = await prices.put(tx, { tenantId, organizationId }, compared.steps.map(entryOf), { dryRun, ...by })
    const rows = [...asked.refused, ...compared.rows]
    const kept = new Map(compared.kept.map((line) => [line.key, line]))
    compared.steps.forEach(({ key, want, line, sides }, index) => {
      const { listId = null, problem = null } = stored[index] ?? {}
      const about = want?.text ?? ''
      rows.push({ ...placeRow({ part, account }, sides, problem ? 'refused' : undefined, problem), about })
      if (problem && line) kept.set(key, line)
      if (!problem && want) kept.set(key, { key, said: want.text, here: want.text, targetId: listId, clash: null })
    })
    if (!dryRun) {
      const isPending = rows.some(({ outcome }) => outcome === 'refused' || outcome === 'conflict')
      await agreements.keep(tx, division, { part, accountId, isPending }, [...kept.values()])
    }
    return rows
  }

  return {
    part,
    async apply(tx: Tx, those: readonly StoredAccount[], options: AgreementOptions): Promise<SyncRow[]> {
      const ids = those.map(({ account_id: id }) => id)
      const records = await mirror.ofAccounts(tx, options.division, ['SalesItemPrices'], ids)
      const rows: SyncRow[] = []
      for (const account of those) {
        const isThere = account.deleted_at === null && !account.left_out
        const own = records.filter(
          ({ account_id: id, record_id: record }) => id === account.account_id && !options.gone.has(record),
        )
        rows.push(...(await ofAccount(tx, account, isThere ? own.map(({ said }) => said) : [], options)))
      }
      return rows
    },
  }
}
export type PriceAgreements = ReturnType<typeof priceAgreements>
