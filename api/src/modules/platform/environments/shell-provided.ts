import { Type, type Static } from 'typebox'
import type { AreaBuild } from '../area-build.ts'

/** `provided.json` of a shell's build. */
export const Provided = Type.Object({
  shellApi: Type.String(),
  /** Version of every module that it provides, by name. */
  shared: Type.Record(Type.String(), Type.String()),
  /** What each of them exports; absent in shells that did not write it down. */
  exports: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Calls that the shell makes itself; absent as well. */
  operations: Type.Optional(Type.Array(Type.String())),
})
export type Provided = Static<typeof Provided>

/** What a build imports by name that this shell does not export, by module. */
export function missingExports({ uses }: Pick<AreaBuild, 'uses'>, shell: Provided | null): Record<string, string[]> {
  const missing = Object.entries(uses?.exports ?? {}).map(([module, used]): [string, string[]] => {
    const offered = shell?.exports?.[module]
    return [module, offered ? used.filter((name) => !offered.includes(name)) : []]
  })
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0))
}
