import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SavedOffer, SavedProduct } from '@staffel/shared-api/contract'
import { openApi } from '../../support/api.ts'
import { answerTo, customerPath, type IssuedOffer } from '../../support/offers.ts'

/** An offer with the picture of a product, of the second tenant: it is in no list of the pictures. */
export async function offerPictures(url: string): Promise<IssuedOffer> {
  const api = await openApi(url, 'otherManager')
  const description = 'Draadstang DIN 976 M20x1000, thermisch verzinkt, met twee moeren en ringen'
  const { product_id: productId } = await answerTo<SavedProduct>(
    api.post('/products/create', { name: description, sku: 'D976-20-1000', baseUnitPrice: 18.6 }),
  )
  const form = new FormData()
  const bytes = await readFile(join(import.meta.dirname, 'threaded-rod.png'))
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'threaded-rod.png')
  await answerTo(api.send(`/products/${productId}/pictures`, form))
  const [saved] = await answerTo<SavedOffer[]>(
    api.post('/offers/create', {
      offer: {
        ...{ intent: 'issue', language: 'nl', title: 'Draadstangen steiger', show_pictures: true },
        customer: { organization_id: 2001 },
        items: [
          { id: 'rods', productId, description, quantity: 24 },
          { id: 'more', productId, description: 'Reserve', quantity: 2, optional: true, selected: false },
          { id: 'cut', description: 'Op lengte zagen', quantity: 1, unitPrice: 45 },
        ],
      },
    }),
  )
  if (!saved) throw new Error('Nothing was saved')
  return { ...saved, path: await customerPath(api, saved.offer_id, 'h.balkema@balkema-bruggen.example.nl') }
}
