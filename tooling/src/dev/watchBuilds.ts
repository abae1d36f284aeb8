import webpack, { type Configuration } from 'webpack'

/** Builds now and after every change; `built` is called whenever something new can be shown. Answers after the first build. */
export function watchBuilds(configurations: Configuration[], built: () => void): Promise<void> {
  const compiler = webpack(configurations)
  if (!compiler) throw new Error('webpack made no compiler.')
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors() || stats?.hasWarnings())
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
      built()
      resolve()
    })
  })
}
