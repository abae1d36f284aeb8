import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How a process leaves without a call that fails. */
export interface Departure {
  hasBegun(): boolean
  /**
   * For so many seconds all is as it was, except for `/readyz`: what sends calls has time to see it. Then nobody can
   * connect any more, each answer ends its connection, and who holds one that is idle has as long to let it go: to end
   * it from here could meet a call that is on its way.
   */
  begin(seconds: number): Promise<void>
}

const pause = 20

/** `wait` is another one in tests alone. */
export function createDeparture(http: FastifyInstance, wait: (ms: number) => Promise<unknown> = sleep): Departure {
  let hasBegun = false
  let isClosed = false
  let connected = 0
  http.server.on('connection', () => (connected += 1))
  http.addHook('onSend', async (_request, reply, payload) => {
    if (isClosed) reply.header('connection', 'close')
    return payload
  })

  /** Who is connected as far as the system knows, but not yet as far as we do, would be cut off. */
  async function untilNobodyComes(): Promise<void> {
    for (let before = -1; before !== connected;) {
      before = connected
      await turn()
      await turn()
    }
  }

  async function untilAllAreGone(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end && (await connectionsOf(http.server)) > 0) await sleep(pause)
  }

  return {
    hasBegun: () => hasBegun,
    async begin(seconds) {
      hasBegun = true
      if (seconds === 0) return
      await wait(seconds * 1000)
      await untilNobodyComes()
      isClosed = true
      // The one of HTTP would end connections that are idle.
      Server.prototype.close.call(http.server)
      await untilAllAreGone(seconds)
    },
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
