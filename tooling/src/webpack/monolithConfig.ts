import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { readWorkspace } from '../workspace/workspace.ts'
import { readAreaDocument } from './area/areaDocument.ts'
import { baseConfig, type BuildOptions } from './baseConfig.ts'
import { PagePlugin } from './plugins/PagePlugin.ts'

/**
 * The same shell and areas as one ordinary application: areas are chunks, nothing is shared at run time. Never shipped;
 * it is what `npm run bench` compares the federated build with. `folder` is the shell's.
 */
export function monolithConfig(options: BuildOptions): Configuration {
  const { folder } = options
  const base = baseConfig(options)
  return {
    ...base,
    name: 'monolith',
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: join(folder, 'dist-monolith'), publicPath: '/', uniqueName: 'staffel-monolith' },
    resolve: { ...base.resolve, modules: [join(folder, 'node_modules'), 'node_modules'] },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...replacements(folder).map(([file, source]) => new webpack.NormalModuleReplacementPlugin(file, inline(source))),
      new webpack.DefinePlugin({ STAFFEL_PROVIDED: JSON.stringify({ shellApi: '0.0.0', shared: {} }) }),
      // The server writes hints for an area's files before the end of the head; the monolith has no such files.
      new PagePlugin({ template: join(folder, 'src/index.html'), boot: true, hints: false }),
    ],
  }
}

/** What takes the place of the federation: areas are imported, everything fits, and there is nothing to hint. */
function replacements(shell: string): [RegExp, string][] {
  const imports = readWorkspace(shell)
    .packages.filter(({ folder }) => basename(folder).startsWith('mf-') && existsSync(join(folder, 'area.json')))
    .map(
      ({ folder }) =>
        `${JSON.stringify(readAreaDocument(folder).id)}: () => import(${JSON.stringify(join(folder, 'src/area.ts'))})`,
    )
  const runtime = `const areas = {${imports.join(',')}}
    export function federationRuntime() {
      return {
        registerRemotes() {},
        async loadFactory(id) { const area = await areas[id.split('/')[0]](); return () => area },
        async loadShared() {},
      }
    }`
  return [
    [/[\\/]federationRuntime\.ts$/, runtime],
    [/[\\/]compatibility\.ts$/, 'export function mismatches() { return [] }'],
    [/[\\/]hintFiles\.ts$/, 'export function hintFiles() {}'],
  ]
}

function inline(source: string): string {
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
}
