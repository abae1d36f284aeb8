const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
const going = new Set<number>()

type Given = unknown[]
type Work = (...given: Given) => unknown

function begin(work: Work, pause: number | undefined, given: Given): number {
  const id = Number(
    setTimeout(() => {
      going.delete(id)
      work(...given)
    }, pause),
  )
  going.add(id)
  return id
}

function repeat(work: Work, pause: number | undefined, given: Given): number {
  const id = Number(setInterval(work, pause, ...given))
  going.add(id)
  return id
}

function end(id: number | undefined): void {
  if (id === undefined || !going.delete(id)) return
  clearTimeout(id)
  clearInterval(id)
}

/** Timers as a page has them: known by a number, and gone with the page. */
export function timersOfAPage() {
  return {
    setTimeout: (work: Work, pause?: number, ...given: Given) => begin(work, pause, given),
    setInterval: (work: Work, pause?: number, ...given: Given) => repeat(work, pause, given),
    clearTimeout: end,
    clearInterval: end,
    requestAnimationFrame: (draw: (at: number) => unknown) => begin(() => draw(performance.now()), 1000 / 60, []),
    cancelAnimationFrame: end,
  }
}

const undelivered = new Set<() => void>()

/** Node's own keeps the process alive; this one delivers and is forgotten. */
export class OneWayChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
  readonly port2 = {
    postMessage: (data: unknown): void => {
      const deliver = () => {
        if (undelivered.delete(deliver)) this.port1.onmessage?.({ data })
      }
      undelivered.add(deliver)
      // Whichever there is now: a test may hold the time in its hand.
      globalThis.setTimeout(deliver)
    },
  }
}

/** React waits for the answer to its own message, and asks no second time: none may be lost with a file. */
export function stopTimers(): void {
  for (const deliver of undelivered) deliver()
  for (const id of going) end(id)
}
