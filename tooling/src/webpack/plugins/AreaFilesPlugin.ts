import { createHash } from 'node:crypto'
import webpack, { type Compilation as WebpackCompilation, type Compiler } from 'webpack'
import type { AreaDocument } from '../area/areaDocument.ts'
import { areaDocumentProblems } from '../area/areaDocumentProblems.ts'
import { runtimeModule } from '../federationRuntime.ts'
import { consumedShares, usesOf, type Uses } from '../modules.ts'
import { runtimeRange, type SharedModule } from '../sharing.ts'

const { Compilation, sources, WebpackError } = webpack

type ChunkGroup = WebpackCompilation['chunkGroups'][number]

const name = 'AreaFilesPlugin'

interface Options {
  readonly folder: string
  readonly document: AreaDocument
  /** Everything that a shell could provide. */
  readonly modules: readonly SharedModule[]
}

interface AreaChunk {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly shared: readonly string[]
}

/** What is published about a build; `BootArea` of the contract is made from it. */
export interface AreaBuild {
  readonly id: string
  readonly version: string
  readonly entry: string
  /** Files that the exposed module needs at once. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /**
   * By chunk name: pages (`routes[].page` of `area.json`), languages (`locale-nl`), the exposed module itself (`area`)
   * and those of its guests (`guest-settings`).
   */
  readonly chunks: Readonly<Record<string, AreaChunk>>
  /** `sha384-…` by file name. */
  readonly integrity: Readonly<Record<string, string>>
  readonly requires: AreaDocument['requires']
  /** What it takes of the shell and of the API, by name: a version that lacks one of them cannot carry it. */
  readonly uses: Uses
}

/**
 * Checks `area.json` and writes it beside the code, with `build.json`: together they are all that publishing needs to
 * know.
 */
export class AreaFilesPlugin {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { folder, document } = this.#options
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(`${folder}/area.json`)
      let uses: Uses = { exports: {}, operations: [] }
      compilation.hooks.afterChunks.tap(name, () => void (uses = usesOf(compilation)))
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        async () => {
          const problems = [...(await areaDocumentProblems(folder, document)), ...pageProblems(compilation, document)]
          for (const problem of problems) compilation.errors.push(new WebpackError(problem))
          this.#emit(compilation, uses)
        },
      )
    })
  }

  #emit(compilation: WebpackCompilation, uses: Uses): void {
    const { document, modules } = this.#options
    const consumed = consumedShares(compilation.modules)
    const ranges = modules.filter((module) => consumed.has(module.name)).map((module) => [module.name, module.range])
    const requires = {
      ...document.requires,
      shared: { ...Object.fromEntries(ranges), [runtimeModule]: runtimeRange, ...document.requires.shared },
    }
    emitJson(compilation, 'area.json', { ...document, requires })
    emitJson(compilation, 'build.json', { ...describeBuild(compilation, document), requires, uses })
  }
}

function pageProblems(compilation: WebpackCompilation, { routes }: AreaDocument): string[] {
  return routes.flatMap(({ path, page }) =>
    page === undefined || compilation.namedChunkGroups.has(page)
      ? []
      : [`Route ${path} names the page "${page}", but no import() carries that webpackChunkName.`],
  )
}

function describeBuild(
  compilation: WebpackCompilation,
  { id, version }: AreaDocument,
): Omit<AreaBuild, 'requires' | 'uses'> {
  const { scripts, styles } = describeChunk(compilation, compilation.namedChunkGroups.get('area'))
  const named = new Map([...compilation.namedChunkGroups].filter(([chunk]) => chunk !== id))
  const groups = [...named, ...localeGroups(compilation)]
  return {
    id,
    version,
    entry: 'remoteEntry.js',
    scripts,
    styles,
    chunks: Object.fromEntries(groups.map(([chunk, group]) => [chunk, describeChunk(compilation, group)])),
    integrity: Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name: file }) => /\.(?:js|css)$/.test(file))
        // Assets stand in the order in which they were done, which differs from build to build.
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name: file, source }) => [
          file,
          `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        ]),
    ),
  }
}

/** The chunk groups of `src/locales/<language>.json`, under the names by which the shell asks for them. */
export function localeGroups(compilation: WebpackCompilation): [string, ChunkGroup][] {
  return compilation.chunkGroups.flatMap((group): [string, ChunkGroup][] => {
    const modules = group.chunks.flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk))
    const language = modules
      .map((module) => /[\\/]src[\\/]locales[\\/](\w+)\.json$/.exec(module.nameForCondition() ?? '')?.[1])
      .find(Boolean)
    return language ? [[`locale-${language}`, group]] : []
  })
}

function describeChunk(compilation: WebpackCompilation, group: ChunkGroup | undefined): AreaChunk {
  const files = group?.getFiles() ?? []
  const modules = (group?.chunks ?? []).flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk))
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    shared: [...consumedShares(modules)],
  }
}

function emitJson(compilation: WebpackCompilation, file: string, content: unknown): void {
  compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(content, null, 2)}\n`))
}
