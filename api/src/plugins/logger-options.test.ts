import Fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify'
import { loggerOptions } from './logger-options.ts'

const token = 'q9_Tn3vXk2LhW8sZr5yBc7dFg1jPm4aQe6uVi0oNx-E'

/** A server whose only route logs as a framework does, or somebody without care. */
async function logged(careless: (log: FastifyBaseLogger, request: FastifyRequest) => void): Promise<string> {
  const lines: string[] = []
  const http = Fastify({ logger: loggerOptions({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }) })
  http.get('/o/:token', async (request) => careless(request.log, request))
  await http.inject({ url: `/o/${token}?token=${token}`, headers: { referer: `http://localhost/o/${token}` } })
  await http.close()
  return lines.join('')
}

test.each<[string, Parameters<typeof logged>[0]]>([
  ['nothing of its own', () => undefined],
  ['the request', (log, request) => log.info({ req: request }, 'incoming request')],
  [
    'its address in a sentence',
    (log, request) =>
      log.warn(`Reply was already sent, did you forget to "return reply" in the "${request.raw.url}" (GET) route?`),
  ],
  ['an error that quotes it', (log, request) => log.error({ err: new Error(`No answer to ${request.url}`) })],
  ['an error alone', (log, request) => log.error(new Error(`No answer to ${request.url}`))],
  [
    'the bytes that could not be read',
    (log) =>
      log.trace(
        { err: Object.assign(new Error('Parse Error'), { rawPacket: Buffer.from(`GET /o/${token}`) }) },
        'client error',
      ),
  ],
  ['the referrer', (log, request) => log.info({ from: request.headers.referer })],
  [
    'the address within another one',
    (log) =>
      log.info({
        url: `/emulator/action?continueUrl=${encodeURIComponent(`http://localhost/o/${token}?token=${token}`)}&oobCode=${token}`,
      }),
  ],
  [
    'a call of the public page',
    (log) => log.info(`https://offers.example.com/webhook/public/offers/${token}/pdf?lang=nl`),
  ],
])('a line that holds %s holds no token', async (_what, careless) => {
  const lines = await logged(careless)
  expect(lines).toContain('"level"')
  expect(lines).not.toContain(token)
  expect(lines).not.toContain(Buffer.from(token).toJSON().data.slice(0, 20).join(','))
})

test('the rest of such a line stays readable', async () => {
  const lines = await logged((log, request) => log.warn(`The route "${request.raw.url}" (GET) was too slow`))
  expect(lines).toContain('The route \\"/o/:token?token=:token\\" (GET) was too slow')
})
