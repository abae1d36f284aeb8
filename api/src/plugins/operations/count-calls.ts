import fastifyPlugin from 'fastify-plugin'
import type { Figures } from './figures.ts'

/** Counts every answer under its route. What leads nowhere is one route together, however many addresses are tried. */
export const countCalls = fastifyPlugin<{ figures: Figures }>(async (app, { figures }) => {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    figures.call({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
})
