import type { Config } from 'jest'
import { fileURLToPath } from 'node:url'
import { esmPackages } from './esmPackages.ts'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Jest runs CommonJS; `import.meta`, `.ts` extensions and JSON imports are swc's work. */
const transform = {
  '\\.(?:[cm]?[jt]s|[jt]sx)$': [
    '@swc/jest',
    {
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
} satisfies Config['transform']

/** `.ts` cannot be parsed with JSX on: `<T>(x: T) => x` is a type parameter there. */
const typescriptOnly = {
  '\\.[cm]?ts$': [
    '@swc/jest',
    {
      ...transform['\\.(?:[cm]?[jt]s|[jt]sx)$'][1],
      jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: false } },
    },
  ],
} satisfies Config['transform']

const common = {
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  cacheDirectory: here('../../../node_modules/.cache/jest'),
  // Order counts: the first pattern that fits a file wins.
  transform: { ...typescriptOnly, ...transform } as Config['transform'],
  transformIgnorePatterns: [`^(?!.*\\.mjs$).*/node_modules/(?!(?:${esmPackages().join('|')})/)`],
  resolver: here('./resolver.ts'),
  restoreMocks: true,
  // A busy machine is no failure: what is slow is seen by a benchmark, never by a test.
  testTimeout: 300_000,
} satisfies Config

/** For packages that run in Node: the API, the contract, tooling. */
export const nodeJest = {
  ...common,
  testEnvironment: 'node',
  setupFilesAfterEnv: [here('./setup/consoleFails.ts')],
} satisfies Config

/**
 * The same, with the modules of a process shared by its test files (`NativeRuntime`). Who watches wants them loaded
 * again, and coverage counts what jest has loaded.
 */
export const nativeJest = process.argv.some((argument) => /^--(?:watch|coverage|collectCoverage)/.test(argument))
  ? nodeJest
  : ({
      ...nodeJest,
      transform: {},
      runtime: here('./NativeRuntime.ts'),
      testEnvironment: here('./NativeEnvironment.ts'),
    } satisfies Config)

/**
 * A test's context belongs to jsdom, where every look at a global is slow: these are handed to each module instead. No
 * name of what a test may exchange (timers, `Date`, `fetch`, `console`) is among them, as a module would keep what it
 * was handed.
 */
const sandboxInjectedGlobals: Config['sandboxInjectedGlobals'] = [
  'Array',
  'Boolean',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Reflect',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
  'document',
  'window',
]

/** For packages that run in the browser: jsdom with the web APIs that it lacks, and the DOM matchers. */
export const browserJest = {
  ...common,
  sandboxInjectedGlobals,
  testEnvironment: here('./BrowserEnvironment.ts'),
  setupFiles: [here('./setup/browserGaps.ts'), here('./setup/withoutOwnerStacks.ts')],
  setupFilesAfterEnv: [here('./setup/consoleFails.ts'), here('./setup/domMatchers.ts')],
  moduleNameMapper: {
    // The same files as CommonJS: one component is required instead of all of antd being transformed.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    // What antd writes at run time, from a function that each part of it calls.
    '^\\./hooks/use(?:Style|CSSVar)Register$': here('./stubs/noStyle.ts'),
    '\\.css$': here('./stubs/styles.ts'),
    '\\.(?:svg|png|jpg|woff2)$': here('./stubs/asset.ts'),
  },
} satisfies Config
