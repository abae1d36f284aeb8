import type { Tx } from '../../../../db/tenant-transaction.ts'

/** Whose words they are: the customer, and the sender who stands for it until it is known. */
export interface Asker {
  readonly organizationId: number | null
  readonly senderEmail: string | null
}

export interface RememberedLine {
  readonly line: string
  readonly product_id: number
  readonly organization_id: number | null
}

const senderOf = ({ senderEmail }: Asker): string | null => senderEmail?.toLowerCase() ?? null

function ofAsker(tx: Tx, tenantId: number, asker: Asker) {
  const { organizationId } = asker
  const sender = senderOf(asker)
  return tx
    .selectFrom('quote_line_memory as m')
    .where('m.tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        ...(organizationId === null ? [] : [eb('m.organization_id', '=', organizationId)]),
        ...(sender === null ? [] : [eb('m.sender_email', '=', sender)]),
      ]),
    )
}

/** Of products that still exist. */
async function find(tx: Tx, tenantId: number, asker: Asker, lines: readonly string[]): Promise<RememberedLine[]> {
  if (lines.length === 0) return []
  return ofAsker(tx, tenantId, asker)
    .innerJoin('product as p', (join) =>
      join.onRef('p.tenant_id', '=', 'm.tenant_id').onRef('p.id', '=', 'm.product_id').on('p.deleted_at', 'is', null),
    )
    .where('m.line', 'in', lines)
    .select(['m.line', 'm.product_id', 'm.organization_id'])
    .execute()
}

async function save(
  tx: Tx,
  tenantId: number,
  asker: Asker,
  { line, productId, now }: { readonly line: string; readonly productId: number; readonly now: Date },
): Promise<void> {
  const { organizationId } = asker
  const sender = organizationId === null ? senderOf(asker) : null
  if (organizationId === null && sender === null) return
  await tx
    .insertInto('quote_line_memory')
    .values({
      tenant_id: tenantId,
      organization_id: organizationId,
      sender_email: sender,
      line,
      product_id: productId,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'line', 'organization_id', 'sender_email'])
        .doUpdateSet({ product_id: productId, updated_at: now }),
    )
    .execute()
}

async function remove(tx: Tx, tenantId: number, asker: Asker, line: string): Promise<void> {
  const own = ofAsker(tx, tenantId, asker).where('m.line', '=', line).select('m.id')
  await tx.deleteFrom('quote_line_memory').where('tenant_id', '=', tenantId).where('id', 'in', own).execute()
}

/** SQL of what was chosen for a customer's words. */
export const lineMemoryRepository = { find, save, remove }
export type LineMemoryRepository = typeof lineMemoryRepository
