import { asker } from '../../drill/traffic/asker.ts'
import type { Seat } from '../../drill/traffic/seats.ts'
import { list, offerOf, read, save } from '../../drill/traffic/calls.ts'

export interface Worked {
  readonly calls: number
  readonly perSecond: number
  /** Milliseconds within which 99 of 100 calls were answered. */
  readonly p99: number
}

let word = 0

/** Everybody looks at the list, saves an offer and reads it, as fast as answers come. */
export async function work(url: string, seats: readonly Seat[], seconds: number): Promise<Worked> {
  const times: number[] = []
  const run = ++word
  const started = performance.now()
  const until = started + seconds * 1000
  const at = async (seat: Seat): Promise<void> => {
    const ask = asker(url, seat)
    const timed = async (asked: Parameters<typeof ask>[0]) => {
      const from = performance.now()
      const answer = await ask(asked)
      if (answer.status !== 200) throw new Error(`${asked.path}: ${answer.status} ${answer.text.slice(0, 300)}`)
      times.push(performance.now() - from)
      return answer
    }
    for (let n = 0; performance.now() < until; n++) {
      await timed(list)
      await timed(read(offerOf(await timed(save(seat, `Meting ${run}, ${seat.name}, ${n}`)))))
    }
  }
  await Promise.all(seats.map(at))
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    calls: times.length,
    perSecond: times.length / took,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
  }
}
