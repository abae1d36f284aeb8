import css from '@eslint/css'
import js from '@eslint/js'
import type { Linter } from 'eslint'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import { configs as typescript } from 'typescript-eslint'
import { apiFloors } from './apiFloors.ts'
import { areaLayers } from './areaLayers.ts'
import { classNames } from './classNames.ts'
import { contractCalls, rawRequests } from './contractCalls.ts'
import { fileNames } from './fileNames.ts'
import { localStyles } from './localStyles.ts'
import mostComplex from './most-complex.json' with { type: 'json' }
import { packageWalls } from './packageWalls.ts'
import { reasonedSuppression } from './reasonedSuppression.ts'
import { textsInCode } from './textsInCode.ts'

export { slowExpressions } from './slowExpressions.ts'

const code = ['**/*.{ts,tsx,mts,mjs}']
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**']
/** Files that a tool loads by their default export. */
const loadedByDefault = [
  '**/*.config.{ts,mjs}',
  '**/global-setup.ts',
  '**/global-teardown.ts',
  'tooling/src/jest/{BrowserEnvironment,BrowserRuntime,NativeEnvironment,NativeRuntime,stubs/*}.ts',
  'tooling/src/webpack/runtime/*.ts',
  '**/*.d.ts',
]
/** Named by who loads them, or run by themselves. */
const entries = [
  ...loadedByDefault,
  '**/{index,begin,area,server,standalone,run}.{ts,tsx}',
  'tooling/src/jest/{resolver.ts,setup/*.ts}',
  'tooling/src/webpack/runtime/**',
]
/** What prints to a terminal. */
const commands = ['tooling/**', 'e2e/**', '**/generate/**', 'api/**']

const house = {
  rules: {
    'package-walls': packageWalls,
    'area-layers': areaLayers,
    'api-floors': apiFloors,
    'reasoned-suppression': reasonedSuppression,
    'class-names': classNames,
    'file-names': fileNames,
    'local-styles': localStyles,
  },
}

/** What a page asks by itself must not count as somebody's activity. */
export const unmarkedPoll = {
  selector: "Property[key.name='refetchInterval']:not([value.type='CallExpression'][value.callee.name='every'])",
  message: 'Write `refetchInterval: every(call, …)`: it takes only calls that the contract marks as passive.',
}

/** The rules of the house, as `docs/architecture.md` words them: errors, never warnings. */
export const houseRules: Linter.Config[] = [
  {
    ignores: [
      '**/dist/**',
      '**/dist-*/**',
      '**/node_modules/**',
      'var/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/.stryker-tmp/**',
      '**/*.generated.ts',
    ],
  },
  { ...js.configs.recommended, files: code },
  ...typescript.recommended.map((config) => ({ ...config, files: code })),
  {
    files: code,
    plugins: { house, 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } },
    rules: {
      'house/package-walls': 'error',
      'house/area-layers': 'error',
      'house/api-floors': 'error',
      'house/reasoned-suppression': 'error',
      'house/class-names': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      // What backtracks over all that it has read, or starts over at every place: linear on input, everywhere.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      // Prettier breaks what it may break; what it leaves wider is a comment or an expression to be named.
      'max-len': [
        'error',
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
      complexity: ['error', 15],
      'no-undef': 'off',
      'no-console': 'error',
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-redeclare': 'off',
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', unmarkedPoll],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': { rules: reactHooks.rules } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      // A rule that is set again here takes the place of the one above.
      'no-restricted-syntax': [
        'error',
        unmarkedPoll,
        {
          selector: "MemberExpression[object.name=/^(error|problem|failure|reason)$/][property.name='message']",
          message:
            'The message of an error may be a library’s English. Show `sentenceOf(error)` of @staffel/shared-api/client, or words of the screen.',
        },
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css, house },
    language: 'css/css',
    // What the browsers know and the parser does not yet, such as container queries, is left to the build.
    languageOptions: { tolerant: true },
    rules: { 'house/local-styles': 'error' },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: [...tests, 'api/src/texts/**', 'api/src/sample-data/**', '**/sample-accounts.ts'],
    rules: { 'no-restricted-syntax': ['error', ...textsInCode] },
  },
  {
    files: ['api/src/**/*.test.ts', 'api/src/**/testing/**/*.ts'],
    ignores: rawRequests,
    rules: { 'no-restricted-syntax': ['error', ...contractCalls] },
  },
  {
    files: ['**/src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    ignores: entries,
    rules: { 'house/file-names': 'error' },
  },
  { files: commands, rules: { 'no-console': 'off' } },
  { files: loadedByDefault, rules: { 'import-x/no-default-export': 'off' } },
  { files: tests, rules: { 'react-hooks/rules-of-hooks': 'off', 'no-console': 'off' } },
  // The mail grammar: no function is worse than the worst of its file, and `figures/house.test.ts` counts them.
  ...Object.entries(mostComplex).map(([file, { worst }]) => ({
    files: [file],
    rules: { complexity: ['error', worst] as ['error', number] },
  })),
]
