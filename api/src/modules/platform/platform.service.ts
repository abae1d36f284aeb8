import type { BootManifest, EndpointShape } from '@staffel/shared-api/contract'
import type { GaugeValue, ModuleContext } from '../../http/module.ts'
import { DomainError } from '../../errors.ts'
import { toDomainError } from '../../plugins/error-handler.ts'
import type { PageBuild } from './area-build.ts'
import type { AreaVersion, AreaVersionRepository } from './area-version.repository.ts'
import { refusedCalls } from './environments/refused-calls.ts'
import { canariesOf, type Person } from './environments/canaries-of.ts'
import { compileBoot } from './compile-boot.ts'
import { areaOf, type EnvironmentArea } from './environment-document.ts'
import type { EnvironmentRepository } from './environment.repository.ts'
import type { Verify } from './environments/verify-against.ts'
import { publishBuilds, publishShell } from './publish-builds.ts'
import type { LastGood, Seen } from './web/last-good/last-good.ts'
import { shellId } from './web/shell/shell-build.ts'
import type { Shell, Shells } from './web/shell/shells.ts'

/** Of an area: whether its page stays while the area is switched off. */
const pageFlag = 'page-while-off'

export interface PlatformService {
  readonly environments: EnvironmentRepository
  /** The boot manifest of this environment, for who is signed in. */
  boot(person: Person | null): Promise<BootManifest>
  /** The same, and the shell that the page is made of. */
  front(person: Person | null): Promise<Front>
  /** Whether product owners have switched an area off here, so that nothing should lead to it. */
  isSwitchedOff(areaId: string): Promise<boolean>
  /** All of those that are switched off. */
  areasOff(): Promise<ReadonlySet<string>>
  /** Where the page of an area is that stands outside the frame: always of the live version, never of a canary. */
  page(areaId: string): Promise<PageAnswer>
  /** Refuses a call that is only there for an area that is off, where its switch says so. */
  admit(endpoint: EndpointShape): Promise<void>
  /** The live version of each area in every environment of the installation, for `/metrics`. */
  liveVersions(): Promise<GaugeValue[]>
  /** Whether pages of this address are of what was last good, for `/metrics`. */
  servesLastGood(): Promise<GaugeValue[]>
  /**
   * Publishes the configured build folders, areas and then the shell; at start. They are live as well in those others
   * that have nothing of them yet.
   */
  publishBuilds(others?: readonly string[]): Promise<void>
  /** The same of those that could not be brought then, as the store of files or the database was away. */
  publishWaiting(): Promise<void>
}

interface Front {
  readonly boot: BootManifest
  readonly shell: Shell
}

/** Boot manifests of one revision, by shell and canaries. */
interface Compiled {
  readonly revision: number
  readonly boots: Map<string, Promise<BootManifest>>
}

export interface PageAnswer {
  /** Folder of the live version; null while nothing was published that has such a page. */
  readonly base: string | null
  readonly build: PageBuild | null
  /** Switched off together with its area. */
  readonly isOff: boolean
}

interface PlatformParts extends Pick<ModuleContext, 'config' | 'files' | 'log' | 'now'> {
  readonly environments: EnvironmentRepository
  readonly versions: AreaVersionRepository
  readonly lastGood: LastGood
  readonly shells: Shells
  readonly verify: Verify
  /** The environment that is shown: that of this address, or another one that the browser chose. */
  readonly here: () => string
}

