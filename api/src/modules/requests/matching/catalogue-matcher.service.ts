import type { SoldProduct } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { RequestSettingsRepository } from '../settings/request-settings.repository.ts'
import type { IndexThread } from './index/index-thread.ts'
import type { CatalogueState, IndexQuestion } from './index/index-thread.types.ts'
import type { Matcher, PricedMatch } from './matcher.types.ts'
import type { FoundMatch, MatchableProduct } from './matching.types.ts'
import { priceAtQuantity } from './price-at-quantity.ts'

/** What matching takes from the catalogue. */
export interface CatalogueToMatch {
  /** Another value after every change of what the tenant sells. */
  revision(tx: Tx, tenantId: number): Promise<string>
  page(tx: Tx, tenantId: number, after: number, limit: number): Promise<readonly MatchableProduct[]>
  productsById(tx: Tx, tenantId: number, ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>>
}

interface Needs {
  readonly catalogue: CatalogueToMatch
  readonly settings: Pick<RequestSettingsRepository, 'read'>
  readonly thread: IndexThread
}

/** Products that are read and handed to the thread at a time: some milliseconds of this process. */
const portion = 500
/**
 * Whoever waited for the loading of another request may come too late, or the catalogue have changed; not again and
 * again.
 */
const attempts = 3

type Found = readonly (readonly FoundMatch[])[]

/**
 * Matching against the catalogue as it is now; an index that is out of date is made anew first, once for all who wait
 * for it.
 */
export function catalogueMatcher({ catalogue, settings, thread }: Needs): Matcher {
  const loading = new Map<string, Promise<unknown>>()

  async function ask(tx: Tx, tenantId: number, question: IndexQuestion): Promise<Found> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const state: CatalogueState = { tenantId, revision: await catalogue.revision(tx, tenantId) }
      const answer = await thread.run({ ...state, ...question })
      if ('found' in answer) return answer.found
      if ('error' in answer) throw new Error(`Matching failed: ${answer.error}`)
      const found = await loadOnce(tx, state, question)
      if (found) return found
    }
    throw new Error(`The catalogue of tenant ${tenantId} could not be held for matching.`)
  }

  /** The answer, for whose question it was loaded. */
  async function loadOnce(tx: Tx, state: CatalogueState, question: IndexQuestion): Promise<Found | null> {
    const key = `${state.tenantId} ${state.revision}`
    const running = loading.get(key)
    // Whoever waits for the loading of another request tries for itself when that one fails.
    if (running) {
      await running.catch(() => undefined)
      return null
    }
    const own = load(tx, state, question).finally(() => loading.delete(key))
    loading.set(key, own)
    return own
  }

  async function load(tx: Tx, state: CatalogueState, question: IndexQuestion): Promise<Found | null> {
    let products = await catalogue.page(tx, state.tenantId, 0, portion)
    for (let isFirst = true; ; isFirst = false) {
      const isLast = products.length < portion
      // The next ones are read while the thread is busy with these.
      const [answer, next] = await Promise.all([
        thread.run({ ...state, kind: 'load', products, isFirst, question: isLast ? question : null }),
        isLast ? [] : catalogue.page(tx, state.tenantId, products.at(-1)?.id ?? 0, portion),
      ])
      if ('error' in answer)
        throw new Error(`The catalogue of tenant ${state.tenantId} could not be read for matching: ${answer.error}`)
      // Absent: the thread was started anew in between, and its first portions went with the old one. The next attempt
      // begins again.
      if ('found' in answer) return answer.found
      if ('absent' in answer) return null
      products = next
    }
  }

  async function priced(
    tx: Tx,
    tenantId: number,
    found: readonly (readonly FoundMatch[])[],
    quantities: readonly number[],
  ): Promise<PricedMatch[][]> {
    const products = await catalogue.productsById(tx, tenantId, [
      ...new Set(found.flat().map(({ productId }) => productId)),
    ])
    return found.map((matches, line) =>
      matches.flatMap((match) => {
        const product = products.get(match.productId)
        return product ? [{ ...match, ...priceAtQuantity(product, quantities[line] ?? 1) }] : []
      }),
    )
  }

  return {
    async match(tx, tenantId, lines) {
      if (lines.length === 0) return []
      const { certain_from: certainFrom } = await settings.read(tx, tenantId)
      return priced(
        tx,
        tenantId,
        await ask(tx, tenantId, { kind: 'match', lines, certainFrom }),
        lines.map(({ quantity = 1 }) => quantity),
      )
    },
    async candidates(tx, tenantId, line, atMost) {
      const [matches = []] = await priced(tx, tenantId, await ask(tx, tenantId, { kind: 'candidates', line, atMost }), [
        line.quantity ?? 1,
      ])
      return matches
    },
  }
}
