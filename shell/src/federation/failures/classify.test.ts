import { AreaError, isTransient } from './AreaError.ts'
import { classify, type ResourceOutcome } from './classify.ts'

const entry = 'http://localhost/r/offers/1.0.0-a/remoteEntry.js'
const entryFailed = new Error(
  `[ Federation Runtime ]: Failed to load #RUNTIME-008\nScriptNetworkError: Failed to load script "${entry}" - unreachable`,
)
const chunkFailed = Object.assign(
  new Error('Loading chunk area failed.\n(error: http://localhost/r/offers/1.0.0-a/area.js)'),
  {
    request: 'http://localhost/r/offers/1.0.0-a/area.js',
  },
)
const answered =
  (status: number, contentType = 'text/javascript') =>
  (): ResourceOutcome | undefined => ({ status, contentType })
const unknown = (): ResourceOutcome | undefined => undefined

describe('what went wrong with a file', () => {
  it.each([
    ['nothing was heard', entryFailed, unknown, 'network'],
    ['the connection failed', entryFailed, answered(0), 'network'],
    ['the entry is not there', entryFailed, answered(404), 'http'],
    ['a chunk is not there', chunkFailed, answered(404), 'http'],
    ['a page came in its place', entryFailed, answered(200, 'text/html'), 'invalid-module'],
    ['other bytes than published', entryFailed, answered(200), 'integrity'],
    ['the entry never answered', new Error(`ScriptNetworkError: Script "${entry}" timed out.`), unknown, 'timeout'],
    [
      'a chunk never answered',
      Object.assign(new Error('Loading chunk 1 failed.\n(timeout: x)'), { request: entry }),
      unknown,
      'timeout',
    ],
    ['the whole took too long', new DOMException('', 'TimeoutError'), unknown, 'timeout'],
    ['the entry threw', new Error(`ScriptExecutionError: Script "${entry}" loaded but threw`), unknown, 'evaluation'],
    [
      'the entry announced nothing',
      new Error('remoteEntryExports is undefined #RUNTIME-001'),
      unknown,
      'invalid-module',
    ],
    [
      'a shared version differs',
      new Error('Version 18.2.0 from shell of shared singleton module react does not satisfy the requirement'),
      unknown,
      'incompatible',
    ],
    ['the module threw', new TypeError('x is not a function'), unknown, 'evaluation'],
    ['something that is no error was thrown', 'boom', unknown, 'evaluation'],
  ] as const)('%s', (_case, error, lookUp, kind) => {
    expect(classify(error, lookUp).kind).toBe(kind)
  })

  it('keeps what an area error says already', () => {
    expect(classify(new AreaError('offers', { kind: 'disabled' })).kind).toBe('disabled')
  })

  it('is worth another attempt only when the server or the way to it is in trouble', () => {
    const transient = [
      classify(entryFailed, answered(0)),
      classify(entryFailed, answered(503)),
      classify(new DOMException('', 'TimeoutError')),
    ]
    const lasting = [
      classify(entryFailed, answered(404)),
      classify(entryFailed, answered(200)),
      classify(new Error('x')),
    ]
    expect(transient.map(isTransient)).toEqual([true, true, true])
    expect(lasting.map(isTransient)).toEqual([false, false, false])
  })
})
