import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'

const { Compilation, WebpackError } = webpack

const name = 'BudgetPlugin'

interface Options {
  /** Named chunk whose first load is measured, with everything that comes with it. */
  readonly chunk: string
  /** Brotli kilobytes (1000 bytes). */
  readonly limit: number
  /** Files that load with the chunk but belong to another chunk group, such as a remote's entry. */
  readonly also?: readonly string[]
}

/**
 * Fails a build whose first load outgrew its budget: a limit is lowered when code shrinks, and raised only on purpose.
 */
export class BudgetPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { chunk, limit, also = [] } = this.#options
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = new Set([...(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []), ...also])
        const kilobytes = [...files].reduce((sum, file) => sum + transferSize(compilation, file), 0) / 1000
        if (kilobytes <= limit) return
        compilation.errors.push(
          new WebpackError(
            `The first load of "${chunk}" is ${kilobytes.toFixed(1)} KB (brotli); its budget is ${limit} KB.`,
          ),
        )
      })
    })
  }
}

function transferSize(compilation: WebpackCompilation, file: string): number {
  return (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))?.source.size() ?? 0
}
