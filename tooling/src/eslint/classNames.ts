import type { Rule } from 'eslint'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathOf } from './imports.ts'
import { isGlobalName, ownClasses } from './styleSheets.ts'

/**
 * A class is written as `styles.title` of a CSS module that has it; only the classes of shared-ui and antd are written
 * as words. In shared-ui itself all are.
 */
export const classNames: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const path = pathOf(context)
    if (!/^(?:mf-[^/]+|shell|shared-ui)\/src\/.*(?<!\.test)\.tsx?$/.test(path)) return {}
    const sheets = new Map<string, Sheet>()
    const refuse = (node: Rule.Node, name: string) => {
      const way = path.startsWith('shared-ui/') ? `call it "sf-${name}"` : `use a class of a CSS module, styles.${name}`
      context.report({ node, message: `The class "${name}" would be everybody's: ${way}.` })
    }
    const checkWords = (node: Rule.Node, value: unknown) => {
      for (const word of wordsOf(value)) if (!isGlobalName(word)) refuse(node, word)
    }
    return {
      ImportDeclaration: (node) => {
        const [specifier] = node.specifiers
        if (typeof node.source.value !== 'string' || !node.source.value.endsWith('.module.css')) return
        const file = join(dirname(context.filename), node.source.value)
        if (specifier) sheets.set(specifier.local.name, readSheet(file))
      },
      MemberExpression: (node) => {
        const sheet = node.object.type === 'Identifier' ? sheets.get(node.object.name) : undefined
        if (!sheet) return
        const name = !node.computed && node.property.type === 'Identifier' ? node.property.name : null
        if (name === null)
          context.report({ node, message: 'Name the class: the rule cannot see which ones a variable asks for.' })
        else if (!sheet.classes.has(name)) context.report({ node, message: `${sheet.name} has no class .${name}.` })
      },
      'JSXAttribute[name.name=/[cC]lassName$/]': (node: Rule.Node) => checkWords(node, Reflect.get(node, 'value')),
      'JSXAttribute[name.name="classNames"] Property': (node: Rule.Node) =>
        checkWords(node, Reflect.get(node, 'value')),
      'AssignmentExpression[left.property.name="className"]': (node: Rule.Node) =>
        checkWords(node, Reflect.get(node, 'right')),
    }
  },
}

interface Sheet {
  readonly name: string
  readonly classes: ReadonlySet<string>
}

function readSheet(file: string): Sheet {
  return { name: basename(file), classes: existsSync(file) ? ownClasses(readFileSync(file, 'utf8')) : new Set() }
}

/** The class names that are written out in what a class attribute gets. */
function wordsOf(value: unknown): string[] {
  return textsOf(value).flatMap((text) => text.split(/\s+/).filter(Boolean))
}

/** Where an expression's outcome may come from; not, for one, what a condition compares. */
const outcomes: Readonly<Record<string, readonly string[]>> = {
  JSXExpressionContainer: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  TemplateLiteral: ['quasis', 'expressions'],
}

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  const type = String(Reflect.get(node, 'type'))
  const value: unknown = Reflect.get(node, 'value')
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateElement') return [Object(value).cooked ?? '']
  return (outcomes[type] ?? []).flatMap((key) => textsOf(Reflect.get(node, key)))
}
