import { servedEndpoints } from '@staffel/shared-api/contract'
import type { AreaVersion } from '../area-version.repository.ts'
import { satisfies } from './satisfies.ts'
import { missingExports, type Provided, type ShellProvided } from './shell-provided.ts'

type Release = Pick<AreaVersion, 'document' | 'build'>

/** What a version asks for and would not find in this shell and this API, each by its name. */
export type Verify = (release: Release) => Promise<string[]>

/** Without a shell that says what it provides, only the API is compared. */
export function verifyAgainst(shell: ShellProvided): Verify {
  return async (release) => {
    const provided = await shell()
    return [...(provided ? missingInShell(release, provided) : []), ...missingInApi(release)]
  }
}

function missingInShell({ document: { requires }, build }: Release, shell: Provided): string[] {
  const wanted = [
    { name: 'shell', range: requires.shellApi, has: shell.shellApi as string | undefined },
    ...Object.entries(requires.shared).map(([name, range]) => ({ name, range, has: shell.shared[name] })),
  ]
  const versions = wanted
    .filter(({ range, has }) => has === undefined || !satisfies(has, range))
    .map(({ name, range, has }) => `${name} ${range} (the shell has ${has ?? 'none'})`)
  const names = Object.entries(missingExports(build, shell)).flatMap(([module, missing]) =>
    missing.map((name) => `${name} of ${module}`),
  )
  return [...versions, ...names]
}

const served = new Set(servedEndpoints.map(({ id }) => id))

function missingInApi({ build: { uses } }: Release): string[] {
  return (uses?.operations ?? []).filter((id) => !served.has(id)).map((id) => `the call ${id}`)
}
