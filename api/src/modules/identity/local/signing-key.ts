import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'

export interface SigningKey {
  readonly privateKey: KeyObject
  readonly kid: string
  readonly jwk: JWK
}

/** One key for all processes on a database, made by the first; sessions so survive a restart. */
export function signingKey(db: Db): () => Promise<SigningKey> {
  let loaded: Promise<SigningKey> | null = null
  return () => (loaded ??= loadKey(db))
}

async function loadKey(db: Db): Promise<SigningKey> {
  const pem = await asTenant(db, everyTenant, async (tx) => {
    const stored = await tx.selectFrom('local_identity_key').select('private_key').executeTakeFirst()
    if (stored) return stored.private_key
    const made = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
    await tx
      .insertInto('local_identity_key')
      .values({ private_key: made })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await tx.selectFrom('local_identity_key').select('private_key').executeTakeFirstOrThrow()).private_key
  })
  const privateKey = createPrivateKey(pem)
  const jwk = await exportJWK(createPublicKey(privateKey))
  const kid = await calculateJwkThumbprint(jwk)
  return { privateKey, kid, jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' } }
}
