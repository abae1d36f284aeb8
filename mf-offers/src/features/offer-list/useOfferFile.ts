import { isApiError, type FileAnswer } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useState } from 'react'

/** Fetches a file and saves it. What the server says against it is told; anything else can be tried again. */
export function useOfferFile() {
  const [pending, setPending] = useState(false)

  const fetchFile = (load: () => Promise<FileAnswer>, failure: string): void => {
    setPending(true)
    load()
      .then(saveFile, (error: unknown) => told(error, failure, () => fetchFile(load, failure)))
      .finally(() => setPending(false))
  }
  return { fetchFile, pending }
}

function told(error: unknown, failure: string, retry: () => void): void {
  const refused = isApiError(error) && !error.isTransient && error.status > 0
  if (refused) toast.error(failure, { description: error.sentence })
  else toast.failure(failure, retry)
}
