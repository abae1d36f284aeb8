import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { chosenBy, matchRow, proposedColumns, shownMatches } from '../store/match-row.ts'
import type { PricedMatch } from '../matching/matcher.types.ts'
import type { QuoteLineTable } from '../store/requests.tables.ts'
import { soldColumns } from '../units/sold-columns.ts'
import type { IntakeDependencies } from './intake.types.ts'
import type { StorableLine } from './storable-mail.ts'

/** Where lines come from and go to. */
export interface LinesOfMail {
  readonly tenantId: number
  readonly requestId: number
  readonly mailId: number
  readonly asker: { readonly organizationId: number | null; readonly senderEmail: string | null }
  /** Ids of the stored attachments, by their place in the mail. */
  readonly attachments: ReadonlyMap<number, number>
  readonly lines: readonly StorableLine[]
}

/**
 * Finds products for the lines of a mail and stores both after what the request holds already, which stays as it is.
 */
export async function addLines(
  tx: Tx,
  { intake, matcher, known }: IntakeDependencies,
  mail: LinesOfMail,
): Promise<void> {
  const { tenantId, requestId, lines } = mail
  if (lines.length === 0) return
  const asked = lines.map(({ searchLine, quantity, quantityAssumed }) => ({
    searchLine,
    ...(!quantityAssumed && { quantity }),
  }))
  const products = await known(tx, tenantId, mail.asker, asked)
  const matches = await matcher.match(
    tx,
    tenantId,
    asked.map((line, index) => ({ ...line, ...products[index] })),
  )
  const found = matches.map(shownMatches)
  const last = (await intake.linesOf(tx, tenantId, requestId)).at(-1)?.position ?? 0
  const keys = lines.map((_, index) => ({ tenant_id: tenantId, request_id: requestId, position: last + index + 1 }))
  await intake.addLines(
    tx,
    lines.map((line, index) => ({ ...keys[index]!, ...lineRow(line, found[index] ?? [], mail) })),
    keys.flatMap((key, index) => (found[index] ?? []).map((match, place) => matchRow(key, match, place + 1))),
  )
}

type LineRow = Omit<Insertable<QuoteLineTable>, 'tenant_id' | 'request_id' | 'position'>

function lineRow(line: StorableLine, [best]: readonly PricedMatch[], { mailId, attachments }: LinesOfMail): LineRow {
  const { part, start, end } = line.source
  return {
    search_line: line.searchLine,
    desired_quantity: String(line.quantity),
    quantity_assumed: line.quantityAssumed,
    unit: line.unit,
    confidence: line.confidence,
    ...soldColumns(line, line.quantityAssumed ? undefined : best?.product),
    chosen_by: chosenBy(best),
    ...proposedColumns(best),
    source_mail_id: mailId,
    source_attachment_id: part === 'attachment' ? (attachments.get(line.source.attachmentIndex) ?? null) : null,
    source_start: start,
    source_end: end,
  }
}
