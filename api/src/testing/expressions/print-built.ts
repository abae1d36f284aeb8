import { join } from 'node:path'
import type { Expression } from './find-expressions.ts'

/** Loads files, named from the folder that it is started in, and prints the expressions that they built meanwhile. */
const root = process.cwd()
const built: Expression[] = []

function note(made: RegExp): RegExp {
  const at =
    (new Error().stack ?? '')
      .split('\n')
      .find((line) => line.includes(root) && !line.includes('node_modules') && !line.includes(import.meta.filename)) ??
    ''
  const file = at.slice(at.indexOf(root) + root.length + 1).replace(/:\d+\)?$/, '')
  built.push({ source: made.source, flags: made.flags, at: file })
  return made
}

globalThis.RegExp = new Proxy(globalThis.RegExp, {
  construct: (target, [pattern, flags]: [string | RegExp, string | undefined]) => note(new target(pattern, flags)),
  apply: (target, _, [pattern, flags]: [string | RegExp, string | undefined]) => note(target(pattern, flags)),
})
for (const file of process.argv.slice(2)) await import(join(root, file))
process.stdout.write(JSON.stringify(built))
