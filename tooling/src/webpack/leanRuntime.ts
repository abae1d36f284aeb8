import { fileURLToPath } from 'node:url'
import webpack, { type WebpackPluginInstance } from 'webpack'

const inRuntime = /@module-federation[\\/](?:runtime-core|webpack-bundler-runtime)[\\/]/
const inSdk = /@module-federation[\\/]sdk[\\/]/
const inErrorCodes = /@module-federation[\\/]error-codes[\\/]/

/** Requests inside the federation runtime, and what takes their place. */
const replaced: readonly (readonly [context: RegExp, request: RegExp, file: string])[] = [
  [inRuntime, /(?:^|\/)SnapshotHandler\.js$/, 'SnapshotHandler.ts'],
  [inRuntime, /\/utils\/preload\.js$/, 'preload.ts'],
  [inRuntime, /^\.\/remotes\.js$/, 'remotes.ts'],
  [inRuntime, /^\.\/init\.js$/, 'init.ts'],
  [inRuntime, /\/semver\/index\.js$/, 'satisfy.ts'],
  [inSdk, /^\.\/logger\.js$/, 'logger.ts'],
  [inErrorCodes, /^\.\/desc\.mjs$/, 'desc.ts'],
]

/**
 * Replaces parts of the federation runtime that this product never calls, and that the runtime's own switches leave in
 * (manifests fetched at run time, preloading, remotes known to the build, pruning of shared modules at run time), or
 * that can be smaller (ranges of versions, logging, sentences of errors). The runtime is what a federated shell costs
 * over an ordinary one, and these are a quarter of it.
 */
export function leanRuntime(): WebpackPluginInstance[] {
  return replaced.map(([context, pattern, file]) => {
    const replacement = fileURLToPath(new URL(`./runtime/lean/${file}`, import.meta.url))
    return new webpack.NormalModuleReplacementPlugin(pattern, (resolve) => {
      if (context.test(resolve.context)) resolve.request = replacement
    })
  })
}
