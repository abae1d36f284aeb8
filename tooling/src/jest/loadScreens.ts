import { existsSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileScreen } from './compileScreen.ts'

const require = createRequire(import.meta.url)
const contract = fileURLToPath(new URL('../../../shared-api/', import.meta.url))
const stubFor = (file: string) => new URL(file, import.meta.url).href

/** Signs up for the hooks of a test file when it is loaded. */
const perFile = /\/node_modules\/@testing-library\//
const screens = new Set<string>()

let active = false
let isContractAnew = false

interface Loading {
  /** The contract for each test file too, as somebody is writing on it. */
  readonly isContractAnew: boolean
}

/** From here on modules are loaded as a browser's bundle would have them; null: no longer. */
export function loadForBrowser(how: Loading | null): void {
  active = how !== null
  isContractAnew = how?.isContractAnew ?? false
}

/** Loads a file and what it needs. What is in `node_modules`, and the contract, is there once per process. */
export function loadScreen(path: string): unknown {
  return createRequire(import.meta.url)(path)
}

/** The product itself, and what signs up with a test file, are loaded anew for the next. */
export function forgetScreens(): void {
  for (const path of Object.keys(require.cache)) if (screens.has(path) || perFile.test(path)) delete require.cache[path]
  screens.clear()
}

/** Sources, and our packages where they are installed. */
const ofOurs = /^(?!.*\/node_modules\/(?!@staffel\/)).*\.[jt]sx?$/

/** The contract is compiled as well, since its own tests load it in the same process as Node does. */
const isKept = (path: string) => !isContractAnew && path.startsWith(contract)

/** The same files as CommonJS: one component is required instead of all of antd being loaded. */
const inCommonJs = (specifier: string) => specifier.replace(/^(antd|@ant-design\/icons-svg)\/es\//, '$1/lib/')

function standIn(specifier: string): string | undefined {
  // What antd writes at run time, from a function that each part of it calls.
  if (/^\.\/hooks\/use(?:Style|CSSVar)Register$/.test(specifier)) return stubFor('./stubs/noStyle.ts')
  if (specifier.endsWith('.css')) return stubFor('./stubs/styles.ts')
  return /\.(?:svg|png|jpg|woff2)$/.test(specifier) ? stubFor('./stubs/asset.ts') : undefined
}

/** As a bundler asks for a package, not as Node does. */
const ofABrowser = (conditions: readonly string[]) => [
  'browser',
  ...conditions.filter((name) => !['node', 'node-addons', 'module-sync'].includes(name)),
]

registerHooks({
  resolve(specifier, context, next) {
    if (!active) return next(specifier, context)
    const url = standIn(specifier)
    if (url) return { url, shortCircuit: true }
    return next(inCommonJs(specifier), { ...context, conditions: ofABrowser(context.conditions ?? []) })
  },
  load(url, context, next) {
    const path = active && url.startsWith('file:') ? fileURLToPath(url) : ''
    if (!ofOurs.test(path) || !existsSync(path)) return next(url, context)
    if (!isKept(path)) screens.add(path)
    return { format: 'commonjs', source: compileScreen(path), shortCircuit: true }
  },
})
