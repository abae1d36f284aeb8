import type { Compilation, Module } from 'webpack'

/** Names of the shared modules that this code really asks for. */
export function consumedShares(modules: Iterable<Module>): Set<string> {
  return new Set([...modules].flatMap((module) => shareKey(module) ?? []))
}

function shareKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined
  const { options } = module
  return typeof options === 'object' && options !== null && 'shareKey' in options ? String(options.shareKey) : undefined
}

/** What code asks for by name: exports of each shared module, and calls of the API. */
export interface Uses {
  readonly exports: Readonly<Record<string, readonly string[]>>
  readonly operations: readonly string[]
}

/** Told once chunks are made and before modules are joined: what nothing loads asks for nothing. */
export function usesOf({ modules, moduleGraph, chunkGraph }: Compilation): Uses {
  const exports: Record<string, string[]> = {}
  const operations: string[] = []
  for (const module of modules) {
    const shared = shareKey(module)
    if (shared === undefined && !isClient(module)) continue
    const names = [...moduleGraph.getIncomingConnections(module)]
      .filter((at) => at.originModule && chunkGraph.getNumberOfModuleChunks(at.originModule) > 0)
      .filter((at) => at.isTargetActive(undefined))
      .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
      .flatMap((used) => (Array.isArray(used) ? used : used.name).slice(0, 1))
    if (shared === undefined) operations.push(...names)
    else exports[shared] = sorted([...(exports[shared] ?? []), ...names])
  }
  return {
    exports: Object.fromEntries(Object.entries(exports).sort(([one], [other]) => (one < other ? -1 : 1))),
    operations: sorted(operations),
  }
}

/** The calls of the API as functions, one export each. */
function isClient(module: Module): boolean {
  return /[\\/]shared-api[\\/]src[\\/]client[\\/]operations\.generated\.[jt]s$/.test(module.nameForCondition() ?? '')
}

export function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort()
}

/** Packages of node_modules whose code ended up in this build. */
export function bundledPackages(compilation: Compilation): Set<string> {
  return new Set([...compilation.modules].flatMap((module) => packageOf(module.nameForCondition() ?? '') ?? []))
}

/** `/…/node_modules/@scope/name/file.js` → `@scope/name`. */
function packageOf(file: string): string | undefined {
  return /^(?:@[^\\/]+[\\/])?[^\\/]+/
    .exec(
      file
        .split(/[\\/]node_modules[\\/]/)
        .slice(1)
        .at(-1) ?? '',
    )?.[0]
    .replace('\\', '/')
}
