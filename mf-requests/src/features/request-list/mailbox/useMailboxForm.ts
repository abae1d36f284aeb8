import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { isBlank } from '@staffel/shared-api/rules'
import type { MailboxSettings, MailboxTestResult } from '@staffel/shared-api/contract'
import { useWorkingCopy } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useMemo, useState } from 'react'
import { mailboxCalls, mailboxKey } from '../../../api/mailbox.queries.ts'
import { useOneAtATime } from '../../../parts/useOneAtATime.ts'

export type MailboxFields = Pick<MailboxSettings, 'kind' | 'host' | 'port' | 'security' | 'user' | 'folder' | 'enabled'>

/** Ports that mail servers listen on, unless they say otherwise. */
const usualPorts = { tls: 993, starttls: 143, none: 143 } as const

/** The settings of a mailbox as they are being changed, trying them out, and saving them over nobody else's. */
export function useMailboxForm(mailbox: MailboxSettings, onSaved: () => void) {
  const { t } = useTranslation('requests')
  const queryClient = useQueryClient()
  const [fields, setFields] = useState<MailboxFields>(() => fieldsOf(mailbox))
  // Null: what is stored stays. It is never read back.
  const [secret, setSecret] = useState<string | null>(mailbox.has_secret ? null : '')
  const [conflict, setConflict] = useState<MailboxSettings | null>(null)
  const [tried, setTried] = useState(false)
  // What is stored, as far as this form knows.
  const [seen, setSeen] = useState(mailbox)
  // The password is not part of it.
  const copy = useWorkingCopy({
    subject: 'mailbox',
    rev: seen.rev,
    stored: useMemo(() => fieldsOf(seen), [seen]),
    typed: fields,
    onTake: setFields,
  })
  const sent = { ...fields, ...(secret && { secret }) }
  const saving = useMutation({ mutationFn: (rev: number) => mailboxCalls.save({ ...sent, rev }) })
  const testing = useMutation({ mutationFn: () => mailboxCalls.test(sent) })
  // A second one would be a conflict with oneself.
  const oneAtATime = useOneAtATime()

  const change = (changed: Partial<MailboxFields>) => {
    const { security } = changed
    const isUsual = fields.port === usualPorts[fields.security]
    setFields({ ...fields, ...(security && isUsual && { port: usualPorts[security] }), ...changed })
    testing.reset()
  }

  const missing: Readonly<Record<string, string>> =
    fields.kind === 'maildir'
      ? {}
      : {
          ...(isBlank(fields.host) && { host: t('mailbox.missing.host') }),
          ...(isBlank(fields.user) && { user: t('mailbox.missing.user') }),
          ...(secret === '' && { secret: t('mailbox.missing.secret') }),
          ...(isBlank(fields.folder) && { folder: t('mailbox.missing.folder') }),
        }
  const isComplete = () => {
    setTried(true)
    return Object.keys(missing).length === 0
  }

  function save(rev = seen.rev): void {
    if (!isComplete()) return
    oneAtATime((done) => {
      setConflict(null)
      saving.mutate(rev, {
        onSuccess: (stored) => {
          copy.done()
          queryClient.setQueryData(mailboxKey, stored)
          toast.success(t('mailbox.saved'))
          onSaved()
        },
        onError: (error) => void failed(error),
        onSettled: done,
      })
    })
  }

  async function failed(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'VALIDATION') return
    if (!isApiError(error) || error.code !== 'STALE')
      return void toast.failure(t('mailbox.saveFailed'), () => save(), { description: sentenceOf(error) })
    await mailboxCalls.read().then(setConflict, () => void toast.failure(t('mailbox.saveFailed'), () => save()))
  }

  return {
    fields,
    copy,
    change,
    secret,
    setSecret,
    problems: { ...fieldsRefused(saving.error), ...fieldsRefused(testing.error), ...(tried && missing) },
    save: () => save(),
    saving: saving.isPending,
    test: () => isComplete() && testing.mutate(),
    testing: testing.isPending,
    result: resultOf(testing.data, testing.error),
    conflict: conflict && {
      keep: () => {
        setSeen(conflict)
        save(conflict.rev)
      },
      reload: () => {
        copy.done()
        setFields(fieldsOf(conflict))
        setSecret(conflict.has_secret ? null : '')
        setSeen(conflict)
        setConflict(null)
      },
    },
  }

  function resultOf(
    result: MailboxTestResult | undefined,
    error: unknown,
  ): { readonly ok: boolean; readonly text: string } | null {
    if (error && Object.keys(fieldsRefused(error)).length === 0)
      return { ok: false, text: sentenceOf(error) ?? t('mailbox.testFailed') }
    if (!result) return null
    if (!result.ok) return { ok: false, text: t(`mailbox.problem.${result.problem ?? 'failed'}`) }
    return { ok: true, text: t('mailbox.works', { count: result.unread ?? 0 }) }
  }
}

export type MailboxFormState = ReturnType<typeof useMailboxForm>

function fieldsOf({ kind, host, port, security, user, folder, enabled }: MailboxSettings): MailboxFields {
  return { kind, host, port, security, user, folder, enabled }
}

function fieldsRefused(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? error.fields : {}
}
