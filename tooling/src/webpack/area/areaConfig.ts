import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { readAreaDocument, type AreaDocument } from './areaDocument.ts'
import { baseConfig, type BuildOptions } from '../baseConfig.ts'
import { runtimeExternal } from '../federationRuntime.ts'
import { AreaFilesPlugin } from '../plugins/AreaFilesPlugin.ts'
import { BudgetPlugin } from '../plugins/BudgetPlugin.ts'
import { ForbiddenPackagesPlugin } from '../plugins/ForbiddenPackagesPlugin.ts'
import { areaShared, sharedModules } from '../sharing.ts'

/** Builds an area as a remote: one entry, one exposed module, nothing shared of its own. */
export function areaConfig(options: BuildOptions): Configuration {
  const { folder, production } = options
  const base = baseConfig(options)
  const document = readAreaDocument(folder)
  const modules = sharedModules(folder)
  return {
    ...base,
    name: document.id,
    // The federation plugin adds the only entry.
    entry: {},
    // Relative to where the entry came from, so the same bytes run under any address.
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `staffel-${document.id}`,
      // The page beside it is a build of its own, with the same release.
      clean: { keep: /^page[\\/]/ },
    },
    externals: [runtimeExternal],
    // What pages have in common is small: a page that is one file beats a page that is two.
    optimization: { ...base.optimization, splitChunks: { minSize: 100_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: document.id,
        filename: 'remoteEntry.js',
        exposes: exposedModules(document),
        shareStrategy: 'loaded-first',
        shared: areaShared(modules, document.requires.shared),
        dts: false,
        // `mf-manifest.json`, for tools that know federation and nothing of this house.
        manifest: true,
        virtualRuntimeEntry: true,
      }),
      new AreaFilesPlugin({ folder, document, modules }),
      new ForbiddenPackagesPlugin(),
      ...(production ? [new BudgetPlugin({ build: document.id, first: 'area', also: ['remoteEntry.js'] })] : []),
    ],
  }
}

/** The chunk of a guest has a name of its own, so that no page can have the same. */
function exposedModules({ exposes }: AreaDocument) {
  return Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [
      `./${name}`,
      { import: file, name: name === 'area' ? name : `guest-${name}` },
    ]),
  )
}
