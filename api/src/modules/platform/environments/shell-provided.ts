import { Type, type Static } from 'typebox'
import type { AreaDocument } from '@staffel/shared-api/contract'
import type { AreaBuild } from '../area-build.ts'
import { satisfies } from './satisfies.ts'

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

/** What an area requires in another version than this shell has of it, or that it does not have at all. */
export function unmetVersions(
  { requires }: Pick<AreaDocument, 'requires'>,
  shell: Provided,
): { readonly name: string; readonly range: string; readonly has: string | undefined }[] {
  const wanted = [
    { name: 'shell', range: requires.shellApi, has: shell.shellApi as string | undefined },
    ...Object.entries(requires.shared).map(([name, range]) => ({ name, range, has: shell.shared[name] })),
  ]
  return wanted.filter(({ range, has }) => has === undefined || !satisfies(has, range))
}

/** What a build imports by name that this shell does not export, by module. */
export function missingExports({ uses }: Pick<AreaBuild, 'uses'>, shell: Provided | null): Record<string, string[]> {
  const missing = Object.entries(uses?.exports ?? {}).map(([module, used]): [string, string[]] => {
    const offered = shell?.exports?.[module]
    return [module, offered ? used.filter((name) => !offered.includes(name)) : []]
  })
  return Object.fromEntries(missing.filter(([, names]) => names.length > 0))
}
