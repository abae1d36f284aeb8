import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { Product, ProductPrices } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { savePrices } from '../../../api/products.mutations.ts'
import { productQuery } from '../../../api/products.queries.ts'
import { changesOf, pricesToSend, type RaisedProduct } from './raisedProduct.ts'
import type { ProductSelection } from './useProductSelection.ts'

interface RaiseParts {
  readonly selection: ProductSelection
  readonly tenantId: number | undefined
  readonly onDone: () => void
}

/** Saves the raised prices, all or none, and lets it be taken back. Who was first is not overwritten. */
export function useRaise({ selection, tenantId, onDone }: RaiseParts) {
  const { t } = useTranslation('catalogue')
  const queryClient = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // Products that somebody else has changed since: their new prices are looked at first.
  const [renewed, setRenewed] = useState<readonly string[]>([])

  async function save(products: readonly RaisedProduct[]): Promise<void> {
    const raised = products.filter((product) => changesOf(product).length > 0)
    setIsPending(true)
    setError(null)
    setRenewed([])
    try {
      const saved = await savePrices(
        raised.map((product) => pricesToSend(product, 'to', product.product.rev ?? 1)),
        tenantId,
      )
      const revs = new Map(saved.map(({ product_id, rev }) => [product_id, rev]))
      const before = raised.map((product) => pricesToSend(product, 'from', revs.get(product.product.product_id) ?? 1))
      toast.undo(t('raise.done', { count: raised.length, shown: formatNumber(raised.length) }), () => undo(before))
      selection.clear()
      onDone()
    } catch (problem) {
      const stale = staleProducts(problem)
      if (stale.length > 0) await renew(stale).catch(setError)
      else setError(problem)
    } finally {
      setIsPending(false)
    }
  }

  /** By then the list may be gone. */
  function undo(before: readonly ProductPrices[]): void {
    savePrices(before, tenantId).then(
      () => toast.success(t('raise.undone')),
      (problem: unknown) =>
        staleProducts(problem).length > 0
          ? toast.error(t('raise.notUndone'), { description: t('raise.changedSince') })
          : toast.failure(t('raise.notUndone'), () => undo(before), { description: sentenceOf(problem) }),
    )
  }

  async function renew(ids: readonly number[]): Promise<void> {
    const names = ids.map((id) => selection.selected.get(id)?.product_name ?? String(id))
    const now: Product[] = await Promise.all(
      ids.map((id) => queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 })),
    )
    selection.put(now)
    setRenewed(names)
  }

  return { save, isPending, error, renewed }
}

function staleProducts(problem: unknown): number[] {
  if (!isApiError(problem) || problem.code !== 'STALE') return []
  const { product_ids: ids } = problem.details
  return Array.isArray(ids) ? ids.map(Number) : []
}
