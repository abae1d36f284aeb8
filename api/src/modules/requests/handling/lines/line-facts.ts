import type { LineKey } from '../../store/match-row.ts'
import type { RequestId, RequestRow } from '../handling.repository.ts'
import type { Asker } from './line-memory.repository.ts'
import type { AskedLine } from './line-memory.service.ts'
import type { LineRow } from './lines.repository.ts'

/**
 * A line as matching and memory know it: the customer's words, and the quantity that the mail said, whatever it was
 * changed into since.
 */
export function askedLine({
  search_line: searchLine,
  desired_quantity,
  quantity_assumed,
  written_quantity,
}: Pick<LineRow, 'search_line' | 'desired_quantity' | 'quantity_assumed' | 'written_quantity'>): AskedLine {
  const written = Number(written_quantity ?? (quantity_assumed ? 0 : desired_quantity))
  return written === 0 ? { searchLine } : { searchLine, quantity: written }
}

export const askerOf = ({ organization_id, sender_email }: RequestRow): Asker => ({
  organizationId: organization_id,
  senderEmail: sender_email,
})

export const lineKey = ({ tenant_id, id }: RequestId, position: number): LineKey => ({
  tenant_id,
  request_id: id,
  position,
})
