import type { BootManifest, EndpointShape } from '@staffel/shared-api/contract'
import type { GaugeValue, ModuleContext } from '../../http/module.ts'
import { DomainError } from '../../errors.ts'
import { loggableError } from '../../plugins/loggable-error.ts'
import type { PageBuild } from './area-build.ts'
import type { AreaVersion, AreaVersionRepository } from './area-version.repository.ts'
import { refusedCalls } from './environments/refused-calls.ts'
import { canariesOf, type Person } from './environments/canaries-of.ts'
import { compileBoot } from './compile-boot.ts'
import type { EnvironmentArea } from './environment-document.ts'
import type { EnvironmentRepository } from './environment.repository.ts'
import type { Provided, ShellProvided } from './environments/shell-provided.ts'
import { publishBuilds } from './publish-builds.ts'
import { keepShellFiles } from './web/kept-shell-files.ts'

/** Of an area: whether its page stays while the area is switched off. */
const pageFlag = 'page-while-off'

export interface PlatformService {
  readonly environments: EnvironmentRepository
  /** The boot manifest of this environment, for who is signed in. */
  boot(person: Person | null): Promise<BootManifest>
  /** Whether product owners have switched an area off here, so that nothing should lead to it. */
  isSwitchedOff(areaId: string): Promise<boolean>
  /** All of those that are switched off. */
  areasOff(): Promise<ReadonlySet<string>>
  /** Where the page of an area is that stands outside the frame: always of the live version, never of a canary. */
  page(areaId: string): Promise<PageAnswer>
  /** Refuses a call that is only there for an area that is off, where its switch says so. */
  admit(endpoint: EndpointShape): Promise<void>
  /** The live version of each area, for `/metrics`. */
  liveVersions(): Promise<GaugeValue[]>
  /** Publishes the configured build folders, and keeps the shell's files for every process; at start. */
  publishBuilds(): Promise<void>
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
  readonly shell: ShellProvided
}

export function platformService(parts: PlatformParts): PlatformService {
  const { config, files, log, environments, versions, shell } = parts
  const refused = refusedCalls(parts)
  const report = (area: string, reason: string): void => log.error({ area, reason }, 'area left out')
  const compiled = new Map<string, Promise<BootManifest>>()
  const pages = new Map<string, AreaVersion>()
  let revision = -1
  let provided: Provided | null = null
  return {
    environments,
    async boot(person) {
      const [environment, offered] = await Promise.all([environments.read(config.environment), shell()])
      if (environment.revision !== revision || offered !== provided) compiled.clear()
      revision = environment.revision
      provided = offered
      const canaries = canariesOf(environment.document, person)
      const key = canaries.join()
      const manifest =
        compiled.get(key) ?? compileBoot(environment, canaries, { config, versions, shell: offered, report })
      compiled.set(key, manifest)
      // A failure must not stay: the next request tries again.
      manifest.catch(() => compiled.delete(key))
      return manifest
    },
    async isSwitchedOff(areaId) {
      const { document } = await environments.read(config.environment)
      return document.areas[areaId]?.enabled === false
    },
    async areasOff() {
      const { document } = await environments.read(config.environment)
      const off = Object.entries(document.areas).filter(([, { enabled }]) => !enabled)
      return new Set(off.map(([areaId]) => areaId))
    },
    async admit({ id }) {
      if ((await refused()).has(id)) throw new DomainError('AREA_DISABLED')
    },
    async page(areaId) {
      const { document } = await environments.read(config.environment)
      const area = document.areas[areaId]
      if (!area) return { base: null, build: null, isOff: false }
      const key = `${areaId} ${area.live.version}`
      const version = pages.get(key) ?? (await versions.find(areaId, area.live.version))
      if (version) pages.set(key, version)
      const build = version?.build.page ?? null
      return { base: build && area.live.base, build, isOff: !area.enabled && isPageOff(area, version) }
    },
    async liveVersions() {
      const { document } = await environments.read(config.environment)
      return Object.entries(document.areas).map(([area, { enabled, live }]) => ({
        labels: { area, version: live.version },
        value: enabled ? 1 : 0,
      }))
    },
    async publishBuilds() {
      await keepShellFiles(config.shellBuild, files).catch((error: unknown) =>
        log.error({ failure: loggableError(error) }, 'files of the shell not kept'),
      )
      await publishBuilds(config.areaBuilds, config.environment, {
        files,
        versions,
        environments,
        followsBuilds: config.firebase === null,
        report: (folder, reason) => log.error({ folder, reason }, 'build not published'),
      })
    },
  }
}

/** A page that people without an account were sent to stays when its area goes, unless the switch says otherwise. */
function isPageOff({ flags }: EnvironmentArea, version: AreaVersion | null): boolean {
  const known = version?.document.flags.find(({ key }) => key === pageFlag)
  return (flags[pageFlag] ?? known?.default ?? true) === false
}
