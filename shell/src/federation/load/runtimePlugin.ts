import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { askAlike } from './askAlike.ts'

const scriptLimit = 10_000

/** How an area's entry is fetched: checked against its published hash, and not for longer than ten seconds. */
export function runtimePlugin(integrity: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'staffel-shell',
    createScript: ({ url }) => {
      const script = document.createElement('script')
      askAlike(script, url, integrity(url))
      script.src = url
      return { script, timeout: scriptLimit }
    },
  }
}
