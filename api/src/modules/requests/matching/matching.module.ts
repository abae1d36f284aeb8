import { requestSettingsRepository as settings } from '../settings/request-settings.repository.ts'
import { catalogueMatcher, type CatalogueToMatch } from './catalogue-matcher.service.ts'
import { indexThread } from './index/index-thread.ts'
import type { Matcher } from './matcher.types.ts'

/** Finds the products of requested lines, in the thread that all tenants share. */
export function createMatcher(catalogue: CatalogueToMatch): Matcher {
  return catalogueMatcher({ catalogue, settings, thread: indexThread })
}
