import { isApiError } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { productsSheet } from '../../api/transfer.calls.ts'

/** The whole catalogue as a file. What the server says against it is told; anything else can be tried again. */
export function useExport(tenantId: number | undefined) {
  const { t } = useTranslation('catalogue')
  const [pending, setPending] = useState(false)

  function save(format: 'csv' | 'xlsx'): void {
    setPending(true)
    productsSheet(format, tenantId)
      .then(saveFile, (error: unknown) => {
        const refused = isApiError(error) && !error.isTransient && error.status > 0
        if (refused) toast.error(t('transfer.exportFailed'), { description: error.sentence })
        else toast.failure(t('transfer.exportFailed'), () => save(format))
      })
      .finally(() => setPending(false))
  }
  return { save, pending }
}
