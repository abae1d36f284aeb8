import { searchWords } from '../../../db/sql/search-words.ts'
import { boundOrganization, isManagerOrAdmin } from '../../../http/caller.ts'
import type { Finder } from '../../../http/module.ts'
import type { UsersRepository } from './users.repository.ts'

/** Accounts and invited people by name and e-mail address; the latter is their id: their list is searched by it. */
export function userFinder(users: Pick<UsersRepository, 'list'>, now: () => Date): Finder {
  return {
    type: 'users',
    area: 'people',
    allows: isManagerOrAdmin,
    async find(tx, caller, typed, limit) {
      const filter = { words: searchWords(typed)?.words ?? [], bound: boundOrganization(caller), now: now() }
      const page = { limit, offset: 0, sortColumn: 'email', descending: false } as const
      const found = await users.list(tx, caller.scope, filter, page)
      return found.map(({ email, first_name, last_name }) => {
        const name = [first_name, last_name].filter(Boolean).join(' ')
        return { id: email, label: name || email, detail: name ? email : null }
      })
    },
  }
}
