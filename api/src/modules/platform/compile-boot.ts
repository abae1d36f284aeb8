import { BootArea, type BootManifest } from '@staffel/shared-api/contract'
import { Compile } from 'typebox/compile'
import { translate } from '../../texts/translate.ts'
import { localProjectId, type Config } from '../../config.ts'
import { sampleAccounts } from '../sample-accounts.ts'
import type { AreaVersion, AreaVersionRepository } from './area-version.repository.ts'
import { canaryLimitsOf, type AreaPointer, type EnvironmentArea } from './environment-document.ts'
import { missingExports, type Provided } from './environments/shell-provided.ts'
import { missingInShell } from './environments/verify-against.ts'
import { unreadableArea } from './web/last-good/unreadable-area.ts'
import { shellId } from './web/shell/shell-build.ts'
import type { Shell } from './web/shell/shells.ts'
import type { Environment } from './environment.repository.ts'

const isBootArea = Compile(BootArea)

export interface BootParts {
  readonly config: Config
  /** The environment that is shown: that of this address, or another one that the browser chose. */
  readonly name: string
  readonly versions: Pick<AreaVersionRepository, 'find' | 'documents'>
  /** What the shell of these pages provides. */
  readonly shell: Pick<Shell, 'version' | 'provided'>
  /** An area that cannot be had as it should be. */
  readonly report: (areaId: string, reason: string) => void
}

/** Compiles what the browser reads, with the canary of the areas that `canaries` names. */
export async function compileBoot(
  { revision, document }: Environment,
  canaries: readonly string[],
  parts: BootParts,
): Promise<BootManifest> {
  const named = Object.entries(document.areas).filter(([areaId]) => areaId !== shellId)
  const entries = named.sort(([a], [b]) => (a < b ? -1 : 1))
  const areas = await Promise.all(entries.map(([areaId, area]) => compileArea(areaId, area, canaries, parts)))
  const { version } = parts.shell
  // What is tried is seen by few: all of them are measured.
  const percent = canaries.length > 0 ? 100 : canaryLimitsOf(document).measured_percent
  return {
    ...environmentFacts(parts),
    revision,
    areas,
    ...(version !== null && { shell: version }),
    telemetry: { percent },
  }
}

function environmentFacts({
  config,
  name,
}: BootParts): Omit<BootManifest, 'revision' | 'areas' | 'shell' | 'telemetry' | 'lastGood'> {
  const { firebase, secondFactor, environment, production, workflows } = config
  return {
    schema: 1,
    environment: { name, production, ...(name !== environment && { insteadOf: environment }) },
    api: { base: '/webhook', workflows },
    firebase: firebase ?? { apiKey: 'local', authDomain: 'local.invalid', projectId: localProjectId },
    ...(secondFactor && { secondFactor }),
    local: firebase ? null : { accounts: sampleAccounts },
  }
}

async function compileArea(
  areaId: string,
  area: EnvironmentArea,
  canaries: readonly string[],
  { config, versions, shell, report }: BootParts,
): Promise<BootArea> {
  const { provided } = shell
  const find = async ({ version }: AreaPointer) => {
    const published = await versions.find(areaId, version)
    if (!published) report(areaId, `version ${version} was not published here, or cannot be read`)
    return published
  }
  const compile = (pointer: AreaPointer, published: AreaVersion): BootArea | null => {
    const { base } = pointer
    const at = { ...pointer, base: `${config.assetOrigin ?? ''}${base}` }
    const compiled = bootArea(area, at, published, provided)
    if (isBootArea.Check(compiled)) return compiled
    report(areaId, 'its document does not fit')
    return null
  }
  const tried = area.canary && canaries.includes(areaId) ? await find(area.canary) : null
  if (area.canary && tried) {
    const lacks = provided ? missingInShell(tried, provided).map((lack) => translate('en', lack)) : []
    const canary = lacks.length === 0 ? compile(area.canary, tried) : null
    if (canary) return canary
    report(areaId, `the canary does not fit this shell: ${lacks.join('; ')}`)
  }
  const { enabled, live } = area
  const published = await find(live)
  const compiled = published && compile(live, published)
  if (compiled) return compiled
  // It keeps its address, and says so there.
  return unreadableArea(areaId, { enabled, version: live.version }, await versions.documents(areaId, live.version))
}

function bootArea(
  area: EnvironmentArea,
  pointer: AreaPointer,
  { build, document }: AreaVersion,
  shell: Provided | null,
): BootArea {
  const missing = missingExports(build, shell)
  const defaults = Object.fromEntries(document.flags.map((flag) => [flag.key, flag.default]))
  return {
    document,
    enabled: area.enabled,
    base: pointer.base,
    entry: build.entry,
    scripts: build.scripts,
    styles: build.styles,
    chunks: build.chunks,
    // Of the entry only: the browser is asked to check nothing else, and every hash costs bytes in the page.
    integrity: pointer.integrity ? { [build.entry]: pointer.integrity } : {},
    flags: { ...defaults, ...area.flags },
    ...(Object.keys(missing).length > 0 && { missing }),
  }
}
