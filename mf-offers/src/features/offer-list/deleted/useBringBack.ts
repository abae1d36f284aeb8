import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { bringBackOffers } from '../../../api/offers/bulk.mutations.ts'

/** Brings deleted offers back, and tells how many there still were. By then the screen it was asked on may be gone. */
export function useBringBack(): (ids: readonly number[]) => Promise<void> {
  const { t } = useTranslation('offers')

  return async function bringBack(ids) {
    try {
      const done = await bringBackOffers(ids)
      if (done === ids.length) toast.success(t('deleted.restored', { count: done }))
      else toast.warning(t('deleted.some', { done, count: ids.length }))
    } catch {
      toast.failure(t('deleted.restoreFailed'), () => void bringBack(ids))
    }
  }
}
