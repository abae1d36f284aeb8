import { languages, type Language } from '@staffel/shared-api/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { markup, type Markup } from '../../../http/html/markup.ts'
import type { WrittenPage, WrittenPages } from '../../../http/html/written-page.ts'
import { DomainError } from '../../../errors.ts'
import { toDomainError } from '../../../plugins/error-handler.ts'
import { loggableError } from '../../../plugins/loggable-error.ts'
import { sendHtml, writtenPagePolicy } from '../../../plugins/security-headers.ts'
import { languageOf } from '../../../texts/language-of.ts'
import type { PageAnswer, PlatformService } from '../platform.service.ts'

interface Serving {
  readonly config: Config
  readonly service: Pick<PlatformService, 'page'>
}

interface Visited {
  readonly Params: { readonly token: string }
  readonly Querystring: { readonly lang?: unknown }
}

/**
 * Pages whose HTML a module writes, completed with the files of their area's live version, and the switch that takes
 * them away together with their calls.
 */
export function serveWrittenPages(app: FastifyInstance, pages: WrittenPages, { config, service }: Serving): void {
  const key = config.firebase?.apiKey ?? 'local'
  const programOf = (live: PageAnswer): Markup => program(live, key, config.assetOrigin)
  const send = (reply: FastifyReply, page: WrittenPage, program: Markup): FastifyReply =>
    sendHtml(
      reply.code(page.status),
      () => writtenPagePolicy(config),
      () => documentOf(page, program).html,
    )
  const failed = async (error: DomainError, request: FastifyRequest<Visited>, reply: FastifyReply) => {
    const { retryAfterSeconds } = error.options
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    const completed = await service.page(pages.area).then(programOf, () => markup``)
    return send(reply, pages.failure(error, languageFor(request), request.id), completed)
  }

  // By the route, not by the address: that is found in capitals as well.
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!routeOptions.url?.startsWith(pages.calls)) return
    const { isOff } = await service.page(pages.area)
    if (isOff) throw new DomainError('UNAVAILABLE', { message: pages.awayText })
  })
  app.get<Visited>(pages.path, {
    config: { writtenPage: true },
    errorHandler: (thrown: FastifyError, request, reply) => {
      const error = toDomainError(thrown)
      if (error.status >= 500) request.log.error({ failure: loggableError(thrown) }, 'failed')
      return failed(error, request, reply)
    },
    handler: async (request, reply) => {
      const live = await service.page(pages.area)
      if (live.isOff) return send(reply, pages.away(languageFor(request)), programOf(live))
      const { params, hostname } = request
      const page = await pages.write({ token: params.token, host: hostname, asked: askedBy(request) })
      return send(reply, page, programOf(live))
    },
  })
}

/** `?lang=`, where it is a language. */
const askedBy = ({ query }: FastifyRequest<Visited>): Language | null =>
  languages.find((known) => known === query.lang) ?? null

const languageFor = (request: FastifyRequest<Visited>): Language =>
  askedBy(request) ?? languageOf(request.headers['accept-language'])

/** The marks stand there for who puts files of his own in their place: a developer's server does. */
function program({ base, build }: PageAnswer, key: string, assets: string | null): Markup {
  const at = `${assets ?? ''}${base}`
  const files = build && {
    faces: build.faces.map(
      (file) => markup`<link rel="preload" as="font" type="font/woff2" crossorigin href="${at}${file}">`,
    ),
    styles: build.styles.map((file) => markup`<link rel="stylesheet" href="${at}${file}">`),
    script: markup`<script defer crossorigin="anonymous" integrity="${build.integrity}" src="${at}${build.script}"></script>`,
  }
  return markup`<meta name="identity-key" content="${key}"><!--program-->${files && [files.styles, files.faces, files.script]}<!--/program-->`
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='%230f5e5c'/%3E%3Cpath d='M7 8h6v16H7z' fill='%23fff'/%3E%3Cpath d='M14 13h5v11h-5z' fill='%23fff' opacity='.78'/%3E%3Cpath d='M20 18h5v6h-5z' fill='%23e0a03a'/%3E%3C/svg%3E"

function documentOf({ language, title, body }: WrittenPage, program: Markup): Markup {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0f5e5c">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}">
${program}
</head>
<body class="sf-page">
${body}
</body>
</html>
`
}
