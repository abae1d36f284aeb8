import { Agent, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { createDeparture } from './departure.ts'

let http: FastifyInstance
let port: number
const agents: Agent[] = []
const held = Promise.withResolvers<void>()
const arrived = Promise.withResolvers<void>()

beforeAll(async () => {
  http = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
})
afterAll(() => {
  for (const agent of agents) agent.destroy()
})

/** Somebody who is connected to us once, and keeps that. */
function connection(): (path: string) => Promise<{ status: number | undefined; ends: boolean }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return async (path) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ port, path, agent, method: 'POST' }, resolve)
      asked.on('error', reject)
      asked.end()
    })
    answer.resume()
    await new Promise((resolve) => answer.once('end', resolve))
    return { status: answer.statusCode, ends: answer.headers.connection === 'close' }
  }
}

test('who is connected is answered, who comes late finds nobody, and what is under way ends', async () => {
  const listening = Promise.withResolvers<void>()
  const departure = createDeparture(http, () => listening.promise)
  http.post('/quick', async () => 'done')
  http.post('/slow', async () => {
    arrived.resolve()
    await held.promise
    return 'done'
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
  port = (http.server.address() as AddressInfo).port
  const [one, two, three] = [connection(), connection(), connection()]
  await Promise.all([one('/quick'), two('/quick')])

  const slow = three('/slow')
  await arrived.promise
  const left = departure.begin(3600).then(() => http.close())
  expect(departure.hasBegun()).toBe(true)
  expect(await connection()('/quick')).toEqual({ status: 200, ends: false })

  listening.resolve()
  while (http.server.listening) await new Promise((resolve) => setImmediate(resolve))
  await expect(connection()('/quick')).rejects.toThrow(/ECONNREFUSED/)
  expect(await one('/quick')).toEqual({ status: 200, ends: true })
  expect(await two('/quick')).toEqual({ status: 200, ends: true })
  held.resolve()
  expect(await slow).toEqual({ status: 200, ends: true })
  for (const agent of agents) agent.destroy()
  await left
})
