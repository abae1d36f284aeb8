import webpack, { type Compiler } from 'webpack'

const { Compilation, sources } = webpack

/** What the shell offers to areas: the version of its contract, and of every module in the share scope. */
export interface Provided {
  readonly shellApi: string
  readonly shared: Readonly<Record<string, string>>
}

const name = 'ShellFilesPlugin'

/** Writes `provided.json`: what publishing an area is checked against. */
export class ShellFilesPlugin {
  readonly #provided: Provided

  constructor(provided: Provided) {
    this.#provided = provided
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE }, () => {
        compilation.emitAsset('provided.json', new sources.RawSource(`${JSON.stringify(this.#provided, null, 2)}\n`))
      })
    })
  }
}
