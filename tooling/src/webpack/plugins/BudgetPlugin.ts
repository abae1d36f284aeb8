import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'
import { budgetProblems, type Load, type Loads } from './budgetProblems.ts'
import budgets from './budgets.json' with { type: 'json' }

const { Compilation, WebpackError } = webpack

const name = 'BudgetPlugin'
const listed = new Map<string, Loads>(Object.entries(budgets))

interface Options {
  /** Name of the build in `budgets.json`; one that does not stand there has 80 KB to begin with. */
  readonly build: string
  /** Named chunk that each of its pages begins with. */
  readonly first: string
  /** Files that load with it but belong to another chunk group, such as a remote's entry. */
  readonly also?: readonly string[]
}

/**
 * Fails a build that outgrew its budget, by bytes or by files, and one that left it behind: a budget is lowered when
 * code shrinks, and raised only on purpose.
 */
export class BudgetPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { build } = this.#options
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const problems = budgetProblems(build, this.#loads(compilation), listed.get(build))
        for (const problem of problems) compilation.errors.push(new WebpackError(problem))
      })
    })
  }

  #loads(compilation: WebpackCompilation): Loads {
    const { first, also = [] } = this.#options
    const begins = [...(compilation.namedChunkGroups.get(first)?.getFiles() ?? []), ...also]
    const pages = [...compilation.namedChunkGroups]
      .filter(([chunk]) => chunk !== first && chunk !== compilation.compiler.name)
      .map(([, group]) => load(compilation, [...begins, ...group.getFiles()]))
      .sort((one, other) => other.kilobytes - one.kilobytes)
    const [page] = pages
    return { first: load(compilation, begins), ...(page && { page }) }
  }
}

function load(compilation: WebpackCompilation, files: readonly string[]): Load {
  const asked = new Set(files)
  const bytes = [...asked].reduce((sum, file) => sum + transferSize(compilation, file), 0)
  return { kilobytes: bytes / 1000, files: asked.size }
}

function transferSize(compilation: WebpackCompilation, file: string): number {
  return (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))?.source.size() ?? 0
}
