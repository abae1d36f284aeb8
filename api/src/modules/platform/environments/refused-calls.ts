import { servedEndpoints } from '@staffel/shared-api/contract'
import type { AreaVersionRepository } from '../area-version.repository.ts'
import type { EnvironmentDocument } from '../environment-document.ts'
import type { EnvironmentRepository } from '../environment.repository.ts'
import { shellId } from '../web/shell/shell-build.ts'
import type { Shells } from '../web/shell/shells.ts'

interface RefusedCallsParts {
  /** The environment that is shown. */
  readonly here: () => string
  readonly environments: Pick<EnvironmentRepository, 'recent'>
  readonly versions: Pick<AreaVersionRepository, 'find'>
  readonly shells: Pick<Shells, 'of'>
  readonly now: () => Date
}

/** What people sign in with, and what switches areas on again, is never taken away. */
const takenAway = servedEndpoints.filter(
  ({ access, tag }) => access === 'signed-in' && tag !== 'platform' && tag !== 'identity',
)

/**
 * Calls of areas that are switched off together with their calls: those that a build of theirs makes which somebody may
 * have open (live, tried, or live before), and no such build of the shell or of an area that is on.
 */
export function refusedCalls(parts: RefusedCallsParts): () => Promise<ReadonlySet<string>> {
  const { here, environments, now } = parts
  const none: ReadonlySet<string> = new Set()
  const known = new Map<string, { readonly revision: number; readonly refused: Promise<ReadonlySet<string>> }>()
  return async () => {
    const name = here()
    const { revision, document } = await environments.recent(name, now())
    if (!Object.values(document.areas).some(isTakenAway)) return none
    const last = known.get(name)
    if (last?.revision === revision) return last.refused
    const refused = refusedIn(document, parts)
    known.set(name, { revision, refused })
    refused.catch(() => known.delete(name))
    return refused
  }
}

type Area = EnvironmentDocument['areas'][string]

const isTakenAway = ({ enabled, refusesCalls = false }: Area): boolean => !enabled && refusesCalls

async function refusedIn(
  document: EnvironmentDocument,
  { versions, shells }: RefusedCallsParts,
): Promise<ReadonlySet<string>> {
  const callsOf = async (areaId: string, version: string): Promise<readonly string[]> =>
    (await versions.find(areaId, version))?.build.uses?.operations ?? []
  const running = await Promise.all([shells.of(document), shells.of(document, true)])
  const needed = new Set(running.flatMap(({ provided }) => provided?.operations ?? []))
  const off = new Set<string>()
  for (const [areaId, area] of Object.entries(document.areas)) {
    const { live, canary, previous } = area
    const pointers = areaId === shellId ? [] : [live, ...(canary ? [canary] : []), ...previous]
    const calls = await Promise.all(pointers.map(({ version }) => callsOf(areaId, version)))
    for (const id of calls.flat()) (isTakenAway(area) ? off : needed).add(id)
  }
  return new Set(takenAway.map(({ id }) => id).filter((id) => off.has(id) && !needed.has(id)))
}
