import webpack, { type Compilation as WebpackCompilation, type Compiler, type Module } from 'webpack'
import { sorted, usesOf } from '../modules.ts'
import type { SharedModule } from '../sharing.ts'

const { Compilation, sources } = webpack

/** What the shell offers to areas: the version of its contract, and of every module in the share scope. */
export interface Provided {
  readonly shellApi: string
  readonly shared: Readonly<Record<string, string>>
}

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const name = 'ShellFilesPlugin'

/**
 * Writes `provided.json`: what a version of an area is checked against (versions, and the exports of our own modules by
 * name), the calls that the shell itself makes, and the files of each lazy group, which the server names in a page that
 * will ask for them.
 */
export class ShellFilesPlugin {
  readonly #provided: Provided
  readonly #modules: readonly SharedModule[]

  constructor(provided: Provided, modules: readonly SharedModule[]) {
    this.#provided = provided
    this.#modules = modules
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let exports: Record<string, string[]> = {}
      let operations: readonly string[] = []
      compilation.hooks.afterChunks.tap(name, () => {
        exports = exportsOf(compilation, this.#modules)
        operations = usesOf(compilation).operations
      })
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        const lazy = this.#modules.filter(({ eager }) => !eager)
        const files = Object.fromEntries(lazy.map((module) => [module.name, filesOf(compilation, module)]))
        const content = JSON.stringify({ ...this.#provided, exports, operations, files }, null, 2)
        compilation.emitAsset('provided.json', new sources.RawSource(`${content}\n`))
      })
    })
  }
}

/** Of each module of our own that is provided. What React exports is told by its version. */
function exportsOf(compilation: WebpackCompilation, modules: readonly SharedModule[]): Record<string, string[]> {
  const { moduleGraph } = compilation
  return Object.fromEntries(
    modules.flatMap((shared): [string, string[]][] => {
      if (shared.source === undefined) return []
      const source = [...compilation.modules].find((module) => module.nameForCondition() === shared.source)
      const names = source && moduleGraph.getProvidedExports(source)
      return Array.isArray(names) ? [[shared.name, sorted(names)]] : []
    }),
  )
}

function filesOf(compilation: WebpackCompilation, shared: SharedModule): Files {
  const provider = [...compilation.modules].find((module) => provides(module, shared))
  const files = (provider?.blocks ?? []).flatMap(
    (block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [],
  )
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}

/** The federation plugin's own module of a shared one says which by its identifier. */
function provides(module: Module, { name: shared, version }: SharedModule): boolean {
  return module.type === 'provide-module' && module.identifier().includes(` ${shared}@${version} `)
}
