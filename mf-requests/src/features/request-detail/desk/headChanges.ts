import type { QuoteRequestDetail, QuoteStatus } from '@staffel/shared-api/contract'
import type { Colleague } from '../../../api/colleagues.queries.ts'
import type { RequestCalls } from '../../../api/request-lines.calls.ts'
import type { Change } from './Change.ts'

type Customer = QuoteRequestDetail['organization']

/** Changes of what stands above the lines: whose work it is, how far it is, and who it is from. */
export function headChanges(calls: RequestCalls) {
  const status = (to: QuoteStatus, reason?: string): Change => ({
    apply: (request) => ({ ...request, status: to, decline_reason: to === 'declined' ? (reason ?? null) : null }),
    call: (version) => calls.status(to, reason, version),
    about: ({ status }) => status,
    inverse: (before) => status(before.status, before.decline_reason ?? undefined),
  })

  const assign = (assignee: Colleague | null): Change => ({
    apply: (request) => ({ ...request, assignee }),
    call: (version) => calls.assign(assignee?.user_id ?? null, version),
    about: ({ assignee }) => assignee,
    inverse: (before) => assign(before.assignee),
  })

  const customer = (organization: Customer, remember?: boolean): Change => ({
    apply: (request) => ({ ...request, organization, sender: tied(request.sender, organization, remember) }),
    call: (version) => calls.customer(organization?.id ?? null, remember, version),
    about: ({ organization, sender }) => ({ organization, remembered: sender?.remembered ?? null }),
    inverse: (before) =>
      customer(
        before.organization,
        remember === undefined
          ? undefined
          : before.organization !== null && before.sender?.remembered?.id === before.organization.id,
      ),
  })

  return { status, assign, customer }
}

function tied(
  sender: QuoteRequestDetail['sender'],
  organization: Customer,
  remember: boolean | undefined,
): QuoteRequestDetail['sender'] {
  if (sender === null || remember === undefined) return sender
  return { ...sender, remembered: remember ? organization : null }
}

export type HeadChanges = ReturnType<typeof headChanges>
