import { useState } from 'react'
import { saveFile } from '../files/saveFile.ts'
import { errorDetails } from '../states/errorDetails.ts'
import { toast } from '../toast/toast.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** Saves what a call answers as a file. What the server says against it is told; anything else can be tried again. */
export function useSheet<Rest extends unknown[]>(
  sheet: (format: SheetFormat, ...rest: Rest) => Promise<Parameters<typeof saveFile>[0]>,
  failed: string,
) {
  const [pending, setPending] = useState(false)

  function save(format: SheetFormat, ...rest: Rest): void {
    setPending(true)
    sheet(format, ...rest)
      .then(saveFile, (error: unknown) => {
        const { isRefused, message } = errorDetails(error)
        if (isRefused) toast.error(failed, { ...(message && { description: message }) })
        else toast.failure(failed, () => save(format, ...rest))
      })
      .finally(() => setPending(false))
  }
  return { save, pending }
}
