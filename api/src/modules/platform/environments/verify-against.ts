import { servedEndpoints } from '@staffel/shared-api/contract'
import { text, type Text } from '../../../texts/text.ts'
import type { AreaVersion, AreaVersionRepository } from '../area-version.repository.ts'
import type { EnvironmentDocument } from '../environment-document.ts'
import type { ShellBuild } from '../web/shell/shell-build.ts'
import type { Shells } from '../web/shell/shells.ts'
import { liveAreas } from './live-areas.ts'
import { missingExports, unmetVersions, type Provided } from './shell-provided.ts'

type Release = Pick<AreaVersion, 'document' | 'build'>

/** What would be missing in an environment if something were live there, each by its name. */
export interface Verify {
  /** What a version of an area asks for and would not find in the shell that is live there and in this API. */
  area(release: Release, environment: EnvironmentDocument): Promise<Text[]>
  /** What the areas that are on there ask for and would not find in another shell, and what that asks of this API. */
  shell(build: ShellBuild, environment: EnvironmentDocument): Promise<Text[]>
}

/** Without a shell that says what it provides, only the API is compared. */
export function verifyAgainst(shells: Pick<Shells, 'of'>, versions: Pick<AreaVersionRepository, 'find'>): Verify {
  return {
    async area({ document, build }, environment) {
      const { provided } = await shells.of(environment)
      const inShell = provided ? missingInShell({ document, build }, provided) : []
      return [...inShell, ...missingInApi(build.uses?.operations ?? [])]
    },
    async shell({ provided }, environment) {
      const areas = await Promise.all(
        liveAreas(environment).map(async ({ areaId, version }) => {
          const release = await versions.find(areaId, version)
          return (release ? missingInShell(release, provided) : []).map((lack) =>
            text('environment.lacks.ofArea', { area: areaId, version, lack }),
          )
        }),
      )
      return [...areas.flat(), ...missingInApi(provided.operations ?? [])]
    },
  }
}

/** What a version asks for and would not find in that shell. */
export function missingInShell({ document, build }: Release, shell: Provided): Text[] {
  const versions = unmetVersions(document, shell).map(({ name, range, has }) =>
    has === undefined
      ? text('environment.lacks.shared', { name, range })
      : text('environment.lacks.version', { name, range, has }),
  )
  const names = Object.entries(missingExports(build, shell)).flatMap(([module, missing]) =>
    missing.map((name) => text('environment.lacks.export', { name, module })),
  )
  return [...versions, ...names]
}

const served = new Set(servedEndpoints.map(({ id }) => id))

function missingInApi(operations: readonly string[]): Text[] {
  return operations.filter((id) => !served.has(id)).map((id) => text('environment.lacks.call', { id }))
}
