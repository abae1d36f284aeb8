import type { QuoteRequestDetail, SkippedMail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation } from '@staffel/shared-ui/query'
import { makeRequest, skipRequest } from '../../../api/skipping.calls.ts'
import { useOneAtATime } from '../../../parts/useOneAtATime.ts'

type Mail = Pick<SkippedMail, 'id' | 'from'>

/** Makes a request of a skipped mail, tells that its sender is remembered, and lets it be taken back. */
export function useMakeRequest({
  onMade,
  onUndone,
}: { readonly onMade?: (request: QuoteRequestDetail) => void; readonly onUndone?: () => void } = {}) {
  const { t } = useTranslation('requests')
  const { mutate, isPending, variables } = useMutation({ mutationFn: (mail: Mail) => makeRequest(mail.id) })
  const oneAtATime = useOneAtATime()

  // By then the screen may be gone.
  const undo = (request: number) => {
    skipRequest(request, { undo: true }).then(
      () => {
        toast.success(t('skipped.undone'))
        onUndone?.()
      },
      () => toast.failure(t('skipped.undoFailed'), () => undo(request)),
    )
  }

  const make = (mail: Mail) =>
    oneAtATime((done) =>
      mutate(mail, {
        onSuccess: (request) => {
          toast.undo(
            t('skipped.made'),
            () => undo(request.id),
            mail.from.includes('@') ? { description: t('skipped.remembered', { from: mail.from }) } : {},
          )
          onMade?.(request)
        },
        onError: () => toast.failure(t('skipped.failed'), () => make(mail)),
        onSettled: done,
      }),
    )

  return { make, pending: isPending ? variables.id : null }
}
