import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * The runtime keeps the promise with which it once fetched a shared group, also when that failed: without this, a group
 * that could not be fetched once is gone for every area until the page is loaded anew. For every instance of the
 * runtime, since the area that asks first is the one that fetches.
 */
export function forgetFailedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'staffel-forget-failed-shares',
    errorLoadShare: ({ pkgName, shareScopeMap }) => {
      for (const scope of Object.values(shareScopeMap)) {
        for (const share of Object.values(scope[pkgName] ?? {})) {
          if (!share.loaded) share.loading = null
        }
      }
    },
  }
}
