import { openStore } from '@staffel/shared-auth/store'

/** In a browser with a session its store is opened meanwhile, and the first calls need not wait for it. */
export function openStoreEarly(page: Document = document): void {
  if (page.cookie.split(/;\s*/).includes('staffel_session=1')) void openStore()
}
