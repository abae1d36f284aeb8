import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const refreshPath = '/__refresh.js'
export const refreshGlobal = '__STAFFEL_REFRESH__'
/** Name that the plugin of every build keeps its mark under: what one has set up is set up for all. */
export const refreshLibrary = 'staffel'

/**
 * React's refresh runtime, once per page and before React itself: only so does it meet the renderer, which is the
 * shell's, and the components of every area, which are built apart.
 */
export function refreshScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-refresh/package.json'))
  const runtime = readFileSync(join(folder, 'cjs/react-refresh-runtime.development.js'), 'utf8')
  return `{
const exports = {}
const process = { env: { NODE_ENV: 'development' } }
${runtime}
exports.injectIntoGlobalHook(window)
window.__reactRefreshInjected_${refreshLibrary} = true
window.${refreshGlobal} = exports
}`
}
