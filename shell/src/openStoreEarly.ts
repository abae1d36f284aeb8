import { openStore } from '@staffel/shared-auth/store'

/**
 * A plugin of the federation runtime only because those run before everything else, React and antd included: in a
 * browser with a session its store is opened meanwhile, and the first calls need not wait for it.
 */
export default function openStoreEarly() {
  if (document.cookie.split(/;\s*/).includes('staffel_session=1')) void openStore()
  return { name: 'open-store-early' }
}
