import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../testing/create-test-app.ts'

/** Of the sample world: who sells, who sees all sellers, who buys, and who sells elsewhere. */
export const people = {
  manager: 'manager@staffel.example',
  admin: 'admin@staffel.example',
  user: 'user@staffel.example',
  other: 'manager@noordstaal.example',
} as const

/** An offer of the sample manager; what it says of itself is the test's. */
export async function savedOffer(app: TestApp, offer: OfferInput): Promise<SavedOffer> {
  const [saved] = await app.as(people.manager).saveOffer({ body: { offer } })
  if (!saved) throw new Error('The offer was not saved')
  return saved
}

/** Two hours of fitting at € 500. */
export const fitting = (part: object = {}) => ({
  id: 'a',
  productId: null,
  description: 'Montage',
  quantity: 2,
  unitPrice: 500,
  ...part,
})
