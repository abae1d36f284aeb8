import type { SavedOffer } from '@staffel/shared-api/contract'
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
  const post = async (url: string, payload: object) => {
    const answer = await app.call(manager, { method: 'POST', url: `/webhook${url}`, payload })
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }

  async function offerFor(organization: number, mark: string): Promise<PlantedOffer> {
    const items = [{ id: 'a', productId: null, description: `${mark}-line`, quantity: 2, unitPrice: 500 }]
    const offer = {
      title: `${mark}-title`,
      customer: { organization_id: organization },
      items,
      notes: `${mark}-note`,
      intent: 'issue',
    }
    const [saved]: SavedOffer[] = await post('/offers/create', { offer })
    if (!saved) throw new Error('The offer was not saved')
    const id = saved.offer_id
    await post(`/offers/${id}/notes`, { internal_notes: 'staff-internal' })
    await post(`/offers/${id}/comments`, { text: 'staff-comment', visible_to: 'staff' })
    await post(`/offers/${id}/comments`, { text: `${mark}-comment`, visible_to: 'customer' })
    const attachment = await attach(id, `${mark}-file`, 'customer')
    const staffAttachment = await attach(id, 'staff-file', 'staff')
    const { url } = await post(`/offers/${id}/link`, {})
    // The next version is being written, which only staff know.
    const current = (await app.call(manager, { method: 'GET', url: `/webhook/offer?id=${id}` })).json()
    await post('/offers/create', { offer: { offer_id: id, rev: current.rev, title: 'staff-draft', items } })
    return { offer: id, uuid: saved.externalId, attachment, staffAttachment, token: new URL(url).pathname.slice(3) }
  }

  async function attach(offerId: number, filename: string, visibleTo: string): Promise<number> {
    const edge = 'edge'
    const part = (disposition: string, body: string) =>
      `--${edge}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
    const payload = `${part('name="visible_to"', visibleTo)}${part(`name="file"; filename="${filename}.pdf"\r\ncontent-type: application/pdf`, '%PDF-1.7\nklein\n%%EOF')}--${edge}--\r\n`
    const answer = await app.call(manager, {
      method: 'POST',
      url: `/webhook/offers/${offerId}/attachments`,
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      payload,
    })
    return answer.json().id
  }

  const own = await offerFor(customers.own, 'own')
  const other = await offerFor(customers.other, 'other')
  await post('/views', { entity: 'offers', name: 'staff-view', query: 'search=staff-query', shared: true })
  await post('/templates/save', { name: 'staff-template', items: [] })
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
