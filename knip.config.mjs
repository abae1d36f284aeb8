const tests = 'src/**/*.test.{ts,tsx}'
const configs = '*.config.mjs'

/** What nothing reaches from these entries is unused: `npm run unused`. */
export default {
  // Their configurations are entries here, not read.
  jest: false,
  webpack: false,
  playwright: false,
  // A type is exported with the function whose signature names it.
  exclude: ['types'],
  ignoreIssues: {
    // A function for every call of the contract.
    'shared-api/src/client/operations.generated.ts': ['exports'],
    '*/jest.config.mjs': ['exports'],
    // As the runtime that they stand in for names them.
    'tooling/src/webpack/runtime/lean/*.ts': ['duplicates', 'exports'],
    // The same object: the session writes it, everyone else reads it.
    'shared-auth/src/session/sessionStore.ts': ['duplicates'],
  },
  workspaces: {
    '.': {
      entry: [configs],
      ignoreDependencies: [
        '@stryker-mutator/jest-runner',
        '@swc/core',
        '@swc/jest',
        'lerna',
        // What the presets of `tooling` ask of whoever installs them; here that is the root.
        '@jest/environment',
        '@jest/fake-timers',
        'jest-mock',
        'jest-runtime',
        'jsdom',
      ],
    },
    api: {
      entry: [
        tests,
        configs,
        'src/**/*.{worker,bench}.ts',
        'bin/*.ts',
        'src/testing/global-{setup,teardown}.ts',
        'src/db/engine/print-binaries.ts',
        'src/testing/expressions/print-built.ts',
        // Adds to a type of another file; nothing imports it.
        'src/modules/schema.ts',
        'src/modules/requests/intake/testing/read-until-killed.ts',
        'src/modules/integrations/testing/refresh-until-killed.ts',
        'src/modules/integrations/testing/push-until-killed.ts',
      ],
      // Their files are read, nothing is imported.
      ignoreDependencies: ['@fontsource/source-sans-3', 'dejavu-fonts-ttf'],
      ignoreBinaries: ['mount', 'umount'],
    },
    'exact-standin': { entry: [tests, configs] },
    e2e: {
      entry: [
        'playwright.config.ts',
        'bench/**/run.ts',
        'gallery/run.ts',
        'gallery/store.ts',
        'support/house/clock/slowDate.ts',
        'support/house/global-setup.ts',
        'tests/**/*.spec.ts',
      ],
    },
    'mf-*': { entry: [tests, configs, 'src/{area,standalone}.{ts,tsx}'] },
    'mf-catalogue': { entry: [tests, configs, 'src/{area,standalone}.{ts,tsx}', 'src/slots/**/guest.ts'] },
    'mf-integrations': { entry: [tests, configs, 'src/{area,standalone}.{ts,tsx}', 'src/slots/**/guest.ts'] },
    'mf-requests': { entry: [tests, configs, 'src/{area,standalone}.{ts,tsx}', 'src/slots/**/guest.ts'] },
    'mf-offers': {
      entry: [tests, configs, 'src/{area,index,public,standalone}.{ts,tsx}', 'src/slots/**/guest.ts'],
      // A style sheet names its files.
      ignoreDependencies: ['@fontsource/allura'],
    },
    'shared-*': { entry: [tests, configs], includeEntryExports: true },
    'shared-ui': {
      entry: [tests, configs, 'src/theme/generate.ts'],
      includeEntryExports: true,
      // Named by a stylesheet.
      ignoreDependencies: ['@fontsource-variable/source-sans-3'],
    },
    'shared-api': { entry: [tests, configs], includeEntryExports: true, ignoreDependencies: ['@redocly/cli'] },
    shell: { entry: [tests, configs, 'src/{index,signIn}.ts'] },
    tooling: {
      entry: ['bin/*', tests, configs, 'src/jest/**/*.ts', 'src/webpack/runtime/**/*.ts', 'src/**/run.ts'],
      ignoreDependencies: ['css-loader', 'swc-loader', '@module-federation/runtime', 'typebox'],
    },
  },
}
