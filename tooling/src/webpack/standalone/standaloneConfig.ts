import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { baseConfig, type BuildOptions } from '../baseConfig.ts'
import { PagePlugin } from '../plugins/PagePlugin.ts'

/** Builds an area as an ordinary application that starts at `src/standalone.tsx`; for development only. */
export function standaloneConfig(options: BuildOptions): Configuration {
  const base = baseConfig(options)
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, uniqueName: 'standalone' },
    plugins: [
      ...(base.plugins ?? []),
      new PagePlugin({ template: fileURLToPath(new URL('./standalone.html', import.meta.url)), boot: false }),
    ],
  }
}
