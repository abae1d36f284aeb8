import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { ModuleContext } from '../../../http/module.ts'
import type { ExactClient, ExactClients, ExactPurpose } from '../client/exact-client.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import type { NotedLink, NoticesRepository } from './notices.repository.ts'

export interface NoticeSubscriptionsParts {
  readonly db: Db
  readonly notices: NoticesRepository
  readonly clients: ExactClients
  /** Where Exact tells; null: it cannot. */
  readonly addressOf: (env: ExactEnvironment) => string | null
  /** What is asked of a link by which these were brought in. */
  readonly topicsOf: (parts: readonly SyncPart[]) => readonly string[]
  readonly now: () => Date
  readonly log: Pick<ModuleContext['log'], 'warn'>
}

const endpoint = 'webhooks/WebhookSubscriptions'
const longestWaitMs = 5_000

/** Asks Exact to tell of changes, and to stop that. What is there is read first, so that nothing is asked twice. */
export function noticeSubscriptions({ db, notices, clients, addressOf, topicsOf, now, log }: NoticeSubscriptionsParts) {
  /** Two that were asked for at once may be of one topic. */
  async function ours(client: ExactClient, address: string): Promise<{ topic: string; id: string }[]> {
    const found: { topic: string; id: string }[] = []
    const select = ['ID', 'Topic', 'CallbackURL']
    for await (const page of client.pages(endpoint, { select }))
      for (const { ID: id, Topic: topic, CallbackURL: at } of page)
        if (at === address) found.push({ topic: String(topic), id: String(id) })
    return found
  }

  async function ask(link: NotedLink, address: string): Promise<boolean> {
    const { division } = link
    const client = clients(link, 'sync', division)
    const there = new Set((await ours(client, address)).map(({ topic }) => topic))
    for (const topic of topicsOf(link.parts).filter((one) => !there.has(one))) {
      try {
        await client.create(endpoint, { CallbackURL: address, Topic: topic })
        there.add(topic)
      } catch (error) {
        // Of this it does not tell; of the others it may.
        if (!(error instanceof ExactRefused) || error.reason !== 'refused') throw error
        log.warn(
          { tenantId: link.tenantId, env: link.env, topic, said: error.circumstances.said },
          'Exact does not tell of this',
        )
      }
    }
    return there.size > 0
  }

  async function stop(link: ExactLink, division: number, address: string, purpose: ExactPurpose): Promise<void> {
    if (await notices.isShared(db, link, division)) return
    const client = clients(link, purpose, division)
    for (const { id } of await ours(client, address)) await client.remove(endpoint, id)
  }

  async function settle(link: NotedLink): Promise<void> {
    const { division, askedIn, env } = link
    const address = addressOf(env)
    if (address === null) return
    if (askedIn !== null && askedIn !== division) {
      await stop(link, askedIn, address, 'sync')
      await notices.asked(db, link, null, now())
    }
    const isAsked = await ask(link, address)
    await notices.asked(db, link, isAsked ? division : null, now())
  }

  async function look(link: NotedLink): Promise<void> {
    const { tenantId, env } = link
    try {
      await settle(link)
    } catch (error) {
      if (!(error instanceof ExactRefused)) throw error
      // It was ended meanwhile.
      if (error.reason === 'not_connected') return
      const { traceId, said } = error.circumstances
      // It is tried again; until then changes come in by night.
      log.warn({ tenantId, env, reason: error.reason, said, traceId }, 'Exact was not asked to tell of changes')
    }
  }

  return {
    /** Looks at links whose turn it is. */
    async run(): Promise<void> {
      for (let link = await notices.claim(db, now()); link !== null; link = await notices.claim(db, now()))
        await look(link)
    },

    /** As soon as a link is there, or works elsewhere. Nobody waits for it long. */
    async begin(link: ExactLink): Promise<void> {
      const noted = addressOf(link.env) === null ? null : await notices.claim(db, now(), link)
      if (noted) await atMost(longestWaitMs, look(noted))
    },

    /** Before a link goes. Nobody waits for it long: what comes of a link that is gone is not listened to. */
    async end(link: ExactLink): Promise<void> {
      const address = addressOf(link.env)
      const division = await asTenant(db, { tenantId: link.tenantId }, (tx) => notices.of(tx, link))
      if (address === null || division === null) return
      await atMost(longestWaitMs, stop(link, division, address, 'screen'))
      await notices.asked(db, link, null, now())
    },
  }
}
export type NoticeSubscriptions = ReturnType<typeof noticeSubscriptions>

/** What takes longer, or fails, goes its own way. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const waiting = new AbortController()
  const done = work.catch(() => undefined)
  await Promise.race([done, sleep(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined)])
  waiting.abort()
}
