import type { OfferBulkResult } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useBringBack } from './useBringBack.ts'

/** Tells that offers were deleted, and lets it be taken back; which were not, and why, is told as of any action. */
export function useDeletedResult(tell: (result: OfferBulkResult) => void): (result: OfferBulkResult) => void {
  const { t } = useTranslation('offers')
  const bringBack = useBringBack()

  return (result) => {
    const gone = result.results.filter(({ ok }) => ok).map(({ id }) => id)
    if (gone.length < result.results.length) tell(result)
    if (gone.length > 0) toast.undo(t('deleted.done', { count: gone.length }), () => void bringBack(gone))
  }
}
