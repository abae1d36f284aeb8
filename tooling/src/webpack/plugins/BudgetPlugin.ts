import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'
import { localeGroups } from './AreaFilesPlugin.ts'
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
    const texts = localeGroups(compilation).map(([, group]) => group.getFiles())
    const [language = []] = texts.sort((one, other) => sizeOf(compilation, other) - sizeOf(compilation, one))
    const begins = [...(compilation.namedChunkGroups.get(first)?.getFiles() ?? []), ...also, ...language]
    const [part] = [...compilation.namedChunkGroups]
      .filter(([chunk]) => chunk !== first && chunk !== compilation.compiler.name)
      .map(([, group]) => load(compilation, [...begins, ...group.getFiles()]))
      .sort((one, other) => other.kilobytes - one.kilobytes)
    return { first: load(compilation, begins), ...(part && { part }) }
  }
}

function load(compilation: WebpackCompilation, files: readonly string[]): Load {
  const asked = [...new Set(files)]
  return { kilobytes: sizeOf(compilation, asked) / 1000, files: asked.length }
}

/** Bytes that a browser gets for these files. */
function sizeOf(compilation: WebpackCompilation, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const asset = compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file)
    return sum + (asset?.source.size() ?? 0)
  }, 0)
}
