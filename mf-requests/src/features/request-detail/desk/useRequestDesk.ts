import { isApiError, type ApiError } from '@staffel/shared-api/client'
import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { requestCalls } from '../../../api/request-lines.calls.ts'
import { requestKeys } from '../../../api/requests.queries.ts'
import type { Change } from './Change.ts'
import { ChangeQueue } from './ChangeQueue.ts'
import { headChanges } from './headChanges.ts'
import { lineChanges } from './lineChanges.ts'

/** Everything that can be changed on a request: drawn at once, made in order, taken back when the server refuses. */
export function useRequestDesk(id: string, request: QuoteRequestDetail) {
  const { t } = useTranslation('requests')
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const [conflict, setConflict] = useState<Change | null>(null)
  const calls = useMemo(() => requestCalls(id), [id])
  const lines = useMemo(() => lineChanges(calls), [calls])
  const head = useMemo(() => headChanges(calls), [calls])

  // The queue outlives a render; what it calls and reads is that of the last one.
  const latest = useRef({ request, t })
  useEffect(() => {
    latest.current = { request, t }
  })

  const queue = useMemo(() => {
    const key = requestKeys.detail(id)
    const made: ChangeQueue = new ChangeQueue({
      shown: () => queryClient.getQueryData<QuoteRequestDetail>(key) ?? latest.current.request,
      show: (shown) => {
        // An answer that is on its way knows nothing of this.
        void queryClient.cancelQueries({ queryKey: key })
        queryClient.setQueryData(key, shown)
      },
      read: calls.read,
      onWaiting: (count) => {
        setWaiting(count)
        if (count === 0) void queryClient.invalidateQueries({ queryKey: requestKeys.lists() })
      },
      onFailed: (error, change) => {
        const words = latest.current.t
        const isRefused = isApiError(error) && !error.isTransient
        const description = isApiError(error) ? reasonOf(error) : undefined
        if (isRefused) toast.error(words('desk.refused'), { description })
        else toast.failure(words('desk.failed'), () => made.add(change), { description })
      },
      onConflict: setConflict,
    })
    return made
  }, [id, calls, queryClient])

  return {
    lines,
    head,
    make: (change: Change) => queue.add(change),
    undo: () =>
      void queue.undo().then((isUndone) => {
        if (!isUndone) toast.info(t('desk.nothingToUndo'), { id: 'undo' })
      }),
    settled: () => queue.settled(),
    saving: waiting > 0,
    conflict: conflict && {
      keep: () => {
        setConflict(null)
        queue.add(conflict)
      },
      drop: () => setConflict(null),
    },
  }
}

/** What is wrong with the field says more than that something is. */
function reasonOf({ fields, sentence }: ApiError): string | undefined {
  return Object.values(fields)[0] ?? sentence
}

export type RequestDesk = ReturnType<typeof useRequestDesk>
