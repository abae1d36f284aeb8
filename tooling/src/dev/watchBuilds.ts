import webpack, { type Configuration } from 'webpack'
import hotMiddleware from 'webpack-hot-middleware'
import type { Hot } from './devServer.ts'
import { hotPath } from './inDevelopment.ts'

/** Builds now and after every change; `begin` is given what tells open pages of it. Answers after the first build. */
export function watchBuilds(configurations: Configuration[], begin: (hot: Hot) => void): Promise<void> {
  const compiler = webpack(configurations)
  if (!compiler) throw new Error('webpack made no compiler.')
  begin(hotMiddleware(compiler, { path: hotPath, log: false }))
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors() || stats?.hasWarnings())
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
      resolve()
    })
  })
}
