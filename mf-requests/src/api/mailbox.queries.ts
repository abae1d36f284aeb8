import { apiClient } from '@staffel/shared-auth'
import { getMailbox, saveMailbox, testMailbox } from '@staffel/shared-api/client'
import type { MailboxInput, MailboxTest } from '@staffel/shared-api/contract'
import { queryOptions } from '@staffel/shared-ui/query'

export const mailboxKey = ['mailbox'] as const

/** Where requests come in; asked each time that it is opened. */
export const mailboxQuery = () =>
  queryOptions({
    queryKey: mailboxKey,
    queryFn: ({ signal }) => getMailbox(apiClient, { query: {}, signal }),
    staleTime: 0,
  })

export const mailboxCalls = {
  read: () => getMailbox(apiClient, { query: {} }),
  save: (mailbox: MailboxInput) => saveMailbox(apiClient, { body: mailbox }),
  test: (mailbox: MailboxTest) => testMailbox(apiClient, { body: mailbox }),
}
