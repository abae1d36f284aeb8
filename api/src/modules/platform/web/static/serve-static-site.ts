import { Strict, Text } from '@staffel/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { invalid, notFound } from '../../../../errors.ts'
import { languageOf } from '../../../../texts/language-of.ts'
import { text } from '../../../../texts/text.ts'
import type { WriteStaticSite } from './static-site.ts'

const Asked = Strict({ api: Text(200) })

/** For who serves the pages of this environment as files: all of it is what any browser may have. */
export function serveStaticSite(app: FastifyInstance, write: WriteStaticSite): void {
  app.get<{ Querystring: { api: string } }>(
    '/environment-files.json',
    { schema: { querystring: Asked }, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async ({ query, headers }, reply) => {
      const api = URL.parse(query.api)
      if (!api || !/^https?:$/.test(api.protocol)) throw invalid({ api: text('field.invalid') })
      const site = await write({ api: api.origin, language: languageOf(headers['accept-language']) })
      if (!site) throw notFound()
      return reply.header('cache-control', 'no-store').send(site)
    },
  )
}
