import { SourceMaps } from './compileScreen.ts'
import { forgetScreens, loadScreen } from './loadScreens.ts'
import NativeRuntime from './NativeRuntime.ts'

/**
 * `NativeRuntime` for what runs in a browser: React, antd and what else is in `node_modules` are loaded once per
 * process, the product's screens once per test file. Goes together with `BrowserEnvironment`.
 */
export default class BrowserRuntime extends NativeRuntime {
  override async unstable_importModule(path: string): Promise<unknown> {
    return loadScreen(path)
  }

  override getSourceMaps(): Map<string, string> {
    return new SourceMaps()
  }

  override teardown(): void {
    forgetScreens()
    super.teardown()
  }
}
