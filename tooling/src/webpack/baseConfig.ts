import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { workspaceAbove } from '../workspace/workspace.ts'
import { localClassName } from './localClassName.ts'
import { CompressPlugin } from './plugins/CompressPlugin.ts'
import { FolderFreeIdsPlugin } from './plugins/FolderFreeIdsPlugin.ts'

export interface BuildOptions {
  /** Absolute folder of the package. */
  readonly folder: string
  readonly production: boolean
  /** Components can be exchanged in the open page; in development they can. */
  readonly refresh?: boolean
}

function scripts(test: RegExp, tsx: boolean, { production, refresh = !production }: BuildOptions) {
  return {
    test,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        // Components take note of themselves only together with the development runtime of JSX.
        transform: { react: { runtime: 'automatic', development: !production, refresh } },
      },
    },
  }
}

/** `*.module.css`: every selector is about a class of its own file. */
function cssModules(folder: string) {
  // Names in the page begin with the package's folder.
  const root = workspaceAbove(folder) ?? dirname(folder)
  return {
    auto: true,
    mode: 'pure',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _template: string, name: string) =>
      localClassName(root, resourcePath, name),
  }
}

/** Where the sources are, and where the packages really are: a workspace may link to those of another. */
function foldersAbove(folder: string): string[] {
  const root = workspaceAbove(folder) ?? folder
  return [root, join(realpathSync(join(root, 'node_modules')), '..')]
}

/** What shell, areas and the monolith have in common: how a source becomes a hashed, minified, compressed file. */
export function baseConfig(options: BuildOptions): Configuration {
  const { folder, production } = options
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    output: {
      path: join(folder, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A file that never comes is an error after 10 s, not after webpack's two minutes.
      chunkLoadTimeout: 10_000,
      // A module that threw is evaluated anew by the next import, instead of being left half made or throwing the same
      // for ever.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    module: {
      rules: [
        scripts(/\.ts$/, false, options),
        scripts(/\.tsx$/, true, options),
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules(folder) } }],
        },
        { test: /\.(?:svg|png|jpg|woff2)$/, type: 'asset' },
        // What antd is made of does not say that its files have no side effects; without this a part of a form drags
        // the whole in.
        { test: /[\\/]node_modules[\\/]@(?:rc-component|ant-design)[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      minimize: production,
      // In development they are told apart by name.
      ...(production && { moduleIds: false as const }),
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(production ? [new CompressPlugin(), new FolderFreeIdsPlugin(foldersAbove(folder))] : []),
    ],
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspaceAbove(folder) ?? folder, 'node_modules/.cache/webpack', basename(folder)),
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
