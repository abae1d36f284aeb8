import type { Rule } from 'eslint'
import { posix } from 'node:path'

/** One import as a rule sees it. */
export interface Import {
  /** As written: a package (`antd`) or a relative path. */
  readonly source: string
  /** The imported file relative to the repository's root, for a relative path. */
  readonly file: string | null
  /** Types leave no trace at run time. */
  readonly typeOnly: boolean
}

/** The linted file's path from the repository's root, with `/`. */
export function pathOf(context: Rule.RuleContext): string {
  return posix.relative(context.cwd.replaceAll('\\', '/'), context.filename.replaceAll('\\', '/'))
}

/** Calls `check` for every import, re-export and dynamic import of a file; a returned sentence is reported there. */
export function eachImport(context: Rule.RuleContext, check: (found: Import) => string | null): Rule.RuleListener {
  const folder = posix.dirname(pathOf(context))
  const visit = (node: Rule.Node, source: unknown, typeOnly: boolean) => {
    if (typeof source !== 'string') return
    const file = source.startsWith('.') ? posix.normalize(posix.join(folder, source)) : null
    const message = check({ source, file, typeOnly })
    if (message !== null) context.report({ node, message })
  }
  return {
    ImportDeclaration: (node) => visit(node, node.source.value, kindOf(node, 'importKind') === 'type'),
    ExportNamedDeclaration: (node) => visit(node, node.source?.value, kindOf(node, 'exportKind') === 'type'),
    ExportAllDeclaration: (node) => visit(node, node.source.value, kindOf(node, 'exportKind') === 'type'),
    ImportExpression: (node) => visit(node, node.source.type === 'Literal' ? node.source.value : undefined, false),
  }
}

/** TypeScript's parser adds these to ESTree's nodes. */
function kindOf(node: object, key: 'importKind' | 'exportKind'): unknown {
  return Reflect.get(node, key)
}
