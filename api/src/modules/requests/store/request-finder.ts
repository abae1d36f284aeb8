import type { Finder } from '../../../http/module.ts'
import { requestScope } from './requests.policy.ts'
import type { RequestsRepository } from './requests.repository.ts'

/** Requests by subject, sender and text of the mail, the newest first. */
export function requestFinder({ find }: Pick<RequestsRepository, 'find'>): Finder {
  return {
    type: 'requests',
    area: 'requests',
    allows: (caller) => requestScope(caller) !== null,
    async find(tx, caller, typed, limit) {
      const scope = requestScope(caller)
      const found = scope ? await find(tx, scope, typed, limit) : []
      return found.map(({ id, subject, sender }) => ({
        id: String(id),
        label: subject || sender,
        detail: subject ? sender : null,
      }))
    },
  }
}
