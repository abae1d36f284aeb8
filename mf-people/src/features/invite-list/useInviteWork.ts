import { sentenceOf } from '@staffel/shared-api/client'
import type { Invite, InviteResults } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useCancelInvites, useResendInvites } from '../../api/invites.mutations.ts'

type Results = InviteResults['results']

/** What is done with one invite or several: each is told, what was done and what was not. */
export function useInviteWork() {
  const { t } = useTranslation('people')
  const resending = useResendInvites()
  const cancelling = useCancelInvites()

  function tell(what: 'resent' | 'cancelled', invites: readonly Invite[], results: Results): void {
    const done = results.filter(({ ok }) => ok)
    const refused = results.filter(({ ok }) => !ok)
    const nameOf = (id: number | undefined) => invites.find(({ invite_id }) => invite_id === id)?.email ?? ''
    if (done.length > 0) toast.success(t(`invites.${what}`, { count: done.length, email: nameOf(done[0]?.id) }))
    if (refused.length === 0) return
    toast.warning(t(`invites.not_${what}`, { count: refused.length, email: nameOf(refused[0]?.id) }), {
      description: [...new Set(refused.flatMap(reasonsOf))].join(' '),
    })
  }

  /** What the server says of a field is more than its code does. */
  const reasonsOf = ({ code, fields = {} }: Results[number]): string[] => {
    const said = Object.values(fields)
    const other = t('invites.reasons.OTHER')
    return said.length > 0 ? said : [t(`invites.reasons.${code ?? 'OTHER'}`, { defaultValue: other })]
  }

  const run = (what: 'resent' | 'cancelled', invites: readonly Invite[], onDone?: () => void) =>
    (what === 'resent' ? resending : cancelling).mutate(
      invites.map(({ invite_id: id }) => id),
      {
        onSuccess: ({ results }) => {
          tell(what, invites, results)
          onDone?.()
        },
        onError: (error) =>
          toast.failure(t('invites.failedWork'), () => run(what, invites, onDone), { description: sentenceOf(error) }),
      },
    )

  return {
    isResending: resending.isPending,
    isCancelling: cancelling.isPending,
    resend: (invites: readonly Invite[], onDone?: () => void) => run('resent', invites, onDone),
    cancel: (invites: readonly Invite[], onDone?: () => void) => run('cancelled', invites, onDone),
    exportEmails: (invites: readonly Invite[]) =>
      saveFile({
        filename: t('invites.fileName'),
        blob: new Blob([invites.map(({ email }) => `${email}\n`).join('')], { type: 'text/plain' }),
      }),
  }
}
