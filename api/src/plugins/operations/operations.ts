import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Connections, Db } from '../../db/database.types.ts'
import { notFound } from '../../errors.ts'
import type { Gauge, GaugeValue } from '../../http/module.ts'
import { loggableError } from '../loggable-error.ts'
import type { Departure } from './departure.ts'
import type { Opening } from './opening.ts'
import { gaugeText, type Figures } from './figures.ts'

/** How long the database may take to say that it is there. */
const patience = 2_000

interface OperationsOptions {
  readonly config: Pick<Config, 'firebase' | 'metricsToken'>
  readonly db: Db
  readonly figures: Figures
  readonly gauges: readonly Gauge[]
  readonly departure: Pick<Departure, 'hasBegun'>
  readonly opening: Pick<Opening, 'isOpen'>
  readonly connections?: (() => Connections) | undefined
}

/**
 * What whoever runs this process asks it: `/healthz`, whether it lives; `/readyz`, whether it can answer calls, which
 * needs its database and that it goes on; `/metrics`, what it does. They are asked every few seconds, so the log is
 * silent about them.
 */
export const operations = fastifyPlugin<OperationsOptions>(async (app, options) => {
  const { config, db, figures, gauges, departure, opening, connections } = options
  const isThere = databaseCheck(db)
  const say = (reply: FastifyReply, code: number, status: string) =>
    reply.code(code).header('cache-control', 'no-store').send({ status })
  app.get('/healthz', { logLevel: 'error' }, (_request, reply) => say(reply, 200, 'alive'))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (departure.hasBegun()) return say(reply, 503, 'it is about to end')
    return opening.isOpen() && (await isThere()) ? say(reply, 200, 'ready') : say(reply, 503, 'the database is away')
  })
  app.get('/metrics', { logLevel: 'error' }, async (request, reply) => {
    if (!mayCollect(config, request.headers.authorization)) throw notFound()
    const now = [...ofProcess(connections), ...gauges].map(async ({ name, help, read }) => {
      const values = await read().catch((error: unknown) => {
        request.log.error({ gauge: name, failure: loggableError(error) }, 'gauge failed')
        return []
      })
      return gaugeText(name, help, values)
    })
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send([figures.text(), ...(await Promise.all(now))].join(''))
  })
})

/** One question at a time: while the database is away, every further one would wait in the same line. */
function databaseCheck(db: Db): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  const ask = (): Promise<boolean> =>
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = null))
  return () => {
    asked ??= ask()
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience).unref())
    return Promise.race([asked, late])
  }
}

/** Routes and versions are nobody's business outside. In local mode there is no outside. */
function mayCollect({ firebase, metricsToken }: OperationsOptions['config'], given: string | undefined): boolean {
  if (metricsToken === null) return firebase === null
  return given !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`))
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

function ofProcess(connections: (() => Connections) | undefined): Gauge[] {
  const states = connections && (() => Object.entries(connections()).map(([state, value]) => one({ state }, value)))
  return [
    {
      name: 'staffel_memory_bytes',
      help: 'Memory of the process.',
      read: async () => [one({}, process.memoryUsage.rss())],
    },
    {
      name: 'staffel_uptime_seconds',
      help: 'Since the process started.',
      read: async () => [one({}, process.uptime())],
    },
    ...(states
      ? [
          {
            name: 'staffel_database_connections',
            help: 'Connections to the database, and calls that wait for one.',
            read: async () => states(),
          },
        ]
      : []),
  ]
}

const one = (labels: Readonly<Record<string, string>>, value: number): GaugeValue => ({ labels, value })
