import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nativeJest } from './index.ts'
import { resultsIn, runFiles } from './testing/runFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-jest-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = {
  'counted.ts': 'let loads = 0\nexport const once: number = ++loads\nexport const kept: string[] = []',
  // By name: what is there behind the first is what the second begins with.
  'a.test.ts': `
    import { kept, once } from './counted.ts'
    test('leaves much behind', () => {
      kept.push('a')
      Object.assign(globalThis, { left: true, fetch: () => 'exchanged' })
      process.env['LEFT'] = 'behind'
      jest.spyOn(Math, 'random').mockReturnValue(2)
      expect([once, Math.random()]).toEqual([1, 2])
    })
    test('has timers of its own', () => {
      jest.useFakeTimers()
      const done = jest.fn()
      setTimeout(done, 60_000)
      jest.advanceTimersByTime(60_000)
      expect(done).toHaveBeenCalledTimes(1)
    })`,
  'b.test.ts': `
    import { kept, once } from './counted.ts'
    test('finds the module, and nothing else', () => {
      expect([once, kept]).toEqual([1, ['a']])
      expect(['left' in globalThis, process.env['LEFT'], Math.random() < 1]).toEqual([false, undefined, true])
      expect([String(fetch).includes('exchanged'), Object.hasOwn(setTimeout, 'clock')]).toEqual([false, false])
    })
    test('exchanges no module', () => expect(() => jest.mock('./counted.ts', () => ({}))).toThrow('share their modules'))
    test.each([1, 2])('knows its values and their classes, %s', (value) => {
      expect({ value, at: new Date(value), error: new Error('x') }).toEqual({
        value: expect.any(Number), at: expect.any(Date), error: expect.objectContaining({ message: 'x' }),
      })
      expect(() => { throw new TypeError('x') }).toThrow(TypeError)
    })`,
  'c.test.ts': `
    test('fails', () => expect(1).toBe(2))
    test('writes to the console', () => console.warn('aloud'))
    test('hangs', () => new Promise(() => {}), 20)
    describe('behind a set-up that fails', () => {
      beforeAll(() => { throw new Error('no set-up') })
      test('does not pass', () => {})
    })`,
}

describe('test files that share their modules', () => {
  it('find them loaded, but nothing that another file left in the process, and fail as ever', async () => {
    const { code, said } = await runFiles(folder, nativeJest, files)
    expect(resultsIn(said)).toEqual([
      '✓ leaves much behind',
      '✓ has timers of its own',
      '✓ finds the module, and nothing else',
      '✓ exchanges no module',
      '✓ knows its values and their classes, 1',
      '✓ knows its values and their classes, 2',
      '✕ fails',
      '✕ writes to the console',
      '✕ hangs',
      '✕ does not pass',
    ])
    expect(said).toContain('c.test.ts:2:')
    expect(said).toContain('Exceeded timeout of 20 ms')
    expect(said).toContain('no set-up')
    expect(said).toContain('console.warn: aloud')
    expect(code).toBe(1)
  })
})