export function platformService(parts: PlatformParts): PlatformService {
  const { config, files, log, environments, versions, lastGood, shells, verify, here } = parts
  const refused = refusedCalls(parts)
  const report = (area: string, reason: string): void => log.error({ area, reason }, 'area cannot be read')
  const compiled = new Map<string, Compiled>()
  const pages = new Map<string, AreaVersion>()
  const frontOf = async (name: string, environment: Seen, person: Person | null): Promise<Front> => {
    const canaries = canariesOf(environment.document, person)
    const shell = await shells.of(environment.document, canaries.includes(shellId))
    const { revision } = environment
    const known = compiled.get(name)
    const boots = known?.revision === revision ? known.boots : new Map<string, Promise<BootManifest>>()
    compiled.set(name, { revision, boots })
    const key = [shell.key, environment.lastGood, ...canaries].join()
    const parts = { config, name, versions: lastGood, shell, report }
    const boot = boots.get(key) ?? compileBoot(environment, canaries, parts)
    boots.set(key, boot)
    // A failure must not stay: the next request tries again.
    boot.catch(() => boots.delete(key))
    return { boot: { ...(await boot), ...(environment.lastGood && { lastGood: environment.lastGood }) }, shell }
  }
  const front: PlatformService['front'] = async (person) => {
    const name = here()
    const environment = await lastGood.read(name)
    return frontOf(name, environment, person).catch(async (error: unknown) => {
      // Something went away between two questions.
      const held = await lastGood.heldLast(name, error)
      if (!held) throw error
      return frontOf(name, held, person)
    })
  }
  let waiting: { readonly folders: readonly string[]; readonly others: readonly string[] } = { folders: [], others: [] }
  const publishAll = async (folders: readonly string[], others: readonly string[]): Promise<void> => {
    const away: string[] = []
    const publishing = {
      others,
      files,
      versions,
      environments,
      verify,
      followsBuilds: config.firebase === null,
      report: (folder: string, reason: string, error?: unknown) => {
        if (toDomainError(error).code === 'UNAVAILABLE') away.push(folder)
        else log.error({ folder, reason }, 'build not published')
      },
    }
    const areas = config.areaBuilds.filter((folder) => folders.includes(folder))
    await publishBuilds(areas, config.environment, publishing)
    const version = folders.includes(config.shellBuild)
      ? await publishShell(config.shellBuild, config.environment, publishing)
      : null
    if (version !== null) shells.cameWith(version)
    // Once, and not at every attempt.
    if (away.length > 0 && waiting.folders.length === 0)
      log.error({ folders: away }, 'builds wait for the store of files or the database')
    waiting = { folders: away, others }
    await lastGood.keep(config.environment)
  }
  return {
    environments,
    front,
    boot: async (person) => (await front(person)).boot,
    async isSwitchedOff(areaId) {
      const { document } = await environments.read(here())
      return areaOf(document, areaId)?.enabled === false
    },
    async areasOff() {
      const { document } = await environments.read(here())
      const off = Object.entries(document.areas).filter(([, { enabled }]) => !enabled)
      return new Set(off.map(([areaId]) => areaId))
    },
    async admit({ id }) {
      if ((await refused()).has(id)) throw new DomainError('AREA_DISABLED')
    },
    async page(areaId) {
      const { document } = await lastGood.read(here())
      const area = areaOf(document, areaId)
      if (!area) return { base: null, build: null, isOff: false }
      const key = `${areaId} ${area.live.version}`
      const version = pages.get(key) ?? (await lastGood.find(areaId, area.live.version))
      if (version) pages.set(key, version)
      const build = version?.build.page ?? null
      return { base: build && area.live.base, build, isOff: !area.enabled && isPageOff(area, version) }
    },
    async liveVersions() {
      const all = await environments.list()
      return all.flatMap(({ name: environment, document }) =>
        Object.entries(document.areas).map(([area, { enabled, live }]) => ({
          labels: { environment, area, version: live.version },
          value: enabled ? 1 : 0,
        })),
      )
    },
    async servesLastGood() {
      const { lastGood: why } = await lastGood.read(config.environment)
      return [{ labels: { environment: config.environment }, value: why === null ? 0 : 1 }]
    },
    publishBuilds: (others = []) => publishAll([...config.areaBuilds, config.shellBuild], others),
    publishWaiting: async () => {
      if (waiting.folders.length > 0) await publishAll(waiting.folders, waiting.others)
    },
  }
}

/** A page that people without an account were sent to stays when its area goes, unless the switch says otherwise. */
function isPageOff({ flags }: EnvironmentArea, version: AreaVersion | null): boolean {
  const known = version?.document.flags.find(({ key }) => key === pageFlag)
  return (flags[pageFlag] ?? known?.default ?? true) === false
}
