import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AreaBuild } from '../area-build.ts'

/** `provided.json` of a shell's build. */
const Provided = Type.Object({
  shellApi: Type.String(),
  /** Version of every module that it provides, by name. */
  shared: Type.Record(Type.String(), Type.String()),
  /** What each of them exports; absent in shells that did not write it down. */
  exports: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Calls that the shell makes itself; absent as well. */
  operations: Type.Optional(Type.Array(Type.String())),
})
export type Provided = Static<typeof Provided>

const isProvided = Compile(Provided)

/** The same object until the shell is built anew; null while no shell says what it provides. */
export type ShellProvided = () => Promise<Provided | null>

export function shellProvided(shellBuild: string): ShellProvided {
  const file = join(shellBuild, 'provided.json')
  let known: { readonly builtAt: number; readonly provided: Provided | null } | undefined
  return async () => {
    const builtAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    if (builtAt === null) return null
    if (known?.builtAt === builtAt) return known.provided
    const read: unknown = await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => null)
    known = { builtAt, provided: isProvided.Check(read) ? read : null }
    return known.provided
  }
}

/** What a build imports by name that this shell does not export, by module. */
export function missingExports({ uses }: Pick<AreaBuild, 'uses'>, shell: Provided | null): Record<string, string[]> {
  const missing = Object.entries(uses?.exports ?? {}).map(([module, used]): [string, string[]] => {
    const offered = shell?.exports?.[module]
    return [module, offered ? used.filter((name) => !offered.includes(name)) : []]
  })
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0))
}
