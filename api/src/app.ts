import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Connections } from './db/database.types.ts'
import { notFound } from './errors.ts'
import { writeAnswers } from './http/compiled.ts'
import type { ModuleContext } from './http/module.ts'
import { longestPart, readableUrl } from './plugins/readable-url.ts'
import { createModules, type Modules } from './modules/index.ts'
import { authentication } from './modules/identity/authentication.ts'
import { compression } from './plugins/compression.ts'
import { crossOrigin } from './plugins/cross-origin.ts'
import { errorHandler, sendError, sendUnreadable } from './plugins/error-handler.ts'
import { jsonBodies } from './plugins/json-bodies.ts'
import { loggerOptions } from './plugins/logger-options.ts'
import { loopbackOnly } from './plugins/loopback-only.ts'
import { callLimits } from './plugins/call-limits.ts'
import { countCalls } from './plugins/operations/count-calls.ts'
import { createFigures, type Figures } from './plugins/operations/figures.ts'
import { createDeparture, type Departure } from './plugins/operations/departure.ts'
import { createOpening, type Opening } from './plugins/operations/opening.ts'
import { operations } from './plugins/operations/operations.ts'
import { requestContext } from './plugins/request-context.ts'
import { securityHeaders } from './plugins/security-headers.ts'

export interface App {
  readonly http: FastifyInstance
  readonly modules: Modules
  /** What `/metrics` counts. */
  readonly figures: Figures
  readonly departure: Departure
  readonly opening: Opening
}

export type AppContext = Omit<ModuleContext, 'log'>

export interface AppOptions {
  /** Where log lines go; the terminal by default. */
  readonly logStream?: { write(line: string): void }
  /** Of the database, where it has a pool of them. */
  readonly connections?: (() => Connections) | undefined
  /** No call reaches the database until `opening.done()`. */
  readonly waitsForDatabase?: boolean
}

/** The whole application; it never listens, so that a test can call it directly. */
export async function createApp(context: AppContext, options: AppOptions = {}): Promise<App> {
  const { config } = context
  const http = Fastify({
    logger: loggerOptions(config, options.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: longestPart },
    forceCloseConnections: 'idle',
    // Who is still connected while this process ends is answered, and then sent elsewhere.
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    frameworkErrors: sendUnreadable,
  })
  http.setSerializerCompiler(writeAnswers)
  await http.register(requestContext)
  await http.register(securityHeaders, { config })
  if (!config.firebase) await http.register(loopbackOnly)
  await http.register(crossOrigin, { origins: config.origins, isLocal: config.firebase === null })
  const figures = createFigures()
  const departure = createDeparture(http)
  const opening = createOpening(http)
  if (!options.waitsForDatabase) opening.done()
  await http.register(countCalls, { figures })
  await http.register(errorHandler)
  await http.register(compression)
  await http.register(jsonBodies)
  await http.register(callLimits)
  await http.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 }, throwFileSizeLimit: true })
  http.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply))
  const modules = createModules({ ...context, log: http.log })
  const routeContext = {
    workflows: config.workflows,
    ...authentication(modules.identity),
    admit: modules.platform.admit,
  }
  for (const module of modules.all) {
    for (const route of module.routes) route.register(http, routeContext)
    if (module.plugin) await http.register(module.plugin)
  }
  const gauges = modules.all.flatMap((module) => module.gauges ?? [])
  await http.register(operations, {
    config,
    db: context.db,
    figures,
    gauges,
    departure,
    opening,
    connections: options.connections,
  })
  return { http, modules, figures, departure, opening }
}
