import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedEndpoints } from '@staffel/shared-api/contract'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AreaVersion } from '../area-version.repository.ts'
import { satisfies } from './satisfies.ts'

/** `provided.json` of a shell's build. */
const Provided = Type.Object({
  shellApi: Type.String(),
  /** Version of every module that it provides, by name. */
  shared: Type.Record(Type.String(), Type.String()),
  /** What each of them exports; absent in shells that did not write it down. */
  exports: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
type Provided = Static<typeof Provided>

const isProvided = Compile(Provided)

type Release = Pick<AreaVersion, 'document' | 'build'>

/** What a version asks for and would not find in this shell and this API, each by its name. */
export type Verify = (release: Release) => Promise<string[]>

/** Without a shell that says what it provides, only the API is compared. */
export function verifyAgainst(shellBuild: string): Verify {
  return async (release) => {
    const provided: unknown = await readFile(join(shellBuild, 'provided.json'), 'utf8')
      .then(JSON.parse)
      .catch(() => null)
    return [...(isProvided.Check(provided) ? missingInShell(release, provided) : []), ...missingInApi(release)]
  }
}

function missingInShell({ document: { requires }, build: { uses } }: Release, shell: Provided): string[] {
  const wanted = [
    { name: 'shell', range: requires.shellApi, has: shell.shellApi as string | undefined },
    ...Object.entries(requires.shared).map(([name, range]) => ({ name, range, has: shell.shared[name] })),
  ]
  const versions = wanted
    .filter(({ range, has }) => has === undefined || !satisfies(has, range))
    .map(({ name, range, has }) => `${name} ${range} (the shell has ${has ?? 'none'})`)
  const names = Object.entries(uses?.exports ?? {}).flatMap(([module, used]) => {
    const offered = shell.exports?.[module]
    return offered ? used.filter((name) => !offered.includes(name)).map((name) => `${name} of ${module}`) : []
  })
  return [...versions, ...names]
}

const served = new Set(servedEndpoints.map(({ id }) => id))

function missingInApi({ build: { uses } }: Release): string[] {
  return (uses?.operations ?? []).filter((id) => !served.has(id)).map((id) => `the call ${id}`)
}
