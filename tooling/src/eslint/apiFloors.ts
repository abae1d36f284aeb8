import type { Rule } from 'eslint'
import { eachImport, pathOf } from './imports.ts'

const sql = /\.repository\.ts$/
const mayKnowSql = /\.(repository|module)\.ts$/
const test = /\.test\.ts$/

/** Inside the API: SQL is known to its module alone, and a module asks another only through what `modules/index.ts` hands it. */
export const apiFloors: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const path = pathOf(context)
    const from = moduleOf(path)
    if (!path.startsWith('api/src/') || test.test(path)) return {}
    return eachImport(context, ({ file, typeOnly }) => {
      if (file === null) return null
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
