import { basename, join } from 'node:path'
import type { Configuration } from 'webpack'

/** A build beside the released one, under a fixed address. */
export function inDevelopment(configuration: Configuration, publicPath: string, subfolder = ''): Configuration {
  const folder = configuration.context ?? '.'
  return {
    ...configuration,
    output: { ...configuration.output, path: join(folder, 'dist-dev', subfolder), publicPath },
    cache: { type: 'memory' },
    stats: 'errors-warnings',
    name: `${basename(folder)}${subfolder && ` (${subfolder})`}`,
  }
}
