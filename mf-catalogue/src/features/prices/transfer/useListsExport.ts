import { useTranslation } from '@staffel/shared-ui/i18n'
import { listsSheet } from '../../../api/price-lists.calls.ts'
import { useSheet } from '../../../parts/actions/useSheet.ts'

/** Price lists as a file: all of them, or the one that is named. */
export function useListsExport(tenantId: number | undefined) {
  const { t } = useTranslation('catalogue')
  return useSheet((format, id?: number) => listsSheet(format, { tenantId, id }), t('prices.file.exportFailed'))
}
