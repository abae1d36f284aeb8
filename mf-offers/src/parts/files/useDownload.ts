import type { FileAnswer } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'

/** Fetches a file and saves it; a failure is told with Retry. `pending` while it is on its way. */
export function useDownload(load: () => Promise<FileAnswer>): { start: () => void; pending: boolean } {
  const { t } = useTranslation('offers')
  const [pending, setPending] = useState(false)

  const start = () => {
    setPending(true)
    load()
      .then(saveFile, () => void toast.failure(t('files.downloadFailed'), start))
      .finally(() => setPending(false))
  }

  return { start, pending }
}
