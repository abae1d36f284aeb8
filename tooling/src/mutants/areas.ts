import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** What must not break unnoticed. A file belongs to the first area that names it. */
const areas = {
  prices: [
    'shared-api/src/rules/{allocate,decimal,money.rules,parseDecimal}.ts',
    'shared-api/src/contract/catalogue/rules/*.ts',
    'shared-api/src/contract/offers/rules/{lineTotal,offerTotals}.ts',
    'shared-api/src/contract/offers/rules/prices/*.ts',
    'api/src/modules/offers/pricing/*.ts',
  ],
  access: [
    'shared-api/src/contract/identity/rules/*.ts',
    'shared-auth/src/access/*.ts',
    'api/src/http/caller.ts',
    'api/src/modules/**/*.policy.ts',
    'api/src/modules/offers/document/offer-access.ts',
  ],
  session: ['shared-auth/src/session/*.ts'],
  rules: ['shared-api/src/rules/*.ts', 'shared-api/src/contract/**/rules/**/*.ts'],
} satisfies Record<string, readonly string[]>

export type Area = keyof typeof areas

/**
 * The tests that look for a fault, by package: those that stand with these files. Every other one would have to run for
 * each fault as well, and the API's start a database.
 */
export const testsThatLook: Readonly<Record<string, readonly string[]>> = {
  api: ['src/**/*.unit.test.ts', 'src/modules/offers/pricing/{price-lines,surcharges}.test.ts'],
  'shared-api': ['src/rules/*.test.ts', 'src/contract/**/rules/**/*.test.ts'],
  'shared-auth': ['src/access/*.test.ts', 'src/session/*.test.ts'],
}

const isTest = (path: string): boolean => path.endsWith('.test.ts')
const names = Object.keys(areas) as Area[]

export function areaOf(path: string): Area | undefined {
  return names.find((name) => areas[name].some((pattern) => matchesGlob(path, pattern)))
}

/** The files to look at, by package: all, or those of an area or with a name that was asked for. */
export function filesToMutate(root: string, asked: readonly string[]): Map<string, string[]> {
  const fits = (path: string, word: string): boolean =>
    word in areas ? word === areaOf(path) : path.includes(`/${word}`)
  const wanted = (path: string): boolean => asked.length === 0 || asked.some((word) => fits(path, word))
  const paths = globSync(Object.values(areas).flat(), { cwd: root }).filter((path) => !isTest(path) && wanted(path))
  return Map.groupBy([...new Set(paths)].sort(), (path) => path.split('/')[0] ?? '')
}
