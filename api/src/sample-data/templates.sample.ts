import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../db/tenant-transaction.ts'
import type { SamplePart } from './sample-part.types.ts'

interface SampleTemplate {
  readonly name: string
  readonly description: string
  readonly isDefault?: boolean
  readonly title: string
  readonly notes: string
  readonly validityDays?: number
  /** A line names a product by a part of its name, or stands as text. */
  readonly lines: readonly {
    readonly product?: string
    readonly text?: string
    readonly section?: boolean
    readonly quantity?: number
    readonly price?: number
    readonly optional?: boolean
  }[]
}

/** Offer templates of both tenants. */
export const templatesSample: SamplePart = {
  name: 'templates',
  async fill(tx, { staffel, noordstaal, today }) {
    const templates = JSON.parse(readFileSync(join(import.meta.dirname, 'offers/templates.json'), 'utf8')) as Readonly<
      Record<'staffel' | 'noordstaal', readonly SampleTemplate[]>
    >
    for (const template of templates.staffel) await store(tx, staffel.tenantId, template, today)
    for (const template of templates.noordstaal) await store(tx, noordstaal.tenantId, template, today)
  },
}

async function store(
  tx: Tx,
  tenantId: number,
  { name, description, isDefault = false, title, notes, validityDays, lines }: SampleTemplate,
  today: Date,
): Promise<void> {
  const items = await Promise.all(
    lines.map(async ({ product: part, text = '', section = false, quantity = 1, price, optional = false }, index) => {
      const product = part ? await productNamed(tx, tenantId, part) : null
      return {
        id: `t${index + 1}`,
        kind: section ? 'section' : 'item',
        productId: product?.id ?? null,
        description: product?.name ?? text,
        quantity: section ? 0 : quantity,
        optional,
        selected: !optional,
        ...(price !== undefined && { unitPrice: price, priceSource: 'manual', priceSticky: true }),
      }
    }),
  )
  await tx
    .insertInto('offer_template')
    .values({
      tenant_id: tenantId,
      name,
      description,
      is_default: isDefault,
      title,
      notes,
      validity_days: validityDays ?? null,
      items: JSON.stringify(items),
      created_at: today,
    })
    .execute()
}

async function productNamed(tx: Tx, tenantId: number, part: string): Promise<{ id: number; name: string }> {
  return tx
    .selectFrom('product')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('name', 'like', `%${part}%`)
    .where('is_visible', '=', true)
    .where('end_date', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}
