import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration, type ExternalItem } from 'webpack'
import { refreshGlobal, refreshLibrary } from './refreshScript.ts'

export const hotPath = '/__hot'

const client = createRequire(import.meta.url).resolve('webpack-hot-middleware/client')
const jsxDevRuntime = fileURLToPath(new URL('../webpack/runtime/jsxDevRuntime.ts', import.meta.url))

/**
 * A build beside the released one, under a fixed address. A component that is changed is exchanged in the open page,
 * which keeps its state; what cannot be exchanged loads the page again. `refresh`: not below a released React, which
 * cannot exchange components. `origin`: where it is told of changes, for a page of another origin.
 */
export function inDevelopment(
  configuration: Configuration,
  publicPath: string,
  subfolder = '',
  { refresh = true, origin = '' }: { readonly refresh?: boolean; readonly origin?: string } = {},
): Configuration {
  const folder = configuration.context ?? '.'
  const name = `${basename(folder)}${subfolder && ` (${subfolder})`}`
  const query = new URLSearchParams({
    path: `${origin}${hotPath}`,
    name,
    reload: 'true',
    overlay: 'false',
    quiet: 'true',
  })
  return {
    ...configuration,
    output: { ...configuration.output, path: join(folder, 'dist-dev', subfolder), publicPath },
    resolve: { ...configuration.resolve, alias: { 'react/jsx-dev-runtime$': jsxDevRuntime } },
    externals: [...externalsOf(configuration), onePerPage],
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      // Without a name: part of every entry, also of the one that the federation plugin adds.
      new webpack.EntryPlugin(folder, `${client}?${query}`, { name: undefined }),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, library: refreshLibrary })] : []),
    ],
    cache: { type: 'memory' },
    stats: 'errors-warnings',
    name,
  }
}

function externalsOf({ externals = [] }: Configuration): ExternalItem[] {
  return Array.isArray(externals) ? externals : [externals]
}

/** The refresh runtime is the page's (`refreshScript`). */
async function onePerPage({ request = '' }: { request?: string }): Promise<string | undefined> {
  return /react-refresh[\\/]runtime(?:\.js)?$/.test(request) ? `var ${refreshGlobal}` : undefined
}
