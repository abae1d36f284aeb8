import { Type, type Static } from 'typebox'
import { Provided } from '../../environments/shell-provided.ts'

/** Under this name the shell stands among the areas: in environments, tokens and addresses. */
export const shellId = 'shell'

const files = Type.Array(Type.String())

/** `provided.json`, with the files of each lazy group of shared modules. */
export const ShellProvided = Type.Intersect([
  Provided,
  Type.Object({ files: Type.Record(Type.String(), Type.Object({ scripts: files, styles: files })) }),
])

/** What is kept of a version of the shell besides its files. */
export const ShellBuild = Type.Object({
  template: Type.String(),
  /** The page for a browser without a session, where the build has one. */
  signIn: Type.Union([Type.String(), Type.Null()]),
  provided: ShellProvided,
})
export type ShellBuild = Static<typeof ShellBuild>
