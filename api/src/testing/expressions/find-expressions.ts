import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../../../..')

export interface Expression {
  readonly source: string
  readonly flags: string
  /** Where it is written: file and line, or the call whose contract has it. */
  readonly at: string
}

export interface Expressions {
  readonly written: readonly Expression[]
  /** Files that build some at run time. */
  readonly building: ReadonlySet<string>
}

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\.d\.ts$|\.generated\.ts$|\/(?:testing|bench)\//.test(file)

/** Every regular expression in the source of the product, and which files build more of them. */
export function findExpressions(): Expressions {
  const files = globSync(['{api,shell}/src/**/*.{ts,tsx}', 'shared-*/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter(isProduct)
  const written: Expression[] = []
  const building = new Set<string>()
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    )
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        written.push({
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
          at: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        })
      }
      if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'RegExp'
      )
        building.add(file)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { written, building }
}

/** What files build when they are loaded: in a process of its own, as here they may have been loaded before. */
export function builtBy(files: Iterable<string>): Expression[] {
  const script = join(import.meta.dirname, 'print-built.ts')
  return JSON.parse(execFileSync(process.execPath, [script, ...files], { cwd: root, encoding: 'utf8' }))
}

/** The patterns of a schema, however deep. */
export function patternsOf(schema: unknown, at: string): Expression[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [{ source: value, flags: 'u', at }] : patternsOf(value, at),
  )
}
