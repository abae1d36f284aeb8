import rateLimit from '@fastify/rate-limit'
import type { EndpointShape } from '@staffel/shared-api/contract'
import fastifyPlugin from 'fastify-plugin'
import { DomainError } from '../errors.ts'

/** Calls that anyone can make, per address and minute. */
const publicCalls = 20
/** Calls that every open page makes by itself, per address and minute: an office behind one address makes many. */
const passiveCalls = 600
/** Calls that need a session, per address and minute: far above what a busy office behind one address does. */
const sessionCalls = 3000

/**
 * Answers 429 with `Retry-After`. Limits per mail address, tenant or mailbox are counted by the modules, in the
 * database.
 */
export const callLimits = fastifyPlugin(async (app) => {
  // Before the plugin's own hook, which reads what this one sets.
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint
    if (!endpoint || isPublicPage(endpoint)) return
    route.config = { ...route.config, rateLimit: { max: mostOf(endpoint), timeWindow: '1 minute' } }
  })
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new DomainError('RATE_LIMITED'),
    // The promise is the refusal and its Retry-After; counters on every answer are bytes for nobody.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  // One counter for all calls of the public page, reading included: a guess at a link is a read.
  const publicPage = app.rateLimit({ max: publicCalls, timeWindow: '1 minute' })
  // The page says as much as the call that reads, so it is counted as strictly, and beside it: opening it is both.
  const writtenPage = app.rateLimit({ max: publicCalls, timeWindow: '1 minute' })
  app.addHook('onRoute', (route) => {
    const { endpoint, writtenPage: isWritten } = route.config ?? {}
    const limit = isWritten ? writtenPage : endpoint && isPublicPage(endpoint) && publicPage
    if (limit) route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
})

function mostOf({ access, method, passive }: EndpointShape): number {
  if (access !== 'public' || method !== 'POST') return sessionCalls
  return passive === true ? passiveCalls : publicCalls
}

function isPublicPage({ tag }: EndpointShape): boolean {
  return tag === 'public'
}
