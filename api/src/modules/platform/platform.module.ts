import { Strict, Uuid, Words } from '@staffel/shared-api/contract'
import { contentDisposition } from '@staffel/shared-api/rules'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Type } from 'typebox'
import { notFound } from '../../errors.ts'
import { languageOf } from '../../texts/language-of.ts'
import type { Job, Module, ModuleContext } from '../../http/module.ts'
import type { WrittenPages } from '../../http/html/written-page.ts'
import { framePolicy, framingPolicy, mailPolicy, pagePolicy, sendHtml } from '../../plugins/security-headers.ts'
import type { TellPeople } from '../notifications/tell-people.ts'
import { areaVersionRepository } from './area-version.repository.ts'
import { forgetIdempotencyKeys } from '../../http/idempotency/forget-idempotency-keys.ts'
import { forgetSendings } from '../../mail/counted-sendings.ts'
import { docsPage, openApiText } from './docs-page.ts'
import { deployPlugin } from './deploy/deploy.plugin.ts'
import { deployService } from './deploy/deploy.service.ts'
import { oldReleasesRepository } from './deploy/old-releases.repository.ts'
import { removeOldReleases } from './deploy/remove-old-releases.ts'
import { removeOldUploads } from './deploy/remove-old-uploads.ts'
import { uploadsRepository } from './deploy/uploads.repository.ts'
import { deployTokenRepository } from './environments/deploy-token.repository.ts'
import { chosenEnvironment } from './environments/chosen-environment.ts'
import { environmentControlRoutes } from './environments/control/environment-control.routes.ts'
import { environmentControlService } from './environments/control/environment-control.service.ts'
import { environmentsRoutes } from './environments/environments.routes.ts'
import { environmentsService } from './environments/environments.service.ts'
import { telemetryRepository } from './environments/telemetry/telemetry.repository.ts'
import { telemetryRoutes } from './environments/telemetry/telemetry.routes.ts'
import { telemetryService } from './environments/telemetry/telemetry.service.ts'
import { canaryJudge } from './environments/judging/canary-judge.ts'
import { tellOwners } from './environments/judging/tell-owners.ts'
import { verdictRepository as verdicts } from './environments/judging/verdict.repository.ts'
import { healthRoutes } from './environments/health/health.routes.ts'
import { healthService } from './environments/health/health.service.ts'
import { verifyAgainst } from './environments/verify-against.ts'
import { environmentRepository } from './environment.repository.ts'
import { mailFrame } from './outbox/mail-frame.ts'
import { localDelivery, smtpTransport } from './outbox/mail-transport.ts'
import { mailAsShown, mailPage, type MailLook } from './outbox/mail-page.ts'
import { outboxPage } from './outbox/outbox-page.ts'
import { outboxRepository, type OutboxRepository } from './outbox/outbox.repository.ts'
import { sendDueMails } from './outbox/send-due-mails.ts'
import { platformRoutes } from './platform.routes.ts'
import { platformService, type PlatformService } from './platform.service.ts'
import { serveWrittenPages } from './web/serve-written-pages.ts'
import { createLastGood } from './web/last-good/last-good.ts'
import { staticSite } from './web/static/static-site.ts'
import { createShells } from './web/shell/shells.ts'
import { webPlugin } from './web/web.plugin.ts'

export interface PlatformModule extends Module {
  readonly publishBuilds: PlatformService['publishBuilds']
  readonly isSwitchedOff: PlatformService['isSwitchedOff']
  readonly areasOff: PlatformService['areasOff']
  readonly admit: PlatformService['admit']
  /** Whether pages can be made of what was last good, while the database has not been heard of. */
  canDoWithout(): Promise<boolean>
}

/** Environments and published areas, the pages of the server, and mail on its way out. */
export function createPlatformModule(
  context: ModuleContext,
  written: readonly WrittenPages[],
  { tell }: Pick<TellPeople, 'tell'>,
): PlatformModule {
  const { db, files } = context
  const oldReleases = oldReleasesRepository(db)
  const documents = environmentRepository(db, context.config.environments)
  const versions = areaVersionRepository(db)
  const tokens = deployTokenRepository(db)
  const lastGood = createLastGood({ ...context, ...context.config, environments: documents, versions })
  const shells = createShells(context.config.shellBuild, lastGood, (version) =>
    context.log.error({ version }, 'this version of the shell was not published here'),
  )
  const verify = verifyAgainst(shells, versions)
  const chosen = chosenEnvironment(context.config)
  const service = platformService({
    ...context,
    ...chosen,
    environments: documents,
    versions,
    lastGood,
    shells,
    verify,
  })
  const environments = environmentsService({
    environments: documents,
    versions,
    tokens,
    verify,
    now: context.now,
  })
  const control = environmentControlService({
    environments: documents,
    versions,
    verify,
    list: environments.list,
  })
  const uploads = uploadsRepository(db)
  const deploying = deployService({ ...context, uploads, versions, environments })
  const measured = telemetryRepository(db)
  const telemetry = telemetryService({ ...context, environments: documents, versions, telemetry: measured })
  const health = healthService({ db, environments: documents, telemetry: measured, verdicts, now: context.now })
  const judge = canaryJudge({
    ...context,
    environments: documents,
    versions,
    shells,
    telemetry: measured,
    verdicts,
    tellOwners: tellOwners(tell),
  })
  const outbox = outboxRepository(db)
  const writeSite = staticSite({ ...context, versions, environments: documents, service })
  const web = webPlugin(context, service, writeSite)
  return {
    routes: [
      ...platformRoutes(service),
      ...environmentsRoutes(environments),
      ...environmentControlRoutes(control),
      ...telemetryRoutes(telemetry),
      ...healthRoutes(health, environments),
    ],
    publishBuilds: service.publishBuilds,
    isSwitchedOff: service.isSwitchedOff,
    areasOff: service.areasOff,
    admit: service.admit,
    canDoWithout: () => lastGood.isKept(context.config.environment),
    jobs: [
      ...mailJobs(context, outbox),
      { name: 'forget idempotency keys', everySeconds: 3600, run: () => forgetIdempotencyKeys(db) },
      {
        name: 'remove old releases',
        everySeconds: 3600,
        run: () => removeOldReleases(oldReleases, files, context.now()),
      },
      {
        name: 'remove old uploads',
        everySeconds: 3600,
        run: () => removeOldUploads(uploads, files, context.now()),
      },
      { name: 'publish builds that wait', everySeconds: 30, run: service.publishWaiting },
      { name: 'telemetry', everySeconds: 5, run: telemetry.write },
      { name: 'canaries', everySeconds: 10, run: judge },
      { name: 'forget telemetry', everySeconds: 3600, run: () => measured.forget(context.now()) },
      { name: 'forget sendings', everySeconds: 3600, run: () => forgetSendings(db, context.now()) },
    ],
    gauges: [
      {
        name: 'staffel_area_live',
        help: 'The version of each area that is live in an environment; 0 while it is switched off.',
        read: service.liveVersions,
      },
      {
        name: 'staffel_last_good',
        help: 'Whether pages are of what was last good, since the environment cannot be read.',
        read: service.servesLastGood,
      },
    ],
    // For the whole of the API, because a switch takes calls of other modules away.
    plugin: fastifyPlugin(async (app) => {
      chosen.follow(app)
      // What came in its last seconds; a database that is away takes them along.
      app.addHook('onClose', () => telemetry.write().catch(() => undefined))
      app.addHook('onClose', lastGood.settled)
      servePages(app, context, outbox)
      for (const pages of written) serveWrittenPages(app, pages, { config: context.config, service })
      await app.register(deployPlugin({ config: context.config, tokens, service: deploying, now: context.now }))
      await web(app)
    }),
  }
}

