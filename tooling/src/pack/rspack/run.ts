import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration } from '@rspack/core'
import { copyFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Builds an area as a team does that has nothing of our tooling: rspack, its standard federation plugin, and a list of
 * what the shell provides. For a trial; `area.json` is copied, and `mf-manifest.json` says the rest.
 */
const folder = resolve(process.argv[2] ?? '.')
const { id }: { id: string } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'))
const provided: Readonly<Record<string, string>> = {
  react: '^19.2.0',
  'react/jsx-runtime': '^19.2.0',
  '@staffel/shared-auth': '^1.0.0',
  '@staffel/shared-ui/core': '^1.0.0',
  '@staffel/shared-ui/i18n': '^1.0.0',
  '@staffel/shared-ui/query': '^1.0.0',
}

const configuration: Configuration = {
  context: folder,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: { path: join(folder, 'dist'), publicPath: 'auto', uniqueName: `rspack-${id}`, clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: id,
      filename: 'remoteEntry.js',
      exposes: { './area': './src/area.ts' },
      shareStrategy: 'loaded-first',
      shared: Object.fromEntries(
        Object.entries(provided).map(([name, requiredVersion]) => [
          name,
          { import: false, singleton: true, strictVersion: true, requiredVersion },
        ]),
      ),
      dts: false,
      manifest: true,
    }),
  ],
}

rspack(configuration, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString({ preset: 'errors-warnings' }))
    process.exitCode = 1
  } else copyFileSync(join(folder, 'area.json'), join(folder, 'dist/area.json'))
})
