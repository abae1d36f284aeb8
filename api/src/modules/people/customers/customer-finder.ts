import { restorableSince } from '../../../db/sql/restorable-since.ts'
import { boundOrganization, isManagerOrAdmin } from '../../../http/caller.ts'
import type { Finder } from '../../../http/module.ts'
import type { OrganizationsRepository } from './organizations.repository.ts'

/** Customers by name and e-mail address; a customer's Manager finds the own one. */
export function customerFinder(organizations: Pick<OrganizationsRepository, 'list'>, now: () => Date): Finder {
  return {
    type: 'customers',
    area: 'people',
    allows: isManagerOrAdmin,
    async find(tx, caller, search, limit) {
      const filter = { search, since: restorableSince(now()), bound: boundOrganization(caller) }
      const page = { limit, offset: 0, sortKey: 'name', descending: false } as const
      const found = await organizations.list(tx, caller.scope, filter, page)
      return found.map(({ id, name, email }) => ({ id: String(id), label: name, detail: email }))
    },
  }
}
