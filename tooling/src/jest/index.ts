import type { Config } from 'jest'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { esmPackages } from './esmPackages.ts'
import { nodeModules } from './nodeModules.ts'

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

const isAsked = (option: RegExp) => process.argv.some((argument) => option.test(argument))

const common = {
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  cacheDirectory: join(nodeModules, '.cache/jest'),
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
export const nativeJest = isAsked(/^--(?:watch|coverage|collectCoverage)/)
  ? nodeJest
  : ({
      ...nodeJest,
      transform: {},
      runtime: here('./NativeRuntime.ts'),
      testEnvironment: here('./NativeEnvironment.ts'),
    } satisfies Config)

/**
 * For packages that run in the browser: jsdom with the web APIs that it lacks, and the DOM matchers. What they need is
 * loaded by Node (`BrowserRuntime`), and not counted by `--coverage`.
 */
export const browserJest = {
  ...common,
  transform: {},
  runtime: here('./BrowserRuntime.ts'),
  testEnvironment: here('./BrowserEnvironment.ts'),
  testEnvironmentOptions: { isContractAnew: isAsked(/^--watch/) },
  setupFiles: [here('./setup/browserGaps.ts'), here('./setup/withoutOwnerStacks.ts')],
  setupFilesAfterEnv: [here('./setup/consoleFails.ts'), here('./setup/domMatchers.ts')],
} satisfies Config
