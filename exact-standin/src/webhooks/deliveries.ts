import { createHmac } from 'node:crypto'
import type { StandInApp } from '../model/apps.ts'
import type { Faults } from '../behaviour/faults.ts'
import { entities, entityOf, type ExactRecord } from '../model/entities.ts'
import type { Change, DivisionStore } from '../records/divisionStore.ts'
import type { StandInSettings } from '../behaviour/settings.ts'

export interface DeliveryParts {
  readonly apps: readonly StandInApp[]
  readonly settings: () => StandInSettings
  readonly faults: Faults
  readonly store: (division: number) => DivisionStore | undefined
  /** Address at which this server is asked. */
  readonly url: () => string
}

export interface Deliveries {
  readonly tell: (change: Change) => void
  /** Whether an address may be called, and answers the empty message that a subscription begins with. */
  readonly greet: (address: string) => Promise<string | null>
  /** When nothing is on its way any more. */
  readonly settled: () => Promise<void>
  readonly stop: () => void
}

/** `{"Content":…,"HashCode":"…"}`: the signature is over the content to the letter. */
export function signedMessage(content: object, secret: string): string {
  const text = JSON.stringify(content)
  const hash = createHmac('sha256', secret).update(text).digest('hex').toUpperCase()
  return `{"Content":${text},"HashCode":"${hash}"}`
}

/** Whom a change concerns is told that there was one, never what it was. */
export function deliveries({ apps, settings, faults, store, url }: DeliveryParts): Deliveries {
  const stopped = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function post(address: string, body: string): Promise<boolean> {
    const signal = AbortSignal.any([AbortSignal.timeout(settings().webhookTimeoutMs), stopped.signal])
    const headers = { 'content-type': 'application/json' }
    return fetch(address, { method: 'POST', body, headers, redirect: 'error', signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async function deliver(address: string, body: string): Promise<void> {
    for (const wait of [0, ...settings().webhookRetryMs]) {
      if (wait > 0) await sleep(wait, stopped.signal)
      if (stopped.signal.aborted || (await post(address, body))) return
    }
  }

  function tellOne(change: Change, subscription: ExactRecord): void {
    const app = apps.find(({ clientId }) => clientId === subscription['ClientID'])
    const address = subscription['CallbackURL']
    if (!app || typeof address !== 'string' || faults.happens('webhookLost', change.topic)) return
    const entity = entityOf(change.topic)
    const path = `/api/v1/${change.division}/${entity.path}(guid'${change.key}')`
    const content = {
      Topic: change.topic,
      ClientId: app.clientId,
      Division: change.division,
      Action: change.action,
      Key: change.key,
      ExactOnlineEndpoint: `${url()}${path}`,
    }
    const secret = faults.happens('webhookForged', change.topic) ? 'somebody else' : app.webhookSecret
    const times = faults.happens('webhookTwice', change.topic) ? 2 : 1
    for (let time = 0; time < times; time++) {
      const delivery = deliver(address, signedMessage(content, secret)).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    }
  }

  return {
    tell(change) {
      if (change.topic === 'WebhookSubscriptions') return
      const subscriptions = store(change.division)?.all('WebhookSubscriptions').values() ?? []
      for (const subscription of subscriptions)
        if (subscription['Topic'] === change.topic) tellOne(change, subscription)
    },
    async greet(address) {
      const target = URL.parse(address)
      const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(target?.hostname ?? '')
      if (target?.protocol !== 'https:' && !(settings().loopbackCallbacks && isLoopback))
        return 'The CallbackURL must begin with https://.'
      return (await post(address, '')) ? null : 'The CallbackURL does not answer.'
    },
    settled: async () => void (await Promise.all(underWay)),
    stop: () => stopped.abort(),
  }
}

export const webhookTopics: readonly string[] = entities
  .filter(({ topic }) => !['WebhookSubscriptions', 'Divisions', 'Deleted'].includes(topic))
  .map(({ topic }) => topic)

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
