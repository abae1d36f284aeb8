import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import type { Source } from './sources.ts'

const config: Linter.Config = {
  files: ['**/*.{ts,tsx,mjs}'],
  // Of more than none, so that each function is named with its own.
  rules: { complexity: ['error', { max: 0 }] },
  linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
  // The two packages describe the same parser in types of their own.
  languageOptions: { parser: parser as Linter.Parser },
}

/** The complexity of every function in a file, as ESLint's rule counts it. */
export function complexities({ path, text }: Source): number[] {
  return new Linter()
    .verify(text, config, path)
    .flatMap(({ ruleId, message }) => (ruleId === 'complexity' ? Number(/complexity of (\d+)/.exec(message)?.[1]) : []))
}
