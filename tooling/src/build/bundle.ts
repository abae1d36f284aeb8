import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'

/** Builds one package through its own `webpack.config.mjs`; rejects with webpack's report. */
export async function bundle(folder: string): Promise<void> {
  const { default: configuration }: { default: Configuration | Configuration[] } = await import(
    pathToFileURL(join(folder, 'webpack.config.mjs')).href
  )
  await runWebpack(configuration)
}

export async function runWebpack(configuration: Configuration | Configuration[]): Promise<void> {
  const compiler = webpack([configuration].flat())
  if (!compiler) throw new Error('webpack made no compiler.')
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  // Closing writes the cache, without which the next build starts from nothing.
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  if (stats?.hasErrors() || stats?.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
}
