import { isApiError } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useState } from 'react'

type Format = 'csv' | 'xlsx'

/** Saves what a call answers as a file. What the server says against it is told; anything else can be tried again. */
export function useSheet<Rest extends unknown[]>(
  sheet: (format: Format, ...rest: Rest) => Promise<Parameters<typeof saveFile>[0]>,
  failed: string,
) {
  const [pending, setPending] = useState(false)

  function save(format: Format, ...rest: Rest): void {
    setPending(true)
    sheet(format, ...rest)
      .then(saveFile, (error: unknown) => {
        const refused = isApiError(error) && !error.isTransient && error.status > 0
        if (refused) toast.error(failed, { description: error.sentence })
        else toast.failure(failed, () => save(format, ...rest))
      })
      .finally(() => setPending(false))
  }
  return { save, pending }
}
