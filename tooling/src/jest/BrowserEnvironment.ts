import { TestEnvironment } from 'jest-environment-jsdom'

/** Web APIs that every browser has and jsdom does not, or has in a form that Node's `fetch` refuses (`AbortSignal`). */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
] as const

/** Jest asks for the environment by default import. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value: globalThis[name] })
    }
    Object.defineProperty(this.global.crypto, 'subtle', { configurable: true, value: globalThis.crypto.subtle })
  }
}
