import { ReleaseVersion, Strict } from '@staffel/shared-api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { DomainError, forbidden } from '../../../errors.ts'
import type { Deployer, DeployTokenRepository } from '../environments/deploy-token.repository.ts'
import { localDeployer, type LocalDeploying } from './local-deployer.ts'
import { CanaryChange, LiveChange, Promotion, Publication, RollBack, type DeployService } from './deploy.service.ts'

/** As large as one file of an area may be. */
const largestFile = 20 * 1024 * 1024

const limited = { rateLimit: { max: 1200, timeWindow: '1 minute' } }

interface AreaAsked {
  readonly Params: { readonly area: string }
}

const asked = new WeakMap<FastifyRequest, Deployer>()

interface DeployParts {
  readonly config: LocalDeploying
  readonly tokens: DeployTokenRepository
  readonly service: DeployService
  readonly now: () => Date
}

const publicationIn = bodyOf(Publication)
const versionIn = bodyOf(Strict({ version: ReleaseVersion }))
const liveChangeIn = bodyOf(LiveChange)
const promotionIn = bodyOf(Promotion)
const rollBackIn = bodyOf(RollBack)
const canaryIn = bodyOf(CanaryChange)

/**
 * What the pipelines of teams call, each with the deploy token of its area in this environment: a protocol of its own,
 * since nobody is signed in.
 */
export function deployPlugin({ config, tokens, service, now }: DeployParts): (app: FastifyInstance) => Promise<void> {
  const deployerOf = (request: FastifyRequest): Deployer => {
    const deployer = asked.get(request)
    if (!deployer) throw new DomainError('UNAUTHENTICATED')
    return deployer
  }
  return async (app) => {
    // Before a body is read: nobody else's bytes are taken in at all.
    app.addHook<AreaAsked>('onRequest', async (request) => {
      const [, secret = ''] = /^Bearer (\S{1,100})$/.exec(request.headers.authorization ?? '') ?? []
      const { area } = request.params
      const deployer = localDeployer(config, secret, area) ?? (await tokens.use(secret, now()))
      if (!deployer) throw new DomainError('UNAUTHENTICATED')
      if (deployer.areaId !== area)
        throw forbidden({ key: 'environment.otherArea', params: { area: deployer.areaId, other: area } })
      asked.set(request, deployer)
    })
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    app.get<AreaAsked>('/deploy/:area', { config: limited }, async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await service.state(deployerOf(request))),
    )
    app.put<AreaAsked & { Params: { sha256: string } }>(
      '/deploy/:area/files/:sha256',
      { bodyLimit: largestFile, config: limited },
      async (request, reply) => {
        const { body } = request
        await service.keepFile(request.params.sha256.toLowerCase(), Buffer.isBuffer(body) ? body : Buffer.alloc(0))
        return reply.code(204).send()
      },
    )
    app.post<AreaAsked>('/deploy/:area/releases', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      const answer = await service.publish(deployer, publicationIn(request.body))
      return reply.code('missing' in answer ? 202 : 200).send(answer)
    })
    app.post<AreaAsked>('/deploy/:area/verify', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      const { version } = versionIn(request.body)
      return reply.send({ version, problems: await service.problems(deployer, version) })
    })
    app.get<AreaAsked & { Params: { version: string } }>(
      '/deploy/:area/releases/:version',
      { config: limited },
      async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send(await service.release(deployerOf(request), request.params.version)),
    )
    app.post<AreaAsked>('/deploy/:area/promote', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      return reply.send(await service.promote(deployer, promotionIn(request.body)))
    })
    app.post<AreaAsked>('/deploy/:area/live', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      return reply.send(await service.setLive(deployer, liveChangeIn(request.body)))
    })
    app.post<AreaAsked>('/deploy/:area/rollback', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      return reply.send(await service.rollBack(deployer, rollBackIn(request.body)))
    })
    app.post<AreaAsked>('/deploy/:area/canary', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      return reply.send(await service.setCanary(deployer, canaryIn(request.body)))
    })
    app.post<AreaAsked>('/deploy/:area/canary/stop', { config: limited }, async (request, reply) => {
      const deployer = deployerOf(request)
      return reply.send(await service.stopCanary(deployer, rollBackIn(request.body)))
    })
  }
}

/** Checks bodies of one shape; what is wrong with one is told in the words of JSON Schema, to who writes programs. */
function bodyOf<S extends TSchema>(schema: S): (body: unknown) => Static<S> {
  let check: Validator<Record<never, never>, S> | undefined
  return (body) => {
    check ??= Compile(schema)
    if (check.Check(body)) return body
    const [first] = check.Errors(body)
    const problem = first ? `${first.instancePath || '/'} ${first.message}` : 'the body is missing'
    throw new DomainError('VALIDATION', { message: { key: 'environment.unfit', params: { problem } } })
  }
}
