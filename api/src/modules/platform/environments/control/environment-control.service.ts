import { isDeepStrictEqual } from 'node:util'
import type {
  AreaVersionFacts,
  EnvironmentChange,
  EnvironmentState,
  FlagInput,
  Language,
} from '@staffel/shared-api/contract'
import { invalid, notFound } from '../../../../errors.ts'
import { text } from '../../../../texts/text.ts'
import { translate } from '../../../../texts/translate.ts'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import { areaOf, withFlag, type EnvironmentArea, type EnvironmentDocument } from '../../environment-document.ts'
import type { EnvironmentRepository, PastChange } from '../../environment.repository.ts'
import { shellId } from '../../web/shell/shell-build.ts'
import { incompatible, type AreaIn, type By } from '../environments.service.ts'
import type { Verify } from '../verify-against.ts'
import { changedAreas, changesBetween } from './changes-between.ts'

interface ControlParts {
  readonly environments: EnvironmentRepository
  readonly versions: AreaVersionRepository
  readonly verify: Verify
  readonly list: () => Promise<EnvironmentState[]>
}

export type EnvironmentControlService = ReturnType<typeof environmentControlService>

/** What is looked at before something is changed, and what was changed. */
export function environmentControlService({ environments, versions, verify, list }: ControlParts) {
  const stateOf = async (name: string): Promise<EnvironmentState> => {
    const found = (await list()).find((environment) => environment.name === name)
    if (!found) throw notFound()
    return found
  }
  /** A version of an area or of the shell, and what it would lack there. */
  const published = async (areaId: string, version: string, there: EnvironmentDocument) => {
    const shell = areaId === shellId ? await versions.findShell(version) : null
    if (shell) return { document: null, missing: await verify.shell(shell, there) }
    const release = areaId === shellId ? null : await versions.find(areaId, version)
    if (!release) throw notFound()
    return { document: release.document, missing: await verify.area(release, there) }
  }
  const change = async (
    name: string,
    { author, reason, revision }: By,
    apply: (document: EnvironmentDocument) => EnvironmentDocument,
  ): Promise<EnvironmentState> => {
    await environments.change(name, { author, reason, apply, ...(revision !== undefined && { revision }) })
    return stateOf(name)
  }
  /** Of versions that would be live or tried again: one that would not run stays away. */
  const refuseUnfit = async (areaId: string, there: EnvironmentDocument, then: EnvironmentArea): Promise<void> => {
    const now = areaOf(there, areaId)
    const known = new Set([now?.live.version, now?.canary?.version])
    for (const pointer of [then.live, then.canary]) {
      if (!pointer || known.has(pointer.version)) continue
      const { missing } = await published(areaId, pointer.version, there)
      if (missing.length > 0) throw invalid({ version: incompatible(missing) })
    }
  }

  return {
    async history(name: string, language: Language): Promise<EnvironmentChange[]> {
      await stateOf(name)
      const [{ document }, past] = await Promise.all([environments.read(name), environments.history(name)])
      return past.map((change) => ({
        revision: change.revision,
        at: change.at.toISOString(),
        author: change.author,
        reason: change.said?.map((one) => translate(language, one)).join(' ') ?? change.reason,
        steps: changesBetween(change.before, change.after),
        can_undo: undoneAreas(change, document) !== null,
      }))
    },
    async version({ name, area }: AreaIn, version: string, language: Language): Promise<AreaVersionFacts> {
      await stateOf(name)
      const { document, missing } = await published(area, version, (await environments.read(name)).document)
      // The shell brings no pages of its own that a version could take away.
      const { nav = [], routes = [], slots = [], flags = [] } = document ?? {}
      const problems = missing.map((lack) => translate(language, lack))
      return { version, navigation: nav, pages: routes, guests: slots, flags, problems }
    },
    async setFlag({ name, area }: AreaIn, { flag, value }: Pick<FlagInput, 'flag' | 'value'>, by: By) {
      await stateOf(name)
      const { document: there } = await environments.read(name)
      const live = areaOf(there, area)?.live.version
      if (!live) throw notFound()
      const flags = (await published(area, live, there)).document?.flags
      if (value !== null && !flags?.some(({ key }) => key === flag))
        throw invalid({ flag: text('environment.unknownFlag', { flag }) })
      return change(name, by, (document) => withFlag(document, area, flag, value))
    },
    async undo(name: string, revision: number, by: By): Promise<EnvironmentState> {
      await stateOf(name)
      const done = (await environments.history(name)).find((one) => one.revision === revision)
      if (!done) throw notFound()
      const { document } = await environments.read(name)
      for (const [areaId, then] of Object.entries(undoneAreas(done, document) ?? {}))
        await refuseUnfit(areaId, document, then)
      return change(name, by, (current) => {
        const areas = undoneAreas(done, current)
        if (!areas) throw invalid({ change: text('environment.changedSince') })
        return { ...current, areas: { ...current.areas, ...areas } }
      })
    },
  }
}

/** The areas that a change touched as it found them; null where there is none, or one was not there or has changed. */
function undoneAreas({ before, after }: PastChange, now: EnvironmentDocument): Record<string, EnvironmentArea> | null {
  if (!before || !after) return null
  const undone: Record<string, EnvironmentArea> = {}
  for (const area of changedAreas(before, after)) {
    const was = areaOf(before, area)
    if (!was || !isDeepStrictEqual(areaOf(now, area), areaOf(after, area))) return null
    undone[area] = was
  }
  return Object.keys(undone).length > 0 ? undone : null
}
