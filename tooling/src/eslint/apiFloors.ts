import type { Rule } from 'eslint'
import { eachImport, pathOf } from './imports.ts'

const sql = /\.repository\.ts$/
const mayKnowSql = /\.(repository|module)\.ts$/
const test = /\.test\.ts$|\/(testing|bench)\//

/**
 * The API from the ground up, by the first name below `api/src`. What stands on a floor knows its own and those below,
 * types included.
 */
const floors: readonly (readonly string[])[] = [
  ['errors.ts', 'config.ts', 'system', 'texts'],
  ['db'],
  ['http', 'files', 'mail', 'documents'],
  ['plugins'],
  ['modules'],
  ['sample-data', 'app.ts', 'server.ts'],
]

/**
 * Inside the API: no arrow runs back up. SQL is known to its module alone, and a module asks another only through what
 * `modules/index.ts` hands it.
 */
export const apiFloors: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const path = pathOf(context)
    const from = moduleOf(path)
    if (!path.startsWith('api/src/') || test.test(path)) return {}
    return eachImport(context, ({ file, typeOnly }) => {
      if (file === null) return null
      const upwards = backUp(path, file)
      if (upwards !== null) return upwards
      const to = moduleOf(file)
      if (from !== null && to !== null && to !== from && !typeOnly) {
        return `The module ${from} does not reach into ${to}: let modules/index.ts hand it the function that it needs.`
      }
      if (sql.test(file) && !typeOnly && !mayKnowSql.test(path)) {
        return 'A repository is known only to its module, which hands it on: take it as an argument of the factory, by its type.'
      }
      return aboveService(path, file)
    })
  },
}

function moduleOf(path: string): string | null {
  return /^api\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null
}

function aboveService(path: string, file: string): string | null {
  const floor = (of: string) =>
    ['.module.ts', '.routes.ts', '.service.ts', '.policy.ts'].findIndex((end) => of.endsWith(end))
  const [here, there] = [floor(path), floor(file)]
  return here > 0 && there >= 0 && there < here
    ? `${file} is a floor above: let the module put the two together.`
    : null
}

function backUp(path: string, file: string): string | null {
  const [from, to] = [path, file].map((of) => of.split('/')[2] ?? '')
  const [here, there] = [from, to].map((name) => floors.findIndex((floor) => floor.includes(name ?? '')))
  if (here === undefined || there === undefined) return null
  if (here < 0 || there < 0) return `Say in apiFloors.ts on which floor ${here < 0 ? from : to} stands.`
  return there > here
    ? `${to} stands above ${from}: move what both need down, or let ${to} hand it over as an argument.`
    : null
}
