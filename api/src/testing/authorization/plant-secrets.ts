import type { OfferInput } from '@staffel/shared-api/contract'
import type { TestApp } from '../create-test-app.ts'

/** An offer of each of two customers of the same tenant, and words that belong to one side only. */
export interface Planted {
  /** Of the sample User's own organisation. */
  readonly own: PlantedOffer
  /** Of another customer. */
  readonly other: PlantedOffer
  /** Words that nobody of the first customer may read. */
  readonly secrets: readonly string[]
}

export interface PlantedOffer {
  readonly offer: number
  readonly uuid: string
  /** Files: for the customer, and for staff alone. */
  readonly attachment: number
  readonly staffAttachment: number
  /** The secret of a link to it. */
  readonly token: string
}

const manager = 'manager@staffel.example'

/** Fills a test application with everything that staff keep to themselves, and that another customer has. */
export async function plantSecrets(
  app: TestApp,
  customers: { readonly own: number; readonly other: number },
): Promise<Planted> {
  const seller = app.as(manager)

  async function offerFor(organization: number, mark: string): Promise<PlantedOffer> {
    const items = [{ id: 'a', productId: null, description: `${mark}-line`, quantity: 2, unitPrice: 500 }]
    const offer: OfferInput = {
      title: `${mark}-title`,
      customer: { organization_id: organization },
      items,
      notes: `${mark}-note`,
      intent: 'issue',
    }
    const [saved] = await seller.saveOffer({ body: { offer } })
    if (!saved) throw new Error('The offer was not saved')
    const params = { id: String(saved.offer_id) }
    await seller.saveOfferNotes({ params, body: { internal_notes: 'staff-internal' } })
    await seller.addOfferComment({ params, body: { text: 'staff-comment', visible_to: 'staff' } })
    await seller.addOfferComment({ params, body: { text: `${mark}-comment`, visible_to: 'customer' } })
    const attachment = await attach(saved.offer_id, `${mark}-file`, 'customer')
    const staffAttachment = await attach(saved.offer_id, 'staff-file', 'staff')
    const { url } = await seller.createOfferLink({ params, body: {} })
    // The next version is being written, which only staff know.
    const { rev } = await seller.getOffer({ query: params })
    await seller.saveOffer({ body: { offer: { offer_id: saved.offer_id, rev, title: 'staff-draft', items } } })
    return {
      offer: saved.offer_id,
      uuid: saved.externalId,
      attachment,
      staffAttachment,
      token: new URL(url ?? '').pathname.slice(3),
    }
  }

  async function attach(offerId: number, filename: string, visibleTo: string): Promise<number> {
    const edge = 'edge'
    const part = (disposition: string, body: string) =>
      `--${edge}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
    const payload = `${part('name="visible_to"', visibleTo)}${part(`name="file"; filename="${filename}.pdf"\r\ncontent-type: application/pdf`, '%PDF-1.7\nklein\n%%EOF')}--${edge}--\r\n`
    const answer = await app
      .as(manager, { headers: { 'content-type': `multipart/form-data; boundary=${edge}` } })
      .uploadOfferAttachment.answer({ params: { id: offerId }, body: payload })
    return answer.body.id
  }

  const own = await offerFor(customers.own, 'own')
  const other = await offerFor(customers.other, 'other')
  await seller.saveView({ body: { entity: 'offers', name: 'staff-view', query: 'search=staff-query', shared: true } })
  await seller.saveTemplate({ body: { name: 'staff-template', items: [] } })
  const group = await seller.createCustomerGroup({ body: { name: 'staff-group' } })
  await seller.createPriceList({
    body: {
      name: 'staff-list',
      customer_group_id: group.id,
      valid_from: '2026-01-01',
      currency: 'eur',
      entries: [],
    },
  })
  const { db } = app.database
  await db
    .insertInto('notification')
    .values({
      tenant_id: 1,
      user_id: 2,
      event: 'message',
      at: new Date(),
      offer_id: own.offer,
      detail: JSON.stringify({ text: 'staff-notice' }),
    })
    .execute()
  const others = await db
    .selectFrom('organization')
    .select('name')
    .where('tenant_id', '=', 1)
    .where('id', '<>', customers.own)
    .execute()
  const staffWords = [
    'staff-internal',
    'staff-comment',
    'staff-file',
    'staff-draft',
    'staff-view',
    'staff-query',
    'staff-template',
    'staff-group',
    'staff-list',
    'staff-notice',
  ]
  return {
    own,
    other,
    secrets: [
      ...others.map(({ name }) => name),
      other.uuid,
      'other-title',
      'other-line',
      'other-note',
      'other-comment',
      'other-file',
      ...staffWords,
    ],
  }
}
