import type { OfferInput, PublicOffer, SavedOffer } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

const fail = (): never => {
  throw new Error('missing')
}

const items = [
  { id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 },
  {
    id: 'opt',
    productId: null,
    description: 'Schilderwerk',
    quantity: 1,
    unitPrice: 200,
    optional: true,
    selected: false,
  },
]

export const signature = (offer: PublicOffer | SavedOffer, part: object = {}) => ({
  name: 'Anna de Haan',
  email: 'anna@dehaan.example',
  function: 'Inkoper',
  agree: true,
  signature: { type: 'typed', data: 'Anna de Haan' },
  version: offer.version,
  total: offer.totals.total,
  ...part,
})

/** Issues offers and visits them through links, in the application of a test. */
export function publicVisits(running: () => TestApp) {
  /** Every visitor has an address of its own, so that the limit per address stays out of the way. */
  let visitors = 0

  async function issue(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
    const answer = await running().call(manager, {
      method: 'POST',
      url: '/webhook/offers/create',
      payload: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
    })
    return answer.json<SavedOffer[]>()[0] ?? fail()
  }

  async function linkTo(id: number, email?: string): Promise<string> {
    const answer = await running().call(manager, {
      method: 'POST',
      url: `/webhook/offers/${id}/link`,
      payload: email ? { email } : {},
    })
    return new URL(answer.json<{ url: string }>().url).pathname.split('/')[2] ?? fail()
  }

  function visitor(token: string, headers: Record<string, string> = {}) {
    const remoteAddress = `10.9.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`
    const base = `/webhook/public/offers/${token}`
    return {
      get: (path = '') =>
        running().http.inject({
          method: 'GET',
          url: `${base}${path}`,
          remoteAddress,
          headers: { 'user-agent': 'Mozilla/5.0 Firefox', ...headers },
        }),
      post: (path: string, payload: object = {}) =>
        running().http.inject({
          method: 'POST',
          url: `${base}${path}`,
          remoteAddress,
          payload,
          headers: { 'user-agent': 'Mozilla/5.0 Firefox', ...headers },
        }),
      remoteAddress,
    }
  }

  async function opened(part: Partial<OfferInput> = {}, email = 'anna@dehaan.example') {
    const saved = await issue(part)
    const token = await linkTo(saved.offer_id, email)
    const page = visitor(token)
    return { saved, token, page, offer: (await page.get()).json<PublicOffer>() }
  }

  return { issue, linkTo, visitor, opened }
}
