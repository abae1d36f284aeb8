import { sentenceOf } from '@staffel/shared-api/client'
import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { makeRequest, skipRequest } from '../api/skipping.calls.ts'
import { useOneAtATime } from './useOneAtATime.ts'

export interface SkipRequestParts {
  readonly request: Pick<QuoteRequestDetail, 'id'>
  /** Resolves once every change of the request has been stored. */
  readonly settled: () => Promise<void>
  readonly onSkipped: () => void
}

/** Says that a request is none, and lets it be taken back. */
export function useSkipRequest({ request, settled, onSkipped }: SkipRequestParts): () => void {
  const { t } = useTranslation('requests')
  const oneAtATime = useOneAtATime()

  // By then the request is closed.
  const undo = (mail: number) => {
    makeRequest(mail, true).then(
      () => toast.success(t('skip.undone')),
      () => toast.failure(t('skip.undoFailed'), () => undo(mail)),
    )
  }

  const skip = () =>
    oneAtATime((done) => {
      settled()
        .then(() => skipRequest(request.id))
        .then(
          (mail) => {
            toast.undo(t('skip.done'), () => undo(mail.id))
            onSkipped()
          },
          (error: unknown) => toast.failure(t('skip.failed'), skip, { description: sentenceOf(error) }),
        )
        .finally(done)
    })
  return skip
}
