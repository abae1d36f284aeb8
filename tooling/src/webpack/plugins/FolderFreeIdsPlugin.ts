import { createHash } from 'node:crypto'
import webpack, { type Compiler, type Module } from 'webpack'

const name = 'FolderFreeIdsPlugin'

/**
 * Numbers modules by what they are called, wherever the sources lie: the same sources give the same bytes in any
 * folder. Webpack's own numbers do nearly that, but the entry that the federation plugin writes is known by its text,
 * which holds the absolute place of its runtime.
 */
export class FolderFreeIdsPlugin {
  readonly #folders: readonly string[]

  /** Absolute folders that sources and packages lie below. */
  constructor(folders: readonly string[]) {
    this.#folders = folders
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap(name, (all) => {
        const { chunkGraph } = compilation
        const modules = [...all].filter(
          (module) =>
            module.needId && chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0,
        )
        for (const [module, id] of numbered(modules, (module) => folderFree(identifierOf(module), this.#folders)))
          chunkGraph.setModuleId(module, id)
      })
    })
  }
}

/** Of modules that were joined it holds a hash of all their names, folders included; the first one says as much. */
function identifierOf(module: Module): string {
  return 'rootModule' in module && module.rootModule instanceof webpack.Module
    ? `joined|${module.rootModule.identifier()}`
    : module.identifier()
}

/** A number for each, by its name; of two that would have the same, the second by name takes the next. */
function numbered(modules: readonly Module[], nameOf: (module: Module) => string): Map<Module, number> {
  const named = modules.map((module) => ({ module, name: nameOf(module) }))
  // Twice the room keeps clashes rare, and a number more or less from moving many others.
  const room = 10 ** Math.max(3, String(modules.length * 2).length)
  const taken = new Set<number>()
  const numbers = new Map<Module, number>()
  for (const { module, name: called } of named.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    let number = createHash('sha256').update(called).digest().readUIntBE(0, 6) % room
    while (taken.has(number)) number = (number + 1) % room
    taken.add(number)
    numbers.set(module, number)
  }
  return numbers
}

const embedded = /data:text\/javascript;charset=utf-8;base64,([A-Za-z0-9+/=]+)/g

/** An identifier of webpack without the folders, also where it carries a text that names them. */
export function folderFree(identifier: string, folders: readonly string[]): string {
  const readable = identifier.replace(embedded, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
  return folders.reduce((left, folder) => left.replaceAll(folder, ''), readable.replaceAll('\\', '/'))
}
