import { AreaError } from '../failures/AreaError.ts'
import { classify } from '../failures/classify.ts'
import type { Area } from '../manifest/areas.ts'

/** What is used of the federation runtime, so that a test can stand in for it. */
export interface Runtime {
  readonly registerRemotes: (remotes: { name: string; entry: string }[]) => void
  /** Answers a factory, so that fetching and running the area's module fail apart. */
  readonly loadFactory: (id: string) => Promise<unknown>
  /** Fetches a lazy group of shared modules. */
  readonly loadShared: (name: string) => Promise<unknown>
}

/** Loads a module that an area exposes, and answers what it exports by that name; undefined if there is none. */
export type LoadExposed = (area: Area, module: string, name: 'area' | 'guest') => Promise<unknown>

/** An area is made known to the runtime once, whichever of its modules is asked for first. */
export function createExposedLoader(runtime: Runtime): LoadExposed {
  const registered = new Set<string>()
  return async (area, module, name) => {
    refuseClosed(area)
    if (!registered.has(area.id)) {
      registered.add(area.id)
      runtime.registerRemotes([{ name: area.id, entry: `${area.boot.base}${area.boot.entry}` }])
    }
    return evaluate(area, await runtime.loadFactory(`${area.id}/${module}`), name)
  }
}

function refuseClosed(area: Area): void {
  if (area.status === 'disabled') throw new AreaError(area.id, { kind: 'disabled' })
  if (area.status === 'invalid') throw new AreaError(area.id, { kind: 'invalid-manifest' })
  if (area.status === 'incompatible')
    throw new AreaError(area.id, { kind: 'incompatible', mismatches: area.mismatches })
}

/** Runs the module. What it shares with the shell throws here when it does not fit or did not come. */
function evaluate(area: Area, factory: unknown, name: string): unknown {
  if (typeof factory !== 'function') throw new AreaError(area.id, { kind: 'invalid-module' })
  try {
    const exposed: unknown = factory()
    return typeof exposed === 'object' && exposed !== null ? Reflect.get(exposed, name) : undefined
  } catch (error) {
    const failure = classify(error)
    const isOfShared = failure.kind === 'incompatible' || (error instanceof Error && error.name === 'ChunkLoadError')
    throw new AreaError(area.id, isOfShared ? failure : { kind: 'evaluation' }, error)
  }
}
