import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { forgetFailedShares } from './forgetFailedShares.ts'
import type { Runtime } from './loadExposed.ts'
import { runtimePlugin } from './runtimePlugin.ts'

/** The page's one federation runtime, started by the build before any of our code. */
export function federationRuntime(integrity: (url: string) => string | undefined): Runtime {
  registerGlobalPlugins([forgetFailedShares()])
  registerPlugins([runtimePlugin(integrity)])
  return {
    registerRemotes: (remotes) => registerRemotes(remotes),
    loadFactory: (id) => loadRemote(id, { loadFactory: false, from: 'runtime' }),
    loadShared: async (name) => getInstance()?.loadShare(name),
  }
}
