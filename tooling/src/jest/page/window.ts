import { JSDOM, VirtualConsole } from 'jsdom'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { descriptorsOf, putBack } from './descriptors.ts'
import { OneWayChannel, stopTimers, timersOfAPage } from './timers.ts'

/** Web APIs that every browser has and jsdom does not, or has in a form that Node's `fetch` refuses (`AbortSignal`). */
const nodesOwn = [
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
  // jsdom itself runs on these.
  'atob',
  'btoa',
  'console',
  'queueMicrotask',
] as const

const address = 'http://localhost/'
const problems = new VirtualConsole().on('jsdomError', (error) => console.error(error))
const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: address, virtualConsole: problems })
const { window } = dom
const { document } = window
Object.defineProperty(window.crypto, 'subtle', { configurable: true, value: globalThis.crypto.subtle })

const languageNames: unknown = runInNewContext('Object.getOwnPropertyNames(globalThis)')
const notTaken = new Set<unknown>([...(Array.isArray(languageNames) ? languageNames : []), ...nodesOwn])
const selves = new Set(['window', 'self', 'top', 'parent', 'frames', 'globalThis'])

const isObject = (value: unknown): value is object => isFunction(value) || (typeof value === 'object' && value !== null)
const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/** A function of the window works wherever it is called from; a class stays what it is. */
function ofWindow(name: string, { get, set, ...rest }: PropertyDescriptor): PropertyDescriptor {
  if (get) return { configurable: true, enumerable: true, get: get.bind(window), set: set?.bind(window) }
  const { value } = rest
  return {
    configurable: true,
    enumerable: true,
    writable: true,
    value: isFunction(value) && !/^[A-Z]/.test(name) ? value.bind(window) : value,
  }
}

function windowProperties(): Map<string, PropertyDescriptor> {
  const found = new Map<string, PropertyDescriptor>()
  for (let from = window; from && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const [name, is] of Object.entries(Object.getOwnPropertyDescriptors(from)))
      if (!found.has(name) && !notTaken.has(name) && !name.startsWith('_') && name !== 'constructor')
        found.set(
          name,
          selves.has(name) ? { configurable: true, writable: true, value: globalThis } : ofWindow(name, is),
        )
  return found
}

/** What listens outside of what is drawn would hear the events of the next file. */
const listened: (() => void)[] = []
let heardErrors = 0

function remember(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const isOfErrors = (type: string) => Number(target === window && type === 'error')
  Object.assign(target, {
    addEventListener(...given: Parameters<typeof add>) {
      heardErrors += isOfErrors(given[0])
      listened.push(() => remove(...given))
      add(...given)
    },
    removeEventListener(...given: Parameters<typeof remove>) {
      heardErrors -= isOfErrors(given[0])
      remove(...given)
    },
  })
}

// An error that nobody hears of fails the test, as one outside of the window does.
window.addEventListener('error', ({ error }) => {
  if (heardErrors === 0 && error !== null) process.emit('uncaughtException', error)
})

const kept: readonly EventTarget[] = [window, document, document.documentElement, document.head, document.body]
kept.forEach(remember)
const properties = windowProperties()
const always = (value: unknown): PropertyDescriptor => ({ configurable: true, writable: true, value })
for (const [name, timer] of Object.entries(timersOfAPage())) properties.set(name, always(timer))
// Node's knows more than a page has to, and jsdom's asks whatever stands in its place.
const { now, timeOrigin } = globalThis.performance
const clock = { now: now.bind(globalThis.performance), timeOrigin }
properties.set('performance', always(clock))
properties.set('MessageChannel', always(OneWayChannel))

/** What a test may have exchanged a member of: the page, its classes, and the like of `navigator`. */
const parts = [...properties.values()]
  .map(({ value, get }): unknown => (get ? get() : value))
  .flatMap((part) => (isFunction(part) ? [part, part.prototype] : [part]))
  .filter((part) => isObject(part) && !(part instanceof window.Storage))
const before = new Map([...kept, clock, ...parts.filter(isObject)].map((part) => [part, descriptorsOf(part)]))

let isReactReady = false

/** The process as a browser's window: `window` is `globalThis`. */
export function openWindow(): void {
  for (const [name, property] of properties) Object.defineProperty(globalThis, name, property)
  if (isReactReady) return
  isReactReady = true
  // React would take what no browser has, and keep it.
  const { setImmediate } = globalThis
  Reflect.deleteProperty(globalThis, 'setImmediate')
  // It is react-dom's own, wherever that lies.
  createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler')
  Object.assign(globalThis, { setImmediate })
}

/** The window as it was: its page empty, and nothing stored. */
export function emptyWindow(): void {
  stopTimers()
  for (const stop of listened.splice(0)) stop()
  heardErrors = 0
  for (const part of [document.head, document.body]) part.replaceChildren()
  for (const part of [document.documentElement, document.head, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}; path=/`
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  dom.reconfigure({ url: address })
  for (const [part, was] of before) if (part !== globalThis) putBack(part, was)
}
