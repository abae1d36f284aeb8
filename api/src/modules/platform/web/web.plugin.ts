import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../../texts/language-of.ts'
import { translator } from '../../../texts/translate.ts'
import { escapeHtml, page } from '../../../http/html/html.ts'
import type { ModuleContext } from '../../../http/module.ts'
import { DomainError, notFound } from '../../../errors.ts'
import { sendError, toDomainError } from '../../../plugins/error-handler.ts'
import { loggableError } from '../../../plugins/loggable-error.ts'
import { applicationPolicy, foreignAssetHeaders, pagePolicy, sendHtml } from '../../../plugins/security-headers.ts'
import type { PlatformService } from '../platform.service.ts'
import { isAssetPath, sendAsset } from './asset-answer.ts'
import { hadSession } from './had-session.ts'
import { indexPage } from './index-page.ts'
import { personOf } from './person-of.ts'
import { keptShellFile } from './shell/kept-shell-files.ts'
import { shellFiles } from './shell/shell-files.ts'
import { serveStaticSite } from './static/serve-static-site.ts'
import type { WriteStaticSite } from './static/static-site.ts'

/** Addresses that belong to programs: an unknown one is an error in JSON. */
const programPaths =
  /^\/(webhook|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|dev|deploy)(\/|$)/i

/**
 * The browser's side: published areas, the shell's files, the boot manifest, and the one page behind every other
 * address.
 */
export function webPlugin(
  { config, files }: ModuleContext,
  service: Pick<PlatformService, 'boot' | 'front'>,
  writeSite: WriteStaticSite,
): (app: FastifyInstance) => Promise<void> {
  const readOwn = shellFiles(config.shellBuild)
  const readShell = async (path: string) => (await readOwn(path)) ?? keptShellFile(path, files)
  const readRelease = (path: string) => files.get(path.slice(1))
  const assets = config.assetOrigin ?? ''

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const language = languageOf(request.headers['accept-language'])
    const front = await service.front(personOf(request)).catch((error: unknown) => toDomainError(error))
    if (front instanceof DomainError) return sendAway(front, request, reply)
    const { boot, shell } = front
    const asked = { path, search: searchOf(request.url), language, boot, hasSession: hadSession(request), assets }
    const page = indexPage(asked, shell)
    if (!page) return sendNotBuilt(reply, config.shellBuild)
    // Asked for anew each time, yet the back button may still show it from memory.
    reply.header('cache-control', 'no-cache')
    return sendHtml(
      reply,
      (nonce) => applicationPolicy(config, { nonce, scriptHashes: page.scriptHashes }),
      page.render,
    )
  }

  return async (app) => {
    app.get('/environment.json', async (request, reply) => {
      const body = JSON.stringify(await service.boot(personOf(request)))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      // Every open tab asks each minute; the person decides on canaries.
      reply.header('cache-control', 'private, no-cache').header('vary', 'cookie').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })
    serveStaticSite(app, writeSite)
    app.get('/*', async (request, reply) => {
      const path = pathOf(request)
      if (path === null || programPaths.test(path)) return sendError(notFound(), request, reply)
      if (isAssetPath(path)) {
        if (assets !== '') reply.headers(foreignAssetHeaders)
        return sendAsset(request, reply, path, path.startsWith('/r/') ? readRelease : readShell)
      }
      if (!(request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)) return sendError(notFound(), request, reply)
      return sendPage(request, reply, path)
    })
  }
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** Decoded, without the query; null for what cannot be an address of ours. */
function pathOf(request: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/')
    return /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Nothing is known to be good: a plain page, as whoever asks for one is a person. */
function sendAway(error: DomainError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ failure: loggableError(error.cause ?? error) }, 'no page')
  const language = languageOf(request.headers['accept-language'])
  const t = translator(language)
  const title = t('page.app.away.title')
  const again = `<a class="button primary" href="${escapeHtml(request.url)}">${escapeHtml(t('page.app.away.again'))}</a>`
  const body = `<h1>${escapeHtml(title)}</h1><p class="quiet">${escapeHtml(t('page.app.away.message'))}</p>${again}<p class="quiet"><small>${request.id}</small></p>`
  reply.code(503).header('cache-control', 'no-store').header('retry-after', '2')
  return sendHtml(reply, pagePolicy, (nonce) => page({ language, title: `${title} · Staffel`, nonce, body }))
}

function sendNotBuilt(reply: FastifyReply, folder: string): FastifyReply {
  const body = `<h1>Staffel</h1><p>The interface has not been built yet: <code>${escapeHtml(folder)}</code> holds no index.html. <code>npm start</code> builds it.</p>`
  return sendHtml(reply.code(503), pagePolicy, (nonce) => page({ language: 'en', title: 'Staffel', nonce, body }))
}
