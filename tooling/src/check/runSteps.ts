import { single, sum, type Tally } from './Tally.ts'

export interface StepResult extends Tally {
  /** What people read of it, in full. */
  readonly output: string
}

export interface Step {
  readonly name: string
  /** The step that must have ended before this one begins. Where that failed, this one fails without being run. */
  readonly after?: string
  run(): Promise<StepResult>
}

export interface TimedStep extends StepResult {
  readonly name: string
  readonly seconds: number
}

const notRun = (after = ''): StepResult => ({ ...single(false), output: `Not run: ${after} failed.` })

/** Runs the steps in their order, `atOnce` at a time, and prints what each said when it ends. */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  print: (text: string) => void = console.log,
): Promise<TimedStep[]> {
  const waiting = [...steps]
  const done: TimedStep[] = []
  const running = new Map<string, Promise<void>>()

  const runStep = async ({ name, after, run }: Step): Promise<void> => {
    const started = performance.now()
    const isPointless = done.some((step) => step.name === after && step.failed > 0)
    const { passed, failed, output } = await (isPointless ? notRun(after) : run())
    const seconds = Math.round((performance.now() - started) / 1000)
    print(`\n── ${name} (${seconds} s)\n${output.trimEnd()}`)
    done.push({ name, passed, failed, seconds, output })
    running.delete(name)
  }
  const isReady = ({ after }: Step): boolean =>
    after === undefined || ![...waiting.map(({ name }) => name), ...running.keys()].includes(after)

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(isReady) : -1
    const [step] = next === -1 ? [] : waiting.splice(next, 1)
    if (step) {
      print(`${step.name} …`)
      running.set(step.name, runStep(step))
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')}: waits for a step that is not there`)
  }
  return steps.flatMap(({ name }) => done.find((step) => step.name === name) ?? [])
}

/** What a runner of tests prints of a test, or a file of tests, that passed. */
const passedLine = /^(?:PASS |\s{0,8}[✓✔] )/

/** What the failed steps said, without what passed: said once more at the end, where a log cut short still has it. */
export function failuresOf(steps: readonly TimedStep[]): string[] {
  return steps
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, output }) => [
      `\n── failed: ${name}`,
      ...output
        .trimEnd()
        .split('\n')
        .filter((line) => !passedLine.test(line)),
    ])
}

/** A line for each step, the time of all, and last what decides: how many checks passed and failed. */
export function summaryOf(steps: readonly TimedStep[], seconds: number): string[] {
  const total = sum(steps)
  return [
    ...steps.map((step) => `${step.name}: ${step.passed} passed, ${step.failed} failed (${step.seconds} s)`),
    `all of it took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
    `${total.passed} passed, ${total.failed} failed`,
  ]
}
