import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { areaFolders, readWorkspace } from '../workspace/workspace.ts'
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
      ...replacements(folder).map(([file, source]) => replace(join(folder, 'src/federation', file), source)),
      new webpack.DefinePlugin({ STAFFEL_PROVIDED: JSON.stringify({ shellApi: '0.0.0', shared: {} }) }),
      // The server writes hints for an area's files before the end of the head; the monolith has no such files.
      new PagePlugin({ template: join(folder, 'src/index.html'), boot: true, hints: false }),
    ],
  }
}

/** What takes the place of the federation: areas are imported, everything fits, and there is nothing to hint. */
function replacements(shell: string): [file: string, source: string][] {
  const imports = areaFolders(readWorkspace(shell)).flatMap((folder) => {
    const { id, exposes } = readAreaDocument(folder)
    return Object.entries(exposes).map(
      ([name, file]) => `${JSON.stringify(`${id}/${name}`)}: () => import(${JSON.stringify(join(folder, file))})`,
    )
  })
  const runtime = `const modules = {${imports.join(',')}}
    export function federationRuntime() {
      return {
        registerRemotes() {},
        async loadFactory(id) { const module = await modules[id](); return () => module },
        async loadShared() {},
      }
    }`
  return [
    ['load/federationRuntime.ts', runtime],
    ['manifest/mismatches.ts', 'export function mismatches() { return [] }'],
    ['prefetch/hintFiles.ts', 'export function hintFiles() {}'],
  ]
}

/** A file that moved would not be replaced, and the monolith would measure something else. */
function replace(file: string, source: string): webpack.NormalModuleReplacementPlugin {
  if (!existsSync(file)) throw new Error(`The monolith replaces ${file}, which is not there.`)
  const inline = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  return new webpack.NormalModuleReplacementPlugin(/\.ts$/, (found) => {
    if (resolve(found.context, found.request) === file) found.request = inline
  })
}
