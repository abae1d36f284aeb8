import { isApiError, mailReadingState, sentenceOf } from '@staffel/shared-api/client'
import type { MailReading } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { every, useMutation, useQuery, useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useRef } from 'react'
import { mailReadingQuery, readMail, ReadingFailed } from '../../../api/mail-reading.queries.ts'
import { requestKeys } from '../../../api/requests.queries.ts'
import { useOneAtATime } from '../../../parts/useOneAtATime.ts'
import { useMailboxDrawer } from '../mailbox/useMailboxDrawer.ts'

/** 'Lees e-mails in': how far it is while it runs, by whoever it was started, and in words how it ended. */
export function useMailReading(mayRead: boolean) {
  const { t } = useTranslation('requests')
  const queryClient = useQueryClient()
  const mailbox = useMailboxDrawer()
  const { mutate, isPending: pending } = useMutation({
    mutationFn: () => readMail(() => toast.info(t('reading.alreadyRunning'))),
  })
  const state = useQuery({
    ...mailReadingQuery(),
    enabled: mayRead,
    refetchInterval: every(mailReadingState, (state) => (pending || state?.running ? 700 : false)),
  })

  // One that the clock started has ended: what it brought is shown.
  const isRunning = state.data?.running ?? false
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries({ queryKey: requestKeys.lists() })
    wasRunning.current = isRunning
  }, [isRunning, queryClient])

  // A second one would be told that somebody reads already.
  const oneAtATime = useOneAtATime()
  const read = () =>
    oneAtATime((done) =>
      mutate(undefined, {
        onSuccess: (result) => toast.success(t('reading.done'), { description: result ? counts(result) : undefined }),
        onError: (error) => tell(error),
        onSettled: () => {
          done()
          void queryClient.invalidateQueries({ queryKey: requestKeys.all })
        },
      }),
    )

  /** What it brought, in words; what there was none of is left out. */
  function counts(result: MailReading): string {
    const told = (['created', 'skipped', 'failed'] as const).filter((kind) => result[kind] > 0)
    return told.length === 0
      ? t('reading.nothing')
      : told.map((kind) => t(`reading.${kind}`, { count: result[kind] })).join(' · ')
  }

  function tell(error: unknown): void {
    if (isApiError(error) && error.code === 'NOT_CONNECTED') {
      // There is none, it is off, or it does not answer: the server says which.
      toast.error(t('reading.error'), {
        description: error.sentence ?? t('reading.notConnected'),
        action: { label: t('mailbox.open'), onAction: mailbox.open },
      })
    } else {
      toast.failure(t('reading.error'), read, { description: reasonOf(error) })
    }
  }

  function reasonOf(error: unknown): string {
    if (error instanceof ReadingFailed) return t(`mailbox.problem.${error.problem}`)
    if (isApiError(error) && error.code === 'RATE_LIMITED')
      return t('reading.tooOften', { count: error.retryAfter ?? 60 })
    return sentenceOf(error) ?? t('reading.notLoaded')
  }

  return { read, pending: pending || isRunning, state: state.data }
}

export type MailReadingControl = ReturnType<typeof useMailReading>
