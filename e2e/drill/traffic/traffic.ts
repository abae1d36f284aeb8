import { setTimeout as sleep } from 'node:timers/promises'
import { asker, type Answer, type Asked } from './asker.ts'
import { attach, list, offerOf, read, save } from './calls.ts'
import type { Seat } from './seats.ts'

/** What came of the work of all seats. */
export interface Outcome {
  readonly calls: number
  /** Calls that had no answer, or one that the server is to blame for. */
  readonly failures: readonly Failure[]
  /** Titles of offers whose save was answered, each its own. */
  readonly saved: readonly string[]
  /** Names of files whose upload was answered. */
  readonly files: readonly string[]
  /** The longest time, in seconds, in which nobody was answered. */
  readonly silence: number
}

export interface Failure {
  readonly what: string
  readonly status: number
  readonly text: string
}

export interface Traffic {
  /** Waits until so many calls were answered since now. */
  readonly go: (calls: number) => Promise<void>
  /** Ends it once what is under way was answered. */
  readonly end: () => Promise<Outcome>
}

/**
 * Every seat looks at the list, makes an offer, reads it back and puts a file with it, again and again. What was not
 * answered is sent anew under its key until it is, as the product does.
 */
export function startTraffic(url: string, seats: readonly Seat[], word: string): Traffic {
  const failures: Failure[] = []
  const saved: string[] = []
  const files: string[] = []
  let [calls, silence, lastAnswer, isOver] = [0, 0, performance.now(), false]

  const seat = async (at: Seat): Promise<void> => {
    const ask = asker(url, at)
    const until = async (asked: Asked): Promise<Answer> => {
      for (;;) {
        const answer = await ask(asked)
        calls++
        if (answer.status > 0 && answer.status < 500) {
          if (answer.status !== 200) throw new Error(`${asked.path}: ${answer.status} ${answer.text.slice(0, 300)}`)
          silence = Math.max(silence, performance.now() - lastAnswer)
          lastAnswer = performance.now()
          return answer
        }
        failures.push({ what: `${asked.method} ${asked.path.replace(/\?.*/, '').replace(/\d+/, ':id')}`, ...answer })
        await sleep(200)
      }
    }
    for (let n = 1; !isOver; n++) {
      const title = `${word}, ${at.name}, ${n}`
      await until(list)
      const made = await until(save(at, title))
      const offer = offerOf(made)
      saved.push(title)
      await until(read(offer))
      // A limit holds for files; one in ten offers has one.
      if (n % 10 === 1) {
        await until(attach(offer, title))
        files.push(title)
      }
    }
  }
  const working = Promise.all(seats.map(seat))
  // Whoever waits for it hears of it; until then it is nobody's.
  working.catch(() => undefined)
  return {
    go: async (more) => {
      const goal = calls + more
      await Promise.race([working, reached(() => calls >= goal)])
    },
    end: async () => {
      isOver = true
      await working
      return { calls, failures, saved, files, silence: silence / 1000 }
    },
  }
}

async function reached(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(50)
}
