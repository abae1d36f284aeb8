import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { baseConfig, type BuildOptions } from '../baseConfig.ts'
import { BudgetPlugin } from '../plugins/BudgetPlugin.ts'
import { PagePlugin } from '../plugins/PagePlugin.ts'

const name = 'sign-in'
/** Its files, in the folder of the shell's build and by the same hand published: one release. */
export const signInFiles = /^sign-in[.-]/

/**
 * Builds the sign-in page for a browser without a session: the screens of the shell, without what draws an area. It
 * shares nothing, because nothing of an area ever runs beside it; who comes in gets the shell by the next request.
 */
export function signInConfig(options: BuildOptions): Configuration {
  const { folder, production } = options
  const base = baseConfig(options)
  return {
    ...base,
    name,
    entry: { [name]: './src/signIn.ts' },
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: 'staffel-sign-in',
      chunkFilename: production ? `${name}-[name].[contenthash:8].js` : `${name}-[name].js`,
      clean: { keep: (file) => !signInFiles.test(file) },
    },
    // A lazy part is one file: a request costs more than what two may repeat.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false, default: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new PagePlugin({ template: join(folder, 'src/index.html'), boot: true, file: `${name}.html` }),
      ...(production ? [new BudgetPlugin({ build: name, first: name })] : []),
    ],
    cache: { ...(typeof base.cache === 'object' ? base.cache : {}), type: 'filesystem', name },
  }
}
