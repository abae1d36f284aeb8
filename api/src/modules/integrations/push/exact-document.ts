import { cutText, toCents } from '@staffel/shared-api/rules'
import type { AcceptedOffer } from '../../offers/document/accepted-offer.ts'
import { exactGuid, exactText, type ExactClient } from '../client/exact-client.ts'
import type { ExactRecord } from '../client/exact-records.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { ExactDocument } from '../integrations.tables.ts'

/** What the two kinds of documents are called, and where their amounts stand. */
const kinds = {
  order: {
    endpoint: 'salesorder/SalesOrders',
    id: 'OrderID',
    number: 'OrderNumber',
    account: 'OrderedBy',
    lines: 'SalesOrderLines',
    amounts: ['AmountFC', 'AmountFCExclVat'],
  },
  quotation: {
    endpoint: 'crm/Quotations',
    id: 'QuotationID',
    number: 'QuotationNumber',
    account: 'OrderAccount',
    lines: 'QuotationLines',
    amounts: ['AmountFC', 'VATAmountFC'],
  },
} as const

/** A document that is in Exact. */
export interface MadeDocument {
  readonly id: string
  readonly number: string
  readonly netCents: number
  readonly totalCents: number
}

const longestTitle = 60
const referenceLimit = 30

/** The documents of one kind, as they are made, found again and read. */
export function exactDocuments(client: ExactClient, kind: ExactDocument) {
  const { endpoint, id, number, amounts, account, lines } = kinds[kind]
  const select = [id, number, ...amounts, 'Remarks']

  return {
    /** The one that has our key in it. Others may have the same number of an offer. */
    async find({ offer }: AcceptedOffer, key: string): Promise<string | null> {
      const filter = `YourRef eq ${exactText(offer.offer_nr.slice(0, referenceLimit))}`
      for await (const page of client.pages(endpoint, { select, filter })) {
        const own = page.find(({ Remarks: remarks }) => typeof remarks === 'string' && remarks.includes(key))
        if (own) return String(own[id])
      }
      return null
    },

    /** `justBefore` says whether it is still ours to make. */
    async make(
      accepted: AcceptedOffer,
      of: { readonly key: string; readonly accountId: string; readonly lines: readonly ExactRecord[] },
      justBefore: () => Promise<void>,
    ): Promise<string> {
      const { offer, customerReference } = accepted
      const remarks = [
        `Staffel ${offer.offer_nr} (${of.key})`,
        customerReference && `Inkoopnummer: ${customerReference}`,
      ]
      const made = await client.create(
        endpoint,
        {
          [account]: of.accountId,
          YourRef: offer.offer_nr.slice(0, referenceLimit),
          Description: cutText(offer.title || offer.offer_nr, longestTitle),
          Remarks: remarks.filter(Boolean).join('\n'),
          Currency: 'EUR',
          ...(offer.desired_delivery_date && { DeliveryDate: `${offer.desired_delivery_date}T00:00:00` }),
          [lines]: of.lines,
        },
        justBefore,
      )
      return String(made[id])
    },

    async read(documentId: string): Promise<MadeDocument> {
      const record = await client.one(endpoint, { select, filter: `${id} eq ${exactGuid(documentId)}` })
      if (!record) throw new ExactRefused('unavailable')
      const total = centsOf(record['AmountFC'])
      return kind === 'order'
        ? { ...named(record), totalCents: total, netCents: centsOf(record['AmountFCExclVat']) }
        : { ...named(record), totalCents: total + centsOf(record['VATAmountFC']), netCents: total }
    },
  }

  function named(record: ExactRecord): Pick<MadeDocument, 'id' | 'number'> {
    return { id: String(record[id]), number: String(record[number]) }
  }
}

const centsOf = (amount: unknown): number => toCents(Number(Number(amount ?? 0).toFixed(6)))

/** Where people look at a document. */
export const documentAddress =
  (baseUrl: string, paths: Readonly<Record<ExactDocument, string>>) =>
  (kind: ExactDocument, of: { readonly id: string; readonly division: number }): string =>
    new URL(paths[kind].replace('{id}', of.id).replace('{division}', String(of.division)), baseUrl).href
