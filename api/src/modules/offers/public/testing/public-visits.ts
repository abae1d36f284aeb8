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
    const answer = await running()
      .as(manager)
      .saveOffer.answer({
        body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
      })
    return answer.body[0] ?? fail()
  }

  async function linkTo(id: number, email?: string): Promise<string> {
    const answer = await running()
      .as(manager)
      .createOfferLink.answer({ params: { id }, body: email ? { email } : {} })
    return new URL(answer.body.url ?? '').pathname.split('/')[2] ?? fail()
  }

  function visitor(token: string, headers: Record<string, string> = {}) {
    const remoteAddress = `10.9.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`
    const page = running().as(null, { headers: { 'user-agent': 'Mozilla/5.0 Firefox', ...headers }, remoteAddress })
    const params = { token }
    return {
      get: () => page.getPublicOffer.answer({ params }),
      pdf: () => page.downloadPublicPdf.answer({ params }),
      attachment: (attachmentId: number) => page.downloadPublicAttachment.answer({ params: { token, attachmentId } }),
      current: () => page.openCurrentPublicOffer.answer({ params, body: {} }),
      accept: (body: object) => page.acceptPublicOffer.answer({ params, body }),
      decline: (body: object = {}) => page.declinePublicOffer.answer({ params, body }),
      message: (body: object) => page.sendPublicMessage.answer({ params, body }),
      extension: (body: object = {}) => page.requestPublicExtension.answer({ params, body }),
      remoteAddress,
    }
  }

  async function opened(part: Partial<OfferInput> = {}, email = 'anna@dehaan.example') {
    const saved = await issue(part)
    const token = await linkTo(saved.offer_id, email)
    const page = visitor(token)
    return { saved, token, page, offer: (await page.get()).body }
  }

  return { issue, linkTo, visitor, opened }
}
