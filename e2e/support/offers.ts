import type { SavedOffer } from '@staffel/shared-api/contract'
import type { Api } from './api.ts'

/** An offer that its customer can answer, and the address of their page. */
export interface IssuedOffer extends SavedOffer {
  readonly path: string
}

/** Bouwbedrijf De Haan, among the sample organisations. */
const organization = 1001

/** Ten things to deliver, and € 250 to install them for who wants it. */
const lines = (unitPrice: number) => [
  { id: 'deliver', description: 'Dakgoten leveren', quantity: 10, unitPrice },
  { id: 'install', description: 'Montage op locatie', quantity: 1, unitPrice: 250, optional: true, selected: false },
]

/** € 800 and 21 % VAT is € 968,00. The link to it is the customer's own when their address is given. */
export async function issueOffer(api: Api, title: string, email?: string): Promise<IssuedOffer> {
  const saved = await issue(api, { title, customer: { organization_id: organization }, items: lines(80) })
  return { ...saved, path: await customerPath(api, saved.offer_id, email) }
}

/** A next version takes the place of the one that the customer has: € 820 and 21 % VAT is € 992,20. */
export async function issueNextVersion(api: Api, { offer_id, rev }: IssuedOffer): Promise<void> {
  await issue(api, { offer_id, rev, items: lines(82) })
}

async function issue(api: Api, offer: object): Promise<SavedOffer> {
  const [saved] = await answerTo<SavedOffer[]>(api.post('/offers/create', { offer: { intent: 'issue', ...offer } }))
  if (!saved) throw new Error('Nothing was saved')
  return saved
}

/** The customer's page of the version that is issued now, as an address without origin. */
export async function customerPath(api: Api, offerId: number, email?: string): Promise<string> {
  const { url } = await answerTo<{ url: string }>(api.post(`/offers/${offerId}/link`, { email }))
  return new URL(url).pathname
}

export async function answerTo<Answer>(asked: ReturnType<Api['get']>): Promise<Answer> {
  const { status, body } = await asked
  if (status >= 400) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body as Answer
}
