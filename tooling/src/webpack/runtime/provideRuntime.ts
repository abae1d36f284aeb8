import { createInstance } from '@module-federation/runtime'
import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * Part of the shell's first script: puts its federation runtime where the entries of areas look for it
 * (`federationRuntime.ts`). Two things differ from what the shell itself uses: a container's entry needs
 * `initContainerEntry`, and `init` must make a new instance, because the build id compiled into this runtime
 * is the shell's and would find the shell's own.
 *
 * A federation runtime plugin only because that is what runs before everything else; the plugin itself does nothing.
 */
export default function provideRuntime() {
  const { runtime, bundlerRuntime } = federation
  Object.assign(globalThis, {
    __STAFFEL_FEDERATION__: {
      ...federation,
      runtime: { ...runtime, init: createInstance },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    },
  })
  return { name: 'provide-runtime' }
}
