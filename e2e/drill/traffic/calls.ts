import type { Answer, Asked } from './asker.ts'
import type { Seat } from './seats.ts'

/** The newest ten offers. */
export const list: Asked = { method: 'GET', path: '/webhook/offers?page=1&limit=10&filters=%7B%7D' }

/** One offer with its lines. */
export const read = (offer: number): Asked => ({ method: 'GET', path: `/webhook/offer?id=${offer}` })

/** An offer of five lines, under a key that is its title's. */
export const save = ({ organization }: Seat, title: string): Asked => ({
  method: 'POST',
  path: '/webhook/offers/create',
  key: keyOf(title),
  body: JSON.stringify({
    offer: {
      intent: 'draft',
      title,
      customer: { organization_id: organization },
      items: Array.from({ length: 5 }, (_, line) => ({
        id: `l${line}`,
        description: `Regel ${line + 1}`,
        quantity: 10 + line,
        unitPrice: 12.5,
      })),
    },
  }),
})

/** A small file with an offer. */
export function attach(offer: number, title: string): Asked {
  const boundary = 'drill-boundary'
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bijlage.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf(title)}\r\n`
  return {
    method: 'POST',
    path: `/webhook/offers/${offer}/attachments`,
    key: `${keyOf(title)}-file`,
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${part('name="visible_to"', 'staff')}${file}--${boundary}--\r\n`,
  }
}

const keyOf = (title: string): string => title.replaceAll(/\W+/g, '-')

/** The least that is a PDF, and no two alike. */
const pdf = (word: string) =>
  `%PDF-1.4\n% ${word}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`

/** The id of an offer that was saved. */
export function offerOf({ text }: Answer): number {
  const [saved] = Object.values<unknown>(JSON.parse(text))
  return Number(Object(saved).offer_id)
}
