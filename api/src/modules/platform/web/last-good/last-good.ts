import type { BootManifest } from '@staffel/shared-api/contract'
import { DomainError } from '../../../../errors.ts'
import type { ModuleContext } from '../../../../http/module.ts'
import { toDomainError } from '../../../../plugins/error-handler.ts'
import { loggableError } from '../../../../plugins/loggable-error.ts'
import type { AreaVersion, AreaVersionRepository } from '../../area-version.repository.ts'
import { areaOf, type EnvironmentDocument } from '../../environment-document.ts'
import type { Environment, EnvironmentRepository } from '../../environment.repository.ts'
import { isLasting, keptAt } from '../shell/kept-shell-files.ts'
import { shellId } from '../shell/shell-build.ts'
import { readKept, writeKept, type KeptDocument } from './kept-document.ts'

/** What holds in an environment, or what held when it could be read last. */
export interface Seen extends Environment {
  /** Why it is what held last; null while it is what holds now. */
  readonly lastGood: NonNullable<BootManifest['lastGood']> | null
}

/** What pages are made of, also while the database is away or holds something that cannot be read. */
export interface LastGood extends Pick<AreaVersionRepository, 'find' | 'findShell' | 'documents'> {
  read(name: string): Promise<Seen>
  /** What held last, where there is that; for who could read what holds now, and then no further. */
  heldLast(name: string, error: unknown): Promise<Seen | null>
  /** Whether an earlier process wrote something down for `name`. */
  isKept(name: string): Promise<boolean>
  /** Sees to it that what holds now is written down, before anybody has asked for a page. */
  keep(name: string): Promise<void>
  /** What was begun to be written down is. */
  settled(): Promise<void>
}

interface LastGoodParts extends Pick<ModuleContext, 'log' | 'files'> {
  readonly dataDirectory: string
  readonly environments: Pick<EnvironmentRepository, 'read'>
  readonly versions: Pick<AreaVersionRepository, 'find' | 'findShell' | 'documents' | 'made'>
}

/**
 * How long a page waits for the database, in milliseconds, where there is something to go on with; and while nothing
 * was heard of it the last time.
 */
const patience = { usual: 8_000, away: 300 }

/** When what could not be written down is tried again, in milliseconds. */
const againMs = 60_000

