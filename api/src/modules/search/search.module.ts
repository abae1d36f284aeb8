import { searchEverything } from '@staffel/shared-api/contract'
import { route } from '../../http/endpoint-route.ts'
import type { Module } from '../../http/module.ts'
import { signedIn } from '../../http/policy.ts'
import { searchService, type SearchDependencies } from './search.service.ts'

/** The search of the frame: asks what the other modules find. */
export function createSearchModule(dependencies: SearchDependencies): Module {
  const service = searchService(dependencies)
  return { routes: [route(searchEverything, signedIn, ({ query, caller }) => service.search(query, caller))] }
}
