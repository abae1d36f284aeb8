import { isAreaModule, type AreaModule } from '@staffel/shared-ui/area'
import { AreaError, isTransient } from '../failures/AreaError.ts'
import { firstFiles, type FirstFiles } from './firstFiles.ts'
import type { Area } from '../manifest/areas.ts'
import { classify } from '../failures/classify.ts'
import { pause, withLimit } from './waiting.ts'

/** What is used of the federation runtime, so that a test can stand in for it. */
export interface Runtime {
  readonly registerRemotes: (remotes: { name: string; entry: string }[]) => void
  /** Answers a factory, so that fetching and running the area's module fail apart. */
  readonly loadFactory: (id: string) => Promise<unknown>
  /** Fetches a lazy group of shared modules. */
  readonly loadShared: (name: string) => Promise<unknown>
}

export interface LoaderOptions {
  readonly runtime: Runtime
  readonly language: () => string
  /** Starts the files of one wave; see `hintFiles`. */
  readonly hint: (files: FirstFiles) => void
  /** Makes the area's texts known; rejects when they cannot be loaded. */
  readonly registerTexts: (namespace: string, load: AreaModule['translations']) => Promise<void>
}

export type LoadArea = (area: Area, page?: string) => Promise<AreaModule>

const limit = 15_000
const pauses = [400, 1500]

/**
 * Loads areas, each at most once at a time. A failure is forgotten, so that the next call really loads again;
 * network trouble is tried twice more before it counts as one.
 */
export function createAreaLoader(options: LoaderOptions): LoadArea {
  const registered = new Set<string>()
  const underWay = new Map<string, Promise<AreaModule>>()

  return (area, page) => {
    start(area, page, options)
    const running = underWay.get(area.id)
    if (running) return running
    const loading = withLimit(limit, tryToLoad(area, registered, options)).catch((error: unknown) => {
      underWay.delete(area.id)
      throw error instanceof AreaError ? error : new AreaError(area.id, classify(error), error)
    })
    underWay.set(area.id, loading)
    return loading
  }
}

/** Starts every file of the first paint in this tick; what fails here fails again where it is waited for. */
function start(area: Area, page: string | undefined, { hint, language, runtime }: LoaderOptions): void {
  if (area.status !== 'open') return
  const files = firstFiles(area, language(), page)
  hint(files)
  for (const name of files.shared) runtime.loadShared(name).catch(() => {})
}

async function tryToLoad(area: Area, registered: Set<string>, options: LoaderOptions): Promise<AreaModule> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await loadOnce(area, registered, options)
    } catch (error) {
      const failure = new AreaError(area.id, classify(error), error)
      const wait = pauses[attempt]
      if (wait === undefined || !isTransient(failure.failure)) throw failure
      await pause(wait * (0.75 + Math.random() / 2))
    }
  }
}

async function loadOnce(
  area: Area,
  registered: Set<string>,
  { runtime, registerTexts }: LoaderOptions,
): Promise<AreaModule> {
  refuseClosed(area)
  if (!registered.has(area.id)) {
    registered.add(area.id)
    runtime.registerRemotes([{ name: area.id, entry: `${area.boot.base}${area.boot.entry}` }])
  }
  const module = evaluate(area, await runtime.loadFactory(`${area.id}/area`))
  if (!isAreaModule(module, area.id)) throw new AreaError(area.id, { kind: 'invalid-module' })
  await registerTexts(area.document.i18n.ns, module.translations)
  return module
}

function refuseClosed(area: Area): void {
  if (area.status === 'disabled') throw new AreaError(area.id, { kind: 'disabled' })
  if (area.status === 'invalid') throw new AreaError(area.id, { kind: 'invalid-manifest' })
  if (area.status === 'incompatible')
    throw new AreaError(area.id, { kind: 'incompatible', mismatches: area.mismatches })
}

/**
 * Runs the exposed module, which exports `area`. What it shares with the shell throws here when it does not fit or did
 * not come.
 */
function evaluate(area: Area, factory: unknown): unknown {
  if (typeof factory !== 'function') throw new AreaError(area.id, { kind: 'invalid-module' })
  try {
    const exposed: unknown = factory()
    return typeof exposed === 'object' && exposed !== null && 'area' in exposed ? exposed.area : undefined
  } catch (error) {
    const failure = classify(error)
    const isOfShared = failure.kind === 'incompatible' || (error instanceof Error && error.name === 'ChunkLoadError')
    throw new AreaError(area.id, isOfShared ? failure : { kind: 'evaluation' }, error)
  }
}
