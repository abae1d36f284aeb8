import type { Rule } from 'eslint'
import { join } from 'node:path'
import { pathOf } from './imports.ts'
import { askedClasses, isGlobalName } from './styleSheets.ts'

/**
 * CSS stays at home: areas and the shell write CSS modules, whose classes nobody else has, and keep none that nothing
 * asks for. What is global is shared-ui's, and prefixed.
 */
export const localStyles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], languages: ['css/css'] },
  create: (context) => {
    const path = pathOf(context)
    const [, home] = /^(mf-[^/]+|shell|shared-ui)\/src\//.exec(path) ?? []
    if (home === undefined) return {}
    /** Every node of the kind is looked at; a returned sentence is reported there. */
    const check = (judge: (text: string) => string | false, key: 'name' | 'value') => (node: Rule.Node) => {
      const message = judge(String(Reflect.get(node, key)))
      if (message) context.report({ node, message })
    }

    if (home === 'shared-ui') {
      return {
        ClassSelector: check(
          (name) => !isGlobalName(name) && `Call it .sf-${name}: every area sees the classes of shared-ui.`,
          'name',
        ),
      }
    }
    if (!path.endsWith('.module.css')) {
      const message = 'Name it *.module.css and import its classes: a global class of one area meets those of another.'
      return { StyleSheet: check(() => message, 'name') }
    }
    const asked = askedClasses(context.filename, join(context.cwd, home, 'src'))
    return {
      ClassSelector: check(
        (name) => !asked.has(name) && `Nothing asks for .${name}: remove it, or use it as styles.${name}.`,
        'name',
      ),
      'PseudoClassSelector[name="global"] > Raw': check((text) => {
        const [foreign] = [...text.matchAll(/\.([\w-]+)/g)].filter(([, name = '']) => !isGlobalName(name))
        return foreign !== undefined && `${foreign[0]} is neither shared-ui's nor antd's: write it without :global().`
      }, 'value'),
    }
  },
}
