/** The shell hints files by itself (`shell/src/federation/prefetch/hintFiles.ts`). */
export function preloadAssets(): never {
  throw new Error('This shell is built without preloadRemote.')
}

export const formatPreloadArgs = preloadAssets
export const defaultPreloadArgs = preloadAssets
export const normalizePreloadExposes = preloadAssets
