import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import Runtime from 'jest-runtime'

const require = createRequire(import.meta.url)

/** What gives a module to one file only. Here a module is there once, and whoever exchanges it would do so for all. */
const ofModules = [
  'mock',
  'doMock',
  'unmock',
  'dontMock',
  'deepUnmock',
  'setMock',
  'unstable_mockModule',
  'unstable_unmockModule',
  'resetModules',
  'isolateModules',
  'isolateModulesAsync',
] as const

function refuse(): never {
  throw new Error('Test files share their modules here: hand over what is to be exchanged.')
}

let runs = 0

/**
 * Leaves loading to Node: types are stripped, a module is loaded once for all test files of a process, and what was
 * compiled for one file is fast for the next. Jest would load the product anew for each, in a context of its own, which
 * takes longer than most tests do. Goes together with `NativeEnvironment`.
 */
export default class NativeRuntime extends Runtime {
  readonly #global: object
  readonly #testPath: string
  readonly #run = ++runs

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given)
    const [, environment, , , , , testPath] = given
    this.#global = environment.global
    this.#testPath = testPath
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true
  }

  /** Set-up files run again for each test file. */
  override async unstable_importModule(path: string): Promise<unknown> {
    const { href } = pathToFileURL(path)
    return import(path === this.#testPath ? href : `${href}?${this.#run}`)
  }

  /** The framework keeps the tests of a file, so that each gets one of its own. */
  override requireInternalModule<T = unknown>(from: string, to = from): T {
    delete require.cache[to]
    return require(to) as T
  }

  override setGlobalsForRuntime(globals: Parameters<Runtime['setGlobalsForRuntime']>[0]): void {
    super.setGlobalsForRuntime(globals)
    const { jest } = this.requireModuleOrMock<{ jest: object }>(this.#testPath, '@jest/globals')
    Object.assign(this.#global, { jest: { ...jest, ...Object.fromEntries(ofModules.map((name) => [name, refuse])) } })
  }
}
