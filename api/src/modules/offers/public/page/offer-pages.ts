import type { WrittenPages } from '../../../../http/html/written-page.ts'
import { text } from '../../../../texts/text.ts'
import type { PublicOffersService } from '../public-offers.service.ts'
import { offerPage } from './offer-page.ts'
import { pageAway, pageFailure } from './page-failure.ts'

const calls = '/webhook/public/offers/'

/** The page behind a customer's link: in the language of the offer, unless its address says otherwise. */
export function offerPages(service: Pick<PublicOffersService, 'read'>): WrittenPages {
  return {
    area: 'offers',
    path: '/o/:token',
    calls,
    async write({ token, host, asked }) {
      const linked = await service.read({ token, host })
      const language = asked ?? linked.offer.language
      return offerPage(linked, { language, calls: `${calls}${encodeURIComponent(token)}` })
    },
    failure: pageFailure,
    awayText: text('offerPage.away.text'),
    away: pageAway,
  }
}
