import type { Insertable } from 'kysely'
import type { ActivityTable } from '../../modules/platform/platform.tables.ts'
import type { ComposedSample } from './compose-offer.ts'
import type { OfferPlan } from './plan-offers.ts'

type Entry = Insertable<ActivityTable> & { readonly at: Date }
type Version = ComposedSample['versions'][number]['row']

/** The log of a sample offer, oldest first: what its people did to bring it where it is. */
export function composeActivity(
  plan: OfferPlan,
  { offer, versions }: ComposedSample,
  offerId: number,
  now: Date,
): Entry[] {
  const of = { tenant_id: offer.tenant_id, entity: 'offer', entity_id: String(offerId) }
  const byOwner = {
    actor_user_id: offer.owner_user_id ?? null,
    actor_name: offer.owner_name ?? null,
    actor_kind: 'staff' as const,
  }
  const entry = (action: string, at: Date, detail: object, by: object = byOwner): Entry => ({
    ...of,
    ...byOwner,
    ...by,
    action: `offer.${action}`,
    at,
    detail: JSON.stringify({ offer_nr: offer.offer_nr, ...detail }),
  })

  const stored = ({ version, created_at }: Version): Entry =>
    entry(version === 1 ? 'created' : 'revised', instant(created_at), {
      version,
      from: version === 1 ? null : 'pending',
      to: version === 1 ? 'draft' : 'pending',
    })
  const issued = ({ version, issued_at, total_cents }: Version): Entry[] =>
    issued_at
      ? [
          entry('issued', instant(issued_at), {
            version,
            from: version === 1 ? 'draft' : 'pending',
            to: 'pending',
            total: total_cents / 100,
          }),
        ]
      : []
  const made = versions.flatMap(({ row }) => [stored(row), ...issued(row)])
  return [...made, ...outcome()].toSorted((a, b) => a.at.getTime() - b.at.getTime())

  function outcome(): Entry[] {
    const { accepted_at, declined_at, current_version: version } = offer
    if (accepted_at)
      return [
        entry('accepted', instant(accepted_at), {
          version,
          from: 'pending',
          to: 'accepted',
          channel: wordOf(offer.acceptance, 'channel'),
        }),
      ]
    if (declined_at)
      return [
        entry('declined', instant(declined_at), {
          version,
          from: 'pending',
          to: 'declined',
          reason_code: wordOf(offer.decline, 'reason_code'),
        }),
      ]
    const over = Date.parse(`${plan.validUntil}T23:10:00Z`)
    if (plan.status !== 'pending' || over > now.getTime()) return []
    return [
      entry(
        'expired',
        new Date(over),
        { from: 'pending', to: 'expired', validUntil: plan.validUntil },
        { actor_user_id: null, actor_name: null, actor_kind: 'system' },
      ),
    ]
  }
}

function instant(value: Date | string | undefined): Date {
  return new Date(value ?? 0)
}

function wordOf(json: unknown, key: string): unknown {
  return typeof json === 'string' ? Object(JSON.parse(json))[key] : undefined
}
