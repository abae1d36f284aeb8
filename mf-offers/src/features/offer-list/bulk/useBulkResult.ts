import type { OfferBulkResult } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { bundleFile } from '../../../api/offers/bulk.mutations.ts'

const mostNamed = 8

/** Tells what became of each offer: how many were done, and which were not, and why. */
export function useBulkResult(selected: ReadonlyMap<number, string>): (result: OfferBulkResult) => void {
  const { t } = useTranslation('offers')

  return ({ results, bundle }) => {
    const refused = results.filter(({ ok }) => !ok)
    const counted = { done: results.length - refused.length, count: results.length }
    const named = [...Map.groupBy(refused, ({ code }) => code)].map(([code, offers]) => {
      return `${t([`list.bulk.codes.${code}`, 'list.bulk.codes.other'])}: ${listed(offers.map(({ id }) => selected.get(id) ?? String(id)))}`
    })
    if (refused.length === 0) toast.success(t('list.bulk.allDone', counted))
    else toast.warning(t('list.bulk.someDone', counted), { description: named.join(' · '), duration: null })
    if (bundle) fetchBundle(bundle.bundle_id)
  }

  function fetchBundle(id: string): void {
    bundleFile(id).then(saveFile, () => void toast.failure(t('list.bulk.bundleFailed'), () => fetchBundle(id)))
  }
}

/** The first few numbers; the rest is still in the list. */
function listed(numbers: readonly string[]): string {
  const more = numbers.length - mostNamed
  return numbers.slice(0, mostNamed).join(', ') + (more > 0 ? ` +${more}` : '')
}
