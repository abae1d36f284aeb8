import type { JestEnvironmentConfig } from '@jest/environment'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { descriptorsOf, putBack } from './page/descriptors.ts'

/** Where the framework keeps who hears of its events: they belong to one test file. */
const eventHandlers = Symbol.for('EVENT_HANDLERS')

/** The process as it is. What a test file leaves in its globals and in `process.env` is put back behind it. */
export default class NativeEnvironment {
  readonly global = globalThis
  readonly fakeTimers = null
  fakeTimersModern: ModernFakeTimers
  readonly moduleMocker = new ModuleMocker(globalThis)
  readonly #globals: ReturnType<typeof descriptorsOf>
  readonly #env = { ...process.env }
  readonly #exit = process.exit

  constructor({ projectConfig }: JestEnvironmentConfig) {
    Reflect.deleteProperty(globalThis, eventHandlers)
    this.#globals = descriptorsOf(globalThis)
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose()
    process.exit = this.#exit
    putBack(globalThis, this.#globals)
    putBack(process.env, descriptorsOf(this.#env))
  }

  exportConditions(): string[] {
    return ['node', 'node-addons']
  }

  /** There is none: everything runs in the process's own. */
  getVmContext(): null {
    return null
  }
}
