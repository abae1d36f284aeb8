import type { ExactPush, ExactPushSettings } from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import { exactFailure } from '../connection/exact-failure.ts'
import type { ExactRepository } from '../connection/exact.repository.ts'
import type { ExactDocument } from '../integrations.tables.ts'
import { toldProblem } from './push-problem.ts'
import type { PushableOffer, PushRepository, PushRow } from './push.repository.ts'

export interface PushServiceDependencies {
  readonly db: Db
  readonly pushes: PushRepository
  readonly exact: Pick<ExactRepository, 'connections'>
  /** Of a document, for people. */
  readonly addressOf: (document: ExactDocument, of: { readonly id: string; readonly division: number }) => string
  readonly now: () => Date
}

/** Asking for an offer to go to Exact, and how it stands. An Admin asks for the seller whose offer it is. */
export function pushService({ db, pushes, exact, addressOf, now }: PushServiceDependencies) {
  async function offerOf({ scope }: Caller, id: number): Promise<PushableOffer> {
    const offer = await asTenant(db, scope, (tx) => pushes.offer(tx, scope, id))
    if (!offer) throw notFound()
    return offer
  }

  async function read(tx: Tx, offer: PushableOffer, caller: Caller): Promise<ExactPush> {
    const { tenantId, id } = offer
    const [row, settings, isConnected] = await Promise.all([
      pushes.find(tx, tenantId, id),
      pushes.settings(tx, tenantId),
      isLinked(tx, tenantId),
    ])
    const asked = row && isPresent(row, offer) ? row : null
    const isOpen = asked === null || asked.state === 'refused'
    return {
      offer_id: id,
      state: asked?.state ?? 'none',
      can_push: offer.status === 'accepted' && isConnected && isOpen,
      connected: isConnected,
      document: (isOpen ? null : asked.document) ?? settings.push_as,
      ...told(asked, caller),
    }
  }

  function told(row: PushRow | null, { language }: Caller) {
    if (!row) return nothingTold
    const isOnItsWay = row.state === 'waiting' || row.state === 'sending'
    return {
      number: row.exact_number,
      total: row.exact_total_cents === null ? null : fromCents(row.exact_total_cents),
      url: addressIn(row),
      pushed_at: row.pushed_at?.toISOString() ?? null,
      asked_by: row.asked_by_name,
      next_attempt_at: isOnItsWay && row.attempts > 0 ? row.next_attempt_at.toISOString() : null,
      problems: row.problems.map((problem) => {
        const { words, at } = toldProblem(problem)
        return { message: translate(language, words), to: at }
      }),
    }
  }

  function addressIn(row: PushRow): string | null {
    if (row.state !== 'done' || !row.document || row.exact_id === null || row.division === null) return null
    return addressOf(row.document, { id: row.exact_id, division: row.division })
  }

  async function isLinked(tx: Tx, tenantId: number): Promise<boolean> {
    const connections = await exact.connections(tx, tenantId)
    return connections.some(({ in_use: isUsed, ended_at: ended }) => isUsed && ended === null)
  }

  const settingsOf = async (tx: Tx, tenantId: number): Promise<ExactPushSettings> => {
    const { push_as, push_since } = await pushes.settings(tx, tenantId)
    return { push_as, push_automatically: push_since !== null }
  }

  return {
    async state(caller: Caller, offerId: number): Promise<ExactPush> {
      const offer = await offerOf(caller, offerId)
      return asTenant(db, { tenantId: offer.tenantId }, (tx) => read(tx, offer, caller))
    },

    async ask(caller: Caller, origin: RequestOrigin, offerId: number): Promise<ExactPush> {
      const { tenantId } = await offerOf(caller, offerId)
      return asTenant(db, { tenantId }, async (tx) => {
        const offer = await pushes.offer(tx, { tenantId }, offerId)
        if (offer?.status !== 'accepted' || !offer.acceptedAt)
          throw new DomainError('INVALID_TRANSITION', { message: text('exact.push.notAccepted') })
        if (!(await isLinked(tx, tenantId))) throw exactFailure('not_connected', { during: 'use' })
        const before = await read(tx, offer, caller)
        if (!before.can_push) return before
        await pushes.ask(tx, {
          tenantId,
          offerId,
          acceptedAt: offer.acceptedAt,
          now: now(),
          byName: caller.name || caller.email,
        })
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId, action: 'offer.push_asked', entity: 'offer', entityId: offerId },
        )
        return read(tx, offer, caller)
      })
    },

    settings: ({ tenantId }: Caller): Promise<ExactPushSettings> =>
      asTenant(db, { tenantId }, (tx) => settingsOf(tx, tenantId)),

    async saveSettings(
      caller: Caller,
      origin: RequestOrigin,
      { push_as, push_automatically: isAutomatic }: ExactPushSettings,
    ): Promise<ExactPushSettings> {
      const { tenantId } = caller
      return asTenant(db, { tenantId }, async (tx) => {
        const before = await pushes.settings(tx, tenantId)
        await pushes.saveSettings(tx, tenantId, {
          push_as,
          push_since: isAutomatic ? (before.push_since ?? now()) : null,
        })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'exact.settings_saved',
            entity: 'exact_connection',
            entityId: tenantId,
            detail: { push_as, push_automatically: isAutomatic },
          },
        )
        return settingsOf(tx, tenantId)
      })
    },
  }
}
export type PushService = ReturnType<typeof pushService>

const nothingTold = {
  ...{ number: null, total: null, url: null, pushed_at: null, asked_by: null, next_attempt_at: null },
  problems: [],
}

/** One that was waiting for an acceptance that was undone is none any more. */
const isPresent = (row: PushRow, { acceptedAt }: PushableOffer): boolean =>
  row.state === 'done' || row.state === 'sending' || row.accepted_at.getTime() === acceptedAt?.getTime()
