import type { RouteContext } from '../../http/endpoint-route.ts'
import type { TokenIdentity } from '../../http/caller.ts'
import { deviceOf } from './device-of.ts'
import type { IdentityModule } from './identity.module.ts'
import { DomainError, forbidden } from '../../errors.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Token, then `x-user-id`, then the session, then the access check: on every call, so that a flag set now is felt on
 * the next one.
 */
export function authentication(
  identity: Pick<IdentityModule, 'verifyToken' | 'admit' | 'isCurrent'>,
): RouteContext['authenticate'] {
  return async (request, { access, passive: mark }) => {
    const token = bearerToken(request)
    if (access === 'public')
      return { identity: token ? await currentIdentity(identity, token).catch(() => null) : null, caller: null }
    if (!token) throw new DomainError('UNAUTHENTICATED')
    const verified = await identity.verifyToken(token)
    const claimed = request.headers['x-user-id']
    if (claimed !== undefined && claimed !== verified.uid) throw forbidden()
    const passive = mark === true || (mark === 'tried-again' && request.headers['x-tried-again'] === 'true')
    const caller = await identity.admit(verified, { access, passive, device: deviceOf(request.headers['user-agent']) })
    request.userId = caller?.userId ?? null
    return { identity: verified, caller }
  }
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
