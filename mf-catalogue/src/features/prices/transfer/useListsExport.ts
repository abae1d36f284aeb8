import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSheet } from '@staffel/shared-ui/list'
import { listsSheet } from '../../../api/price-lists.calls.ts'

/** Price lists as a file: all of them, or the one that is named. */
export function useListsExport(tenantId: number | undefined) {
  const { t } = useTranslation('catalogue')
  return useSheet((format, id?: number) => listsSheet(format, { tenantId, id }), t('prices.file.exportFailed'))
}
