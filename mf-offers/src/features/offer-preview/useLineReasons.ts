import type { Offer } from '@staffel/shared-api/contract'
import { mayEditPrices } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useQuery } from '@staffel/shared-ui/query'
import { useMemo } from 'react'
import { offerSettingsQuery } from '../../api/new-offer.queries.ts'
import { lineReasons, type LineReason } from '../../parts/document/prices/lineReasons.ts'

const none: ReadonlyMap<string, LineReason> = new Map()

/** For the seller's staff, why the lines cost what they do. */
export function useLineReasons(offer: Pick<Offer, 'items' | 'tenant_id'> | null | undefined) {
  const user = useUser()
  const { items = [], tenant_id: tenantId = 0 } = offer ?? {}
  const isStaff = user !== null && mayEditPrices(user)
  // Of what is issued it was frozen; of a draft it is what the tenant has decided.
  const asks = isStaff && items.some(({ product }) => product?.tier_group)
  const { data: settings } = useQuery({ ...offerSettingsQuery(tenantId), enabled: asks })
  return useMemo(() => {
    if (!isStaff || (asks && !settings)) return none
    return lineReasons(items, settings?.tiers_together ?? false)
  }, [isStaff, asks, settings, items])
}
