import type { Offer, OfferNews } from '@staffel/shared-api/contract'
import { matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { offerNewsQuery } from '../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'

type Event = OfferNews['events'][number]

/** What a customer does that is said, the most telling first. */
const theirs = ['accepted', 'declined', 'extension_requested', 'commented', 'viewed'] as const

/**
 * Keeps the offer on the screen as it is: what others did with it is said, and everything about it is asked again. What
 * is being typed beside it stays.
 */
export function useOfferNews({ offer_id: id }: Pick<Offer, 'offer_id'>): void {
  const { t } = useTranslation('offers')
  const user = useUser()
  const queryClient = useQueryClient()
  const [after, setAfter] = useState<number>()
  const isStaff = user !== null && (user.is_tenant || matchesRoles(user.roles, ['Admin']))
  const { data } = useQuery({ ...offerNewsQuery(id, after), enabled: isStaff })

  const take = useEffectEvent(({ latest, events }: OfferNews) => {
    if (latest === after) return
    setAfter(latest)
    if (after === undefined) return
    // The mail that is being written was worded once, for who writes it.
    void queryClient.invalidateQueries({
      queryKey: offerKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== 'mail-draft',
    })
    const words = wordsOf(events.filter(({ own }) => !own))
    if (words) toast.info(words, { id: `offer-news-${id}`, duration: 12_000 })
  })
  useEffect(() => {
    if (data) take(data)
  }, [data])

  function wordsOf(events: readonly Event[]): string | null {
    for (const event of theirs) {
      const done = events.find(({ action, actor_kind }) => action === `offer.${event}` && actor_kind === 'customer')
      if (done) return done.actor ? t(`live.${event}`, { name: done.actor }) : t(`live.unnamed.${event}`)
    }
    const colleague = events.find(({ actor_kind }) => actor_kind === 'staff')
    return colleague ? t('live.changed', { name: colleague.actor || t('live.colleague') }) : null
  }
}
