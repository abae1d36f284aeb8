import { text } from '../../../../../texts/text.ts'
import type { PriceListRow } from '../../price-lists.repository.ts'
import type { ListDraft, ListProblem } from '../list-draft.types.ts'
import { isId, isNamed, type NamedGoods } from './named-goods.ts'
import type { NamedRow } from './lists-import.repository.ts'

export interface Owner {
  readonly organization_id: number | null
  readonly customer_group_id: number | null
  readonly owner_name: string
}

export interface FoundList {
  readonly owner: Owner | null
  /** Null for a new one. */
  readonly stored: PriceListRow | null
}

/** Finds what each list of a file is about, each one once, stored or new; or says what is wrong with it. */
export function targets(named: NamedGoods, stored: readonly PriceListRow[]) {
  const seen = new Map<string, number>()
  return (draft: ListDraft): FoundList | ListProblem[] => {
    const owner = ownerOf(draft, named)
    if (owner && 'message' in owner) return [...draft.problems, owner]
    const found = storedListOf(draft, owner, stored)
    if (found && 'message' in found) return [...draft.problems, found]
    const key = found ? `id ${found.id}` : keyOfNew(draft, owner)
    const first = seen.get(key)
    if (first !== undefined)
      return [{ row: draft.row, field: 'listName', message: text('priceList.file.listTwice', { row: first }) }]
    seen.set(key, draft.row)
    return draft.problems.length > 0 ? [...draft.problems] : { owner, stored: found }
  }
}

/** However a file names whose it is, a new list is known by its name, by whose it is and by when it begins. */
function keyOfNew({ name, validFrom }: ListDraft, owner: Owner | null): string {
  return JSON.stringify([name?.trim().toLowerCase(), owner?.organization_id, owner?.customer_group_id, validFrom])
}

/** What a list of a file is for: null where the file does not say. */
function ownerOf(draft: ListDraft, named: NamedGoods): Owner | null | ListProblem {
  const { row, organizationId, organization, customerGroup } = draft
  const isOrganization = organizationId !== null || organization !== null
  if (isOrganization && customerGroup !== null)
    return { row, field: 'customerGroup', message: text('priceList.oneOwner') }
  if (customerGroup !== null) {
    const group = named.customerGroups.find(isNamed(customerGroup))
    return group
      ? { organization_id: null, customer_group_id: group.id, owner_name: group.name }
      : { row, field: 'customerGroup', message: text('customerGroup.unknown') }
  }
  if (!isOrganization) return null
  const found = organizationOf(draft, named.organizations)
  return 'message' in found ? found : { organization_id: found.id, customer_group_id: null, owner_name: found.name }
}

/** By its id, whatever it is called now, else by its name. */
function organizationOf(
  { row, organizationId, organization }: ListDraft,
  known: readonly NamedRow[],
): NamedRow | ListProblem {
  if (organizationId !== null) {
    const found = known.find(({ id }) => id === organizationId)
    if (!found) return { row, field: 'organizationId', message: text('organization.unknown') }
    // Rows that were copied for another customer still have the id of the first.
    return organization !== null && !isNamed(organization)(found)
      ? { row, field: 'organization', message: text('priceList.file.twoCustomers') }
      : found
  }
  const [found, second] = known.filter(isNamed(organization ?? ''))
  if (second) return { row, field: 'organization', message: text('priceList.file.severalCustomers') }
  return found ?? { row, field: 'organization', message: text('organization.unknown') }
}

/** The stored list that a list of a file is; null for a new one. */
function storedListOf(
  draft: ListDraft,
  owner: Owner | null,
  stored: readonly PriceListRow[],
): PriceListRow | null | ListProblem {
  const { row, listId, name, validFrom } = draft
  if (listId !== null)
    return (
      (isId(listId) ? stored.find(({ id }) => id === listId) : undefined) ?? {
        row,
        field: 'listId',
        message: text('priceList.file.unknownList'),
      }
    )
  if (name === null) return { row, field: 'listName', message: text('field.required') }
  const [found, second] = stored.filter(
    (list) =>
      isNamed(name)(list) &&
      (owner === null ||
        (list.organization_id === owner.organization_id && list.customer_group_id === owner.customer_group_id)) &&
      (validFrom === null || list.valid_from === validFrom),
  )
  if (second) return { row, field: 'listName', message: text('priceList.file.severalLists') }
  return found ?? null
}
