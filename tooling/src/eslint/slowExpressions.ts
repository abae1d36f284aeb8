import type { Linter } from 'eslint'
import redos from 'eslint-plugin-redos'
import { parser } from 'typescript-eslint'

/**
 * The second opinion on every expression that runs on input: it attacks each, which takes seconds where the rules of
 * lint take none, and finds what those do not. An expression that is refused is written otherwise.
 */
export const slowExpressions: Linter.Config[] = [
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/node_modules/**',
      '**/.stryker-tmp/**',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      '**/bench/**',
      '**/*.generated.ts',
      '**/*.d.ts',
    ],
  },
  {
    files: ['{api,shell,shared-*,mf-*}/src/**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { redos },
    // Seeded, so that it attacks alike on every run, and without clocks of its own, by which a busy machine finds slow
    // what is not: only steps count. What it cannot judge in this time is timed by `linear-expressions.test.ts`.
    rules: {
      'redos/no-vulnerable': [
        'error',
        { timeout: 10_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null, randomSeed: 1 },
      ],
    },
  },
]
