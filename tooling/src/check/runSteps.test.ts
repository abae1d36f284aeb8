import { setTimeout as sleep } from 'node:timers/promises'
import { failuresOf, runSteps, summaryOf, type Step } from './runSteps.ts'

describe('the steps of a check', () => {
  let going = 0
  let most = 0
  const ended: string[] = []
  beforeEach(() => void ended.splice(0))
  const step = (name: string, after?: string): Step => ({
    name,
    ...(after === undefined ? {} : { after }),
    async run() {
      most = Math.max(most, (going += 1))
      await sleep(5)
      going -= 1
      ended.push(name)
      return {
        passed: 2,
        failed: name === 'types' ? 1 : 0,
        output: `PASS a.test.ts\n  ✓ 1 a journey\nsaid by ${name}\n`,
      }
    },
  })

  it('run side by side, in their order but for what waits, and say what they said when they end', async () => {
    const printed: string[] = []
    const steps = [step('build'), step('browser', 'build'), step('unit'), step('types')]
    const done = await runSteps(steps, 2, (text) => printed.push(text))
    expect(most).toBe(2)
    expect(ended.indexOf('build')).toBeLessThan(ended.indexOf('browser'))
    expect(done.map(({ name }) => name)).toEqual(['build', 'browser', 'unit', 'types'])
    expect(printed.filter((text) => text.includes('said by'))).toHaveLength(4)
    expect(summaryOf(done, 125).slice(-2)).toEqual(['all of it took 2 min 5 s', '8 passed, 1 failed'])
    expect(failuresOf(done)).toEqual(['\n── failed: types', 'said by types'])
  })

  it('fail without being run where the step that they follow failed', async () => {
    const steps = [step('types'), step('browser', 'types'), step('pictures', 'browser'), step('unit')]
    const done = await runSteps(steps, 2, () => {})
    expect(ended).not.toContain('browser')
    expect(ended).not.toContain('pictures')
    expect(done.map(({ failed }) => failed)).toEqual([1, 1, 1, 0])
    expect(failuresOf(done).slice(-2)).toEqual(['\n── failed: pictures', 'Not run: browser failed.'])
  })

  it('do not wait for ever for one that is not there', async () => {
    await expect(runSteps([step('browser', 'none'), step('all', 'browser')], 2, () => {})).resolves.toHaveLength(2)
    await expect(runSteps([step('a', 'b'), step('b', 'a')], 2, () => {})).rejects.toThrow('a, b: waits for')
  })
})
