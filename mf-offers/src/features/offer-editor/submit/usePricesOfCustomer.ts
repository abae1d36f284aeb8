import { useQuery } from '@staffel/shared-ui/query'
import { useEffect, useMemo, type Dispatch } from 'react'
import { pricesQuery, type PricesFor } from '../../../api/products.queries.ts'
import type { EditorAction } from '../draft/draftReducer.ts'
import { customerOf, type OfferDraft } from '../draft/offerDraft.ts'

/**
 * Whose prices the lines have. With another customer or currency than the form began with, or with lines of a template,
 * the ladders of their products are asked for anew: the server will price them so when it saves.
 */
export function usePricesOfCustomer(
  draft: OfferDraft,
  begun: OfferDraft,
  tenantId: number | undefined,
  dispatch: Dispatch<EditorAction>,
): PricesFor | undefined {
  const { currency } = draft
  const organization = customerOf(draft)
  const pricesFor = useMemo(
    () => (organization === undefined ? undefined : { organization_id: organization, currency }),
    [organization, currency],
  )
  const ids = [...new Set(draft.lines.flatMap(({ product }) => product?.product_id ?? []))].sort((a, b) => a - b)
  const hasOthers = organization !== customerOf(begun) || currency !== begun.currency
  const isAsked = hasOthers || (pricesFor !== undefined && draft.templateId !== begun.templateId)
  const { data } = useQuery({ ...pricesQuery(ids, tenantId, pricesFor), enabled: isAsked && ids.length > 0 })
  useEffect(() => {
    if (data) dispatch({ type: 'pricesKnown', products: data })
  }, [data, dispatch])
  return pricesFor
}
