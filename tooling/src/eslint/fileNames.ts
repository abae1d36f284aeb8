import type { Rule } from 'eslint'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathOf } from './imports.ts'

/** What a file can be to its domain; one more is a decision of the house. */
const roles = new Set([
  ...['routes', 'service', 'policy', 'repository', 'tables', 'module', 'plugin', 'worker'],
  ...['endpoints', 'schemas', 'rules', 'types', 'queries', 'mutations', 'calls'],
  ...['sample', 'bench'],
])
/** Endings that a tool looks for. */
const endings = /\.(?:test|spec|config|generated|d)$/
/** What an entry or a folder of the contract is called is said by who opens it. */
const fixed = /\/(?:bin|generate)\/|\/index$|^shared-api\/src\/contract\/.*\/(?:endpoints|schemas)$/
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const camel = /^[A-Za-z][A-Za-z0-9]*$/

/**
 * One way to name a file: `domain.role.ts`, or the name of its one export. `fonts.ts` for `faceOf` is found by nobody;
 * `session-rules.ts` beside `invite.rules.ts` is found by half.
 */
export const fileNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: (node) => {
      const path = pathOf(context)
      const bare = path.replace(/\.tsx?$/, '')
      if (endings.test(bare) || fixed.test(bare)) return
      const exported = exportsOf(node)
      const message = wrongRole(path) ?? wrongStyle(path) ?? wrongName(path, exported) ?? twice(context.filename)
      if (message !== null) context.report({ loc: { line: 1, column: 0 }, message })
    },
  }),
}

function partsOf(path: string): readonly string[] {
  return basename(path)
    .replace(/\.tsx?$/, '')
    .split('.')
}

function wrongRole(path: string): string | null {
  const [, role, ...more] = partsOf(path)
  if (role === undefined || (roles.has(role) && more.length === 0)) return null
  return `${[role, ...more].join('.')} is no role. A file is domain.role.ts (${[...roles].join(', ')}) or the name of its one export.`
}

/** Domains and the API speak in kebab-case; what is named after an export elsewhere is written as the export is. */
function wrongStyle(path: string): string | null {
  const [name = '', role] = partsOf(path)
  const style = role !== undefined || path.startsWith('api/') ? kebab : camel
  if (style.test(name)) return null
  return style === kebab ? `Write ${name} in kebab-case.` : `Write ${name} as its export is written, in camelCase.`
}

function wrongName(path: string, { values, types }: Exports): string | null {
  const [name = '', role] = partsOf(path)
  if (role !== undefined || [...values, ...types].some((exported) => isNamedAfter(name, exported))) return null
  const [only, ...others] = values.length > 0 ? values : types
  if (only !== undefined && others.length === 0)
    return `Name the file after its one export, ${only}, or its domain and role.`
  const [, domain, last = ''] = /^(.+)-([a-z]+)$/.exec(name) ?? []
  return roles.has(last) ? `Name the file ${domain}.${last}.ts: its role stands behind a dot.` : null
}

/** `app` holds `app` or `createApp`, `profile` holds `profileOf`: a maker or a reader of a thing is named after it. */
function isNamedAfter(name: string, exported: string): boolean {
  const words = name.replaceAll('-', '').toLowerCase()
  const whole = exported.toLowerCase()
  return (
    whole === words ||
    whole === `${words}of` ||
    (whole.endsWith(words) && /[A-Z]/.test(exported.at(-words.length) ?? ''))
  )
}

/** Types of a thing may stand beside it. */
function twice(filename: string): string | null {
  const [name = '', role] = partsOf(filename)
  if (role !== undefined) return null
  const other = [...roles].find((each) => each !== 'types' && existsSync(join(dirname(filename), `${name}.${each}.ts`)))
  return other === undefined ? null : `${name} is ${name}.${other}.ts as well: give this one the name of what it does.`
}

interface Exports {
  readonly values: readonly string[]
  readonly types: readonly string[]
}

function exportsOf(program: Parameters<NonNullable<Rule.NodeListener['Program']>>[0]): Exports {
  const values = new Set<string>()
  const types = new Set<string>()
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue
    const into = Reflect.get(node, 'exportKind') === 'type' ? types : values
    for (const { exported } of node.specifiers) if (exported.type === 'Identifier') into.add(exported.name)
    if (!node.declaration) continue
    const declared =
      node.declaration.type === 'VariableDeclaration' ? node.declaration.declarations : [node.declaration]
    for (const { id } of declared) if (id?.type === 'Identifier') into.add(id.name)
  }
  return { values: [...values], types: [...types] }
}
