import { clockSetting, readClock, slowness } from './slowClock.ts'

/** Loaded before the program (`--import`): every `Date` of this process follows the clock in its environment. */
const { at, since } = readClock(process.env[clockSetting] ?? '')
const RealDate = Date
const now = (): number => at + Math.floor((RealDate.now() - since) / slowness)

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
