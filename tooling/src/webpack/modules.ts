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
