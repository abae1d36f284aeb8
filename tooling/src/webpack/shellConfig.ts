import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { installedVersion, readManifest } from '../workspace/workspace.ts'
import { baseConfig, type BuildOptions } from './baseConfig.ts'
import { runtimeModule } from './federationRuntime.ts'
import { leanRuntime } from './leanRuntime.ts'
import { BudgetPlugin } from './plugins/BudgetPlugin.ts'
import { PagePlugin } from './plugins/PagePlugin.ts'
import { ShellFilesPlugin, type Provided } from './plugins/ShellFilesPlugin.ts'
import { sharedModules, shellShared } from './sharing.ts'
import { signInFiles } from './pages/signInConfig.ts'

/**
 * Builds the frame: the only provider of shared modules, and the page that the server completes with the boot manifest.
 */
export function shellConfig(options: BuildOptions): Configuration {
  const { folder, production } = options
  const base = baseConfig(options)
  const modules = sharedModules(folder)
  const provided: Provided = {
    shellApi: readManifest(folder).version,
    shared: {
      ...Object.fromEntries(modules.map(({ name, version }) => [name, version])),
      [runtimeModule]: installedVersion(folder, runtimeModule),
    },
  }
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      // What is asked for later comes from where the first file came from, which may be another origin than the page's.
      publicPath: 'auto',
      uniqueName: 'staffel-shell',
      // The page for who has no session is a build of its own, in the same folder.
      clean: { keep: signInFiles },
    },
    optimization: {
      ...base.optimization,
      // The shell's first load is one file: areas carry what changes often, and one file is 1.5 % smaller than two. A
      // lazy group is one file too, although two may repeat a part: a request costs more than the part does.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, default: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...leanRuntime(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: shellShared(modules),
        dts: false,
        manifest: false,
        virtualRuntimeEntry: true,
        runtimePlugins: [fileURLToPath(new URL('./runtime/provideRuntime.ts', import.meta.url))],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new webpack.DefinePlugin({ STAFFEL_PROVIDED: JSON.stringify(provided) }),
      new PagePlugin({ template: join(folder, 'src/index.html'), boot: true }),
      new ShellFilesPlugin(provided, modules),
      ...(production ? [new BudgetPlugin({ build: 'shell', first: 'main' })] : []),
    ],
  }
}
