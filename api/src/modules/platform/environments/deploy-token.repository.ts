import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DeployRights } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'

/** Whom a deploy token speaks for. */
export interface Deployer {
  readonly tokenId: string
  readonly environment: string
  readonly areaId: string
  readonly label: string
  readonly rights: DeployRights
  readonly madeBy: string
}

export interface KeptToken extends Deployer {
  readonly madeAt: Date
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

export type NewToken = Omit<Deployer, 'tokenId'>

export interface DeployTokenRepository {
  /** Answers the secret, which is kept nowhere. */
  make(token: NewToken, now: Date): Promise<{ id: string; secret: string }>
  list(environment: string): Promise<KeptToken[]>
  /** Whether there was such a token that was not revoked yet. */
  revoke(environment: string, tokenId: string, now: Date): Promise<boolean>
  /** Whose secret this is, and notes that it was used; null for one that is unknown or revoked. */
  use(secret: string, now: Date): Promise<Deployer | null>
}

const secretPattern = /^staffel_deploy_[A-Za-z0-9_-]{43}$/

export function deployTokenRepository(db: Db): DeployTokenRepository {
  return {
    make: async ({ environment, areaId, label, rights, madeBy }, now) => {
      const id = randomUUID()
      const secret = `staffel_deploy_${randomBytes(32).toString('base64url')}`
      const row = { id, environment, area_id: areaId, label, rights, made_by: madeBy, made_at: now }
      await asTenant(db, everyTenant, (tx) =>
        tx
          .insertInto('deploy_token')
          .values({ ...row, hash: hashOf(secret) })
          .execute(),
      )
      return { id, secret }
    },
    list: (environment) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('deploy_token')
          .select(['id', 'area_id', 'label', 'rights', 'made_by', 'made_at', 'last_used_at', 'revoked_at'])
          .where('environment', '=', environment)
          .orderBy('made_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.map((row) => ({
          tokenId: row.id,
          environment,
          areaId: row.area_id,
          label: row.label,
          rights: row.rights,
          madeBy: row.made_by,
          madeAt: row.made_at,
          lastUsedAt: row.last_used_at,
          revokedAt: row.revoked_at,
        }))
      }),
    revoke: (environment, tokenId, now) =>
      asTenant(db, everyTenant, async (tx) => {
        const revoked = await tx
          .updateTable('deploy_token')
          .set({ revoked_at: now })
          .where('id', '=', tokenId)
          .where('environment', '=', environment)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        return revoked !== undefined
      }),
    use: async (secret, now) => {
      if (!secretPattern.test(secret)) return null
      return asTenant(db, everyTenant, async (tx) => {
        const row = await tx
          .updateTable('deploy_token')
          .set({ last_used_at: now })
          .where('hash', '=', hashOf(secret))
          .where('revoked_at', 'is', null)
          .returning(['id', 'environment', 'area_id', 'label', 'rights', 'made_by'])
          .executeTakeFirst()
        if (!row) return null
        const { id: tokenId, environment, area_id: areaId, label, rights, made_by: madeBy } = row
        return { tokenId, environment, areaId, label, rights, madeBy }
      })
    },
  }
}

/** Long and random, so that a plain hash says nothing of it. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
