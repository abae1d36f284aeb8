import type { SavedOffer, SavedProduct } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { answerTo, customerPath, type IssuedOffer } from '../../support/offers.ts'

/** An offer with a quantity that its customer chooses, of the second tenant: it is in no list of the pictures. */
export async function offerQuantities(url: string): Promise<IssuedOffer> {
  const api = await openApi(url, 'otherManager')
  const description = 'Draadstang DIN 976 M16x1000 verzinkt'
  const { product_id: productId } = await answerTo<SavedProduct>(
    api.post('/products/create', {
      ...{ name: description, sku: 'D976-16-1000', orderMultiple: 10 },
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 99, unitPrice: 12.4 },
        { minQuantity: 100, maxQuantity: 249, unitPrice: 10.9 },
        { minQuantity: 250, maxQuantity: null, unitPrice: 9.25 },
      ],
    }),
  )
  const [saved] = await answerTo<SavedOffer[]>(
    api.post('/offers/create', {
      offer: {
        ...{ intent: 'issue', language: 'nl', title: 'Draadstangen loopbrug' },
        customer: { organization_id: 2001 },
        items: [
          { id: 'rods', productId, description, quantity: 80, openQuantity: { least: 50, most: 500 } },
          { id: 'cut', description: 'Op lengte zagen', quantity: 1, unitPrice: 45 },
        ],
      },
    }),
  )
  if (!saved) throw new Error('Nothing was saved')
  return { ...saved, path: await customerPath(api, saved.offer_id, 'h.balkema@balkema-bruggen.example.nl') }
}
