import { errorAnswer, htmlAnswer, type Answer, type Asked } from '../http/answers.ts'
import { escapeHtml, pageHtml } from '../http/pageHtml.ts'
import type { Company } from '../model/Company.ts'
import { entityOf } from '../model/entities.ts'

const shown = [
  'YourRef',
  'Description',
  'OrderedByName',
  'OrderAccountName',
  'AmountFC',
  'StatusDescription',
  'Remarks',
]

/** What a person sees who opens an order or a quotation: the real one has a screen for it. */
export function documentPage({ url }: Asked, company: Company): Answer {
  const store = company.store(Number(url.searchParams.get('_Division_')))
  const id = url.searchParams.get('ID')?.toLowerCase() ?? ''
  for (const topic of ['SalesOrders', 'Quotations']) {
    const record = store?.all(topic).get(id)
    if (!record) continue
    const { lines } = entityOf(topic)
    const own = [...(store?.all(lines?.topic ?? '').values() ?? [])].filter((line) => line[lines?.parent ?? ''] === id)
    const number = String(record[topic === 'SalesOrders' ? 'OrderNumber' : 'QuotationNumber'])
    const facts = shown
      .filter((name) => record[name])
      .map((name) => `<li>${name}: ${escapeHtml(String(record[name]))}</li>`)
    const rows = own.map(
      (line) =>
        `<li>${escapeHtml(`${String(line['Quantity'])} × ${String(line['NetPrice'])} ${String(line['Description'])}`)}</li>`,
    )
    return htmlAnswer(200, pageHtml(`${topic} ${number}`, `<ul>${facts.join('')}</ul><ol>${rows.join('')}</ol>`))
  }
  return errorAnswer(404, 'Not found')
}