export function createLastGood(parts: LastGoodParts): LastGood {
  const { dataDirectory, environments, versions, files, log } = parts
  const kept = new Map<string, Promise<KeptDocument | null>>()
  const writing = new Map<string, { readonly revision: number; readonly done: Promise<void> }>()
  /** Why nothing is heard of the database, and how many wait for it. */
  let silence: unknown = null
  let asking = 0
  let told: string | null = null

  const keptOf = (name: string): Promise<KeptDocument | null> => {
    const known = kept.get(name) ?? readKept(dataDirectory, name)
    kept.set(name, known)
    return known
  }
  const allKept = async (): Promise<KeptDocument[]> =>
    (await Promise.all(kept.values())).filter((document) => document !== null)

  /** One at a time asks a database that is away; nobody else waits. */
  const ask = async (name: string): Promise<Environment> => {
    if (!(await keptOf(name))) return environments.read(name)
    if (silence !== null && asking > 0) throw silence
    asking += 1
    const asked = environments.read(name).finally(() => (asking -= 1))
    // One that comes after all says that the database is back.
    void asked.then(
      () => (silence = null),
      () => undefined,
    )
    try {
      return await within(silence === null ? patience.usual : patience.away, asked)
    } catch (error) {
      if (reasonOf(error) === 'unavailable') silence = error
      throw error
    }
  }

  const heldLast: LastGood['heldLast'] = async (name, error) => {
    const known = await keptOf(name)
    if (!known) return null
    const { revision, document } = known
    const lastGood = reasonOf(error)
    if (told !== lastGood)
      log.error({ environment: name, revision, failure: loggableError(error) }, 'pages are of what was last good')
    told = lastGood
    return { revision, document, lastGood }
  }

  const gather = async (name: string, { revision, document }: Environment): Promise<void> => {
    const pointed = Object.entries(document.areas).flatMap(([areaId, { live, canary }]) =>
      [live, ...(canary ? [canary] : [])].map(({ version }) => ({ areaId, version })),
    )
    const found = await Promise.all(
      pointed.filter(({ areaId }) => areaId !== shellId).map(({ areaId, version }) => versions.find(areaId, version)),
    )
    const shells = await Promise.all(
      pointed
        .filter(({ areaId }) => areaId === shellId)
        .map(async ({ version }) => ({ version, build: await versions.findShell(version) })),
    )
    const versionsFound = found.filter((version) => version !== null)
    const lacking = ({ areaId }: AreaVersion) => !versionsFound.some((version) => version.areaId === areaId)
    const whole: KeptDocument = {
      schema: 1,
      revision,
      document,
      // Of an area that cannot be read at least stays what it was called, and where it was.
      versions: [...versionsFound, ...((await keptOf(name))?.versions.filter(lacking) ?? [])],
      shells: shells.flatMap(({ version, build }) => (build ? [{ version, build }] : [])),
    }
    kept.set(name, Promise.resolve(whole))
    await writeKept(dataDirectory, name, whole)
    if (files.keepAtHand) await files.keepAtHand(name, await filesOf(pointed, versions))
  }
  /** Once a revision. No page waits for it; what fails is done again after a while, and not with every page. */
  const remember = (name: string, environment: Environment): Promise<void> => {
    const before = writing.get(name)
    if (before?.revision === environment.revision) return before.done
    const done = gather(name, environment).catch((error: unknown) => {
      setTimeout(() => writing.delete(name), againMs).unref()
      log.warn({ environment: name, failure: loggableError(error) }, 'what is good was not written down')
    })
    writing.set(name, { revision: environment.revision, done })
    return done
  }

  return {
    heldLast,
    async read(name) {
      try {
        const environment = await ask(name)
        if (told !== null) log.warn({ environment: name }, 'pages are of what holds now again')
        told = null
        void remember(name, environment)
        return { ...environment, lastGood: null }
      } catch (error) {
        const seen = await heldLast(name, error)
        if (!seen) throw error
        return seen
      }
    },
    find: (areaId, version) =>
      versions.find(areaId, version).catch(async (error: unknown) => {
        const all = await allKept()
        const found = all
          .flatMap((document) => document.versions)
          .find((one) => one.areaId === areaId && one.version === version)
        if (found) return found
        if (all.some(({ document }) => isPointedAt(document, areaId, version))) return null
        throw error
      }),
    findShell: (version) =>
      versions.findShell(version).catch(async (error: unknown) => {
        const found = (await allKept()).flatMap(({ shells }) => shells).find((shell) => shell.version === version)
        if (!found) throw error
        return found.build
      }),
    async documents(areaId, version) {
      const stored = await versions.documents(areaId, version).catch((): unknown[] => [])
      const before = (await allKept()).flatMap((document) => document.versions)
      return [...stored, ...before.filter((one) => one.areaId === areaId).map(({ document }) => document)]
    },
    isKept: async (name) => (await keptOf(name)) !== null,
    async keep(name) {
      await remember(name, await environments.read(name))
    },
    async settled() {
      await Promise.all([...writing.values()].map(({ done }) => done))
    },
  }
}

/** Names in the store of all that browsers ask for of these versions. */
async function filesOf(
  pointed: readonly { readonly areaId: string; readonly version: string }[],
  versions: Pick<AreaVersionRepository, 'made'>,
): Promise<ReadonlySet<string>> {
  const names = await Promise.all(
    pointed.map(async ({ areaId, version }) => {
      const made = await versions.made(areaId, version)
      return Object.keys(made?.files ?? {}).map((name) =>
        areaId === shellId && isLasting(name) ? keptAt(name) : `r/${areaId}/${version}/${name}`,
      )
    }),
  )
  return new Set(names.flat().filter((name) => !name.endsWith('.map')))
}

/** What could not be read when the rest could. */
function isPointedAt(document: EnvironmentDocument, areaId: string, version: string): boolean {
  const area = areaOf(document, areaId)
  return area?.live.version === version || area?.canary?.version === version
}

function reasonOf(error: unknown): NonNullable<BootManifest['lastGood']> {
  return toDomainError(error).code === 'UNAVAILABLE' ? 'unavailable' : 'unreadable'
}

async function within<Value>(milliseconds: number, asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DomainError('UNAVAILABLE')), milliseconds).unref()
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
