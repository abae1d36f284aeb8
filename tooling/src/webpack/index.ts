import type { Configuration } from 'webpack'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { areaConfig } from './area/areaConfig.ts'
import { monolithConfig } from './monolithConfig.ts'
import { pageConfig, pageSource } from './pages/pageConfig.ts'
import { shellConfig } from './shellConfig.ts'
import { signInConfig } from './pages/signInConfig.ts'

const production = process.env['NODE_ENV'] !== 'development'

/** The whole `webpack.config.mjs` of an area: `export default area(import.meta.dirname)`. */
export function area(folder: string): Configuration[] {
  const options = { folder, production }
  return [areaConfig(options), ...(existsSync(join(folder, pageSource)) ? [pageConfig(options)] : [])]
}

/** The whole `webpack.config.mjs` of the shell. */
export function shell(folder: string): Configuration[] {
  const options = { folder, production }
  return [shellConfig(options), signInConfig(options)]
}

/** Shell and areas in one build, for measuring only. `folder` is the shell's. */
export function monolith(folder: string): Configuration {
  return monolithConfig({ folder, production })
}