function servePages(app: FastifyInstance, { config, files }: ModuleContext, outbox: OutboxRepository): void {
  // Written when somebody asks for it: every start and every test would pay for it.
  let written: string | undefined
  const openApi = () => (written ??= openApiText(config))
  app.get('/webhook/docs', (_request, reply) => sendHtml(reply, pagePolicy, (nonce) => docsPage(openApi(), nonce)))
  app.get('/webhook/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApi()),
  )
  app.get('/webhook/mail-frame', (_request, reply) =>
    sendHtml(
      reply.header('x-frame-options', 'SAMEORIGIN'),
      (nonce) => framePolicy(nonce, config),
      (nonce) => mailFrame(nonce),
    ),
  )
  if (config.firebase) return
  app.get('/dev/outbox', async (request, reply) => {
    const mails = await outbox.latest(100)
    return sendHtml(reply, pagePolicy, (nonce) =>
      outboxPage(languageOf(request.headers['accept-language']), nonce, mails),
    )
  })
  app.get<{ Params: { mail: string }; Querystring: Partial<MailLook> }>(
    '/dev/outbox/:mail',
    { schema: { params: OutboxMailId, querystring: OutboxLook } },
    async ({ params, query, headers }, reply) => {
      const mail = await outbox.find(params.mail)
      if (!mail) throw notFound()
      const { view = mail.body_html ? 'html' : 'text', width = 'wide', scheme = 'light' } = query
      return sendHtml(reply, framingPolicy, (nonce) =>
        mailPage(languageOf(headers['accept-language']), nonce, mail, { view, width, scheme }),
      )
    },
  )
  app.get<{ Params: { mail: string }; Querystring: Partial<MailLook> }>(
    '/dev/outbox/:mail/html',
    { schema: { params: OutboxMailId, querystring: OutboxLook } },
    async ({ params, query: { scheme = 'light' } }, reply) => {
      const mail = await outbox.find(params.mail)
      if (!mail?.body_html) throw notFound()
      reply.header('x-frame-options', 'SAMEORIGIN')
      return sendHtml(
        reply,
        () => mailPolicy,
        () => mailAsShown(mail, scheme),
      )
    },
  )
  app.get<{ Params: { mail: string; file: number } }>(
    '/dev/outbox/:mail/:file',
    { schema: { params: OutboxFile } },
    async ({ params }, reply) => {
      const attachment = (await outbox.find(params.mail))?.attachments[params.file]
      const content = attachment && (await files.get(attachment.storageKey))
      if (!content) throw notFound()
      return reply
        .type(attachment.contentType)
        .header('content-disposition', contentDisposition(attachment.filename))
        .send(content)
    },
  )
}

const OutboxMailId = Strict({ mail: Uuid })
const OutboxLook = Strict({
  view: Type.Optional(Words(['html', 'text'])),
  width: Type.Optional(Words(['wide', 'narrow'])),
  scheme: Type.Optional(Words(['light', 'dark'])),
})
const OutboxFile = Strict({ mail: Uuid, file: Type.Integer({ minimum: 0 }) })

/**
 * In local mode the outbox page is where mails arrive, so putting them there delivers them. Elsewhere they wait for a
 * mail server.
 */
function mailJobs({ config, files, now, log }: ModuleContext, outbox: OutboxRepository): Job[] {
  const { smtpUrl, from } = config.mail
  if (!smtpUrl && config.firebase) {
    log.warn('SMTP_URL is not set: mails wait in the outbox.')
    return []
  }
  const send = smtpUrl ? smtpTransport(smtpUrl, from, files) : localDelivery
  return [{ name: 'mail', everySeconds: 5, run: (stopping) => sendDueMails({ outbox, send, now, log }, stopping) }]
}
