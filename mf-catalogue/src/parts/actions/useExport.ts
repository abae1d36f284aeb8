import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSheet } from '@staffel/shared-ui/list'
import { productsSheet } from '../../api/transfer.calls.ts'

/** The whole catalogue as a file. */
export function useExport(tenantId: number | undefined) {
  const { t } = useTranslation('catalogue')
  return useSheet((format) => productsSheet(format, tenantId), t('transfer.exportFailed'))
}
