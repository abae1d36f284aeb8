import type { LogEntry } from '@staffel/shared-api/contract'
import { paths } from '../../paths.ts'

type Found = Pick<LogEntry, 'entity' | 'entity_id' | 'address'>

const ofPerson = (list: string, { address, entity_id }: Found) =>
  `${list}?${new URLSearchParams({ search: address ?? entity_id })}`

const places: Readonly<Record<string, (entry: Found) => string>> = {
  offer: ({ entity_id }) => `/offers/${entity_id}`,
  offer_bundle: () => '/offers',
  saved_view: () => '/offers',
  organization: ({ entity_id }) => paths.customer(Number(entity_id)),
  quote_request: ({ entity_id }) => `/requests/${entity_id}`,
  mailbox: () => '/requests',
  request_settings: () => '/requests',
  product: ({ entity_id }) => `/products/${entity_id}`,
  product_group: () => '/products/groups',
  product_import: () => '/products/import',
  customer_group: () => '/products/prices/groups',
  price_list: ({ entity_id }) => `/products/prices/${entity_id}`,
  user: (entry) => ofPerson(paths.users(), entry),
  invite: (entry) => ofPerson(paths.invites(), entry),
  offer_settings: () => `${paths.settings()}?tab=pricing`,
  surcharge_rule: () => `${paths.settings()}?tab=pricing`,
  template: () => `${paths.settings()}?tab=templates`,
  region: () => paths.settings(),
  tenant: () => paths.settings(),
  subscription_request: () => paths.account(),
  exact_connection: () => '/exact',
  data_export: () => `${paths.settings()}?tab=data`,
}

/** The page of what an entry is about; without one, all that was done with it. */
export function whereToFind(entry: Found): string {
  const { entity, entity_id } = entry
  return places[entity]?.(entry) ?? `${paths.log()}?${new URLSearchParams({ thing: `${entity}:${entity_id}` })}`
}
