import type { JestEnvironmentConfig } from '@jest/environment'
import { ModernFakeTimers } from '@jest/fake-timers'
import { loadForBrowser } from './loadScreens.ts'
import NativeEnvironment from './NativeEnvironment.ts'
import { emptyWindow, openWindow } from './page/window.ts'

/** The process with a window of jsdom, one for all its test files. */
export default class BrowserEnvironment extends NativeEnvironment {
  constructor(given: JestEnvironmentConfig) {
    super(given)
    openWindow()
    const { isContractAnew } = given.projectConfig.testEnvironmentOptions
    loadForBrowser({ isContractAnew: isContractAnew === true })
    // Those of the page, and not of the `timers` that React and jsdom take from Node.
    const global = new Proxy(globalThis, {})
    this.fakeTimersModern = new ModernFakeTimers({ config: given.projectConfig, global })
  }

  override async teardown(): Promise<void> {
    loadForBrowser(null)
    emptyWindow()
    await super.teardown()
  }

  override exportConditions(): string[] {
    return ['browser']
  }
}
