import type { EndpointShape } from '@staffel/shared-api/contract'
import type { RouteContext } from '../../http/endpoint-route.ts'
import type { TokenIdentity } from '../../http/caller.ts'
import { deviceOf } from './device-of.ts'
import type { IdentityModule } from './identity.module.ts'
import { DomainError, forbidden } from '../../errors.ts'
import type { FastifyRequest } from 'fastify'

type Authentication = Pick<RouteContext, 'authenticate' | 'recall'>

export function authentication(
  identity: Pick<IdentityModule, 'verifyToken' | 'recall' | 'admit' | 'isCurrent'>,
): Authentication {
  return {
    /**
     * Token, then `x-user-id`, then the session, then the access check: on every call, so that a flag set now is felt
     * on the next one.
     */
    async authenticate(request, endpoint) {
      const token = bearerToken(request)
      if (endpoint.access === 'public')
        return { identity: token ? await currentIdentity(identity, token).catch(() => null) : null, caller: null }
      if (!token) throw new DomainError('UNAUTHENTICATED')
      const verified = await identity.verifyToken(token)
      if (!isClaimed(request, verified)) throw forbidden()
      const caller = await identity.admit(verified, {
        access: endpoint.access,
        passive: isPassive(request, endpoint),
        device: deviceOf(request.headers['user-agent']),
      })
      request.userId = caller?.userId ?? null
      return { identity: verified, caller }
    },
    async recall(request, endpoint) {
      const token = bearerToken(request)
      const verified = token && (await identity.verifyToken(token).catch(() => null))
      if (!verified || !isClaimed(request, verified)) return null
      const known = identity.recall(verified, isPassive(request, endpoint))
      request.userId = known?.caller.userId ?? null
      return known && { identity: verified, ...known }
    },
  }
}

function isClaimed({ headers }: FastifyRequest, { uid }: TokenIdentity): boolean {
  return headers['x-user-id'] === undefined || headers['x-user-id'] === uid
}

function isPassive({ headers }: FastifyRequest, { passive }: Pick<EndpointShape, 'passive'>): boolean {
  return passive === true || (passive === 'tried-again' && headers['x-tried-again'] === 'true')
}

/** Where nobody has to be signed in, whose session has ended is nobody. */
async function currentIdentity(
  identity: Pick<IdentityModule, 'verifyToken' | 'isCurrent'>,
  token: string,
): Promise<TokenIdentity | null> {
  const verified = await identity.verifyToken(token)
  return (await identity.isCurrent(verified)) ? verified : null
}

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
