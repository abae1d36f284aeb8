import type { Language } from '@staffel/shared-api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import { languageOf } from '../../../texts/language-of.ts'
import type { ModuleContext } from '../../../http/module.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { toDomainError } from '../../../plugins/error-handler.ts'
import { isLoopbackOrigin, originOf } from '../../../plugins/loopback-only.ts'
import { pagePolicy, sendHtml } from '../../../plugins/security-headers.ts'
import { sampleAccounts } from '../../sample-accounts.ts'
import { accountChooserPage, type ChooserAccount } from './account-chooser-page.ts'
import { accountStore, type AccountStore } from './account-store.ts'
import { addressOf } from './address-of.ts'
import { idTokens } from './id-tokens.ts'
import { identityOperations } from './identity-operations.ts'
import type { ProtocolBody } from './local-sessions.ts'
import { ProtocolError } from './protocol-error.ts'
import { secondFactors } from './second-factor/second-factors.ts'
import type { SecondFactorDesk } from '../second-factors/second-factor-desk.ts'
import { signInMail } from './sign-in-mail.ts'
import { signInLinks } from './sign-in-links.ts'
import { signingKey } from './signing-key.ts'

export interface LocalIdentity {
  readonly keys: JWTVerifyGetKey
  readonly secondFactors: SecondFactorDesk
  readonly plugin: (app: FastifyInstance) => Promise<void>
}

const toolkit = '/identitytoolkit.googleapis.com/v1'
/** Second factors are served in another version. */
const toolkitOfFactors = '/identitytoolkit.googleapis.com/v2'
const bodyLimit = 64 * 1024

/**
 * The identity provider of local mode: the Firebase Auth emulator's protocol at the origin's root, with signed tokens.
 */
export function createLocalIdentity(context: ModuleContext): LocalIdentity {
  const key = signingKey(context.db)
  const accounts = accountStore(context.db)
  const links = signInLinks(context.now)
  const tokens = idTokens(key, context.now)
  const factors = secondFactors({ accounts, tokens, now: context.now })
  const operations = identityOperations({ accounts, links, tokens, secondFactors: factors, now: context.now })

  const sendLink = async (request: FastifyRequest): Promise<object> => {
    const body = bodyOf(request)
    if (body['requestType'] !== 'EMAIL_SIGNIN') throw new ProtocolError('OPERATION_NOT_ALLOWED')
    const email = addressOf(body['email'])
    const { oobLink } = links.create(email, allowedTarget(context, body['continueUrl']).href, originOf(request))
    const language = languageOf(
      String(request.headers['x-firebase-locale'] ?? request.headers['accept-language'] ?? ''),
    )
    await asTenant(context.db, everyTenant, (tx) => queueMail(tx, signInMail(email, oobLink, language)))
    context.announce(`Sign-in link for ${email}:\n  ${oobLink}`)
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
  }

  const plugin = async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error: unknown, _request, reply) => sendProtocolError(reply, error))
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    app.post(`${toolkit}/accounts::sendOobCode`, { bodyLimit }, sendLink)
    for (const name of ['signInWithEmailLink', 'signInWithIdp', 'lookup', 'update', 'delete'] as const)
      app.post(`${toolkit}/accounts::${name}`, { bodyLimit }, (request) => operations[name](bodyOf(request)))
    if (context.config.secondFactor !== null) {
      const path = `${toolkitOfFactors}/accounts`
      app.post(`${path}/mfaEnrollment::start`, { bodyLimit }, (request) => factors.startEnrollment(bodyOf(request)))
      app.post(`${path}/mfaEnrollment::finalize`, { bodyLimit }, (request) => factors.finishEnrollment(bodyOf(request)))
      app.post(`${path}/mfaEnrollment::withdraw`, { bodyLimit }, (request) => factors.withdraw(bodyOf(request)))
      app.post(`${path}/mfaSignIn::finalize`, { bodyLimit }, (request) => factors.signIn(bodyOf(request)))
    }
    app.post('/securetoken.googleapis.com/v1/token', { bodyLimit }, (request) => operations.refresh(bodyOf(request)))
    app.get('/emulator/v1/projects/:project/oobCodes', async () => ({ oobCodes: links.list() }))
    app.get('/emulator/action', async (request, reply) => reply.redirect(actionTarget(context, request.query), 303))
    app.get('/emulator/auth/handler', async (request, reply) => {
      const language = languageOf(request.headers['accept-language'])
      const choices = await chooserAccounts(accounts, language)
      return sendHtml(reply, pagePolicy, (nonce) => accountChooserPage(language, nonce, choices))
    })
  }
  return {
    keys: async (header, token) => createLocalJWKSet({ keys: [(await key()).jwk] })(header, token),
    secondFactors: factors,
    plugin,
  }
}

function bodyOf({ body }: FastifyRequest): ProtocolBody {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Links lead back to this application only. */
function allowedTarget({ config }: ModuleContext, target: unknown): URL {
  if (typeof target !== 'string' || target === '') throw new ProtocolError('MISSING_CONTINUE_URI')
  const url = URL.parse(target)
  if (!url) throw new ProtocolError('INVALID_CONTINUE_URI')
  if (!isLoopbackOrigin(url) && !config.origins.includes(url.origin))
    throw new ProtocolError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project')
  return url
}

/** The mail's link: hands the code to the page that finishes signing in. Only that page's POST uses it up. */
function actionTarget(context: ModuleContext, query: unknown): string {
  const given = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}))
  const target = allowedTarget(context, given.get('continueUrl'))
  for (const [name, value] of given)
    if (name !== 'continueUrl' && typeof value === 'string') target.searchParams.set(name, value)
  return target.href
}

async function chooserAccounts(accounts: AccountStore, language: Language): Promise<ChooserAccount[]> {
  const sample = sampleAccounts.map(({ email, label }) => ({
    sub: `local-${email}`,
    email,
    name: null,
    label: label[language],
  }))
  const known = new Set(sample.map(({ email }) => email))
  const others = (await accounts.list(20))
    .filter(({ email }) => !known.has(email))
    .map(({ email, displayName }) => ({ sub: `local-${email}`, email, name: displayName }))
  return [...sample, ...others]
}

/**
 * While the database is away the answer is none that the protocol knows: the SDK takes that for a lost connection, and
 * any error that it can read for a reason to sign the person out.
 */
function sendProtocolError(reply: FastifyReply, thrown: unknown): FastifyReply {
  if (toDomainError(thrown).code === 'UNAVAILABLE')
    return reply.code(503).header('retry-after', '2').type('text/plain; charset=utf-8').send('UNAVAILABLE')
  const status =
    typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown ? Number(thrown.statusCode) : 500
  const error =
    thrown instanceof ProtocolError
      ? thrown
      : new ProtocolError(status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_ERROR', status)
  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply.code(error.status).send(error.body)
}
