import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ProductPictureTable } from '../../catalogue.tables.ts'

export type ProductPictureRow = Selectable<ProductPictureTable>

interface ProductKey {
  readonly tenant_id: number
  readonly product_id: number
}

/** A product that is not in the archive, held until the transaction ends: its pictures change one after the other. */
async function lockProduct(tx: Tx, { tenant_id, product_id }: ProductKey): Promise<boolean> {
  const found = await tx
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', product_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

function list(tx: Tx, { tenant_id, product_id }: ProductKey): Promise<ProductPictureRow[]> {
  return tx
    .selectFrom('product_picture')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('product_id', '=', product_id)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The first picture of each product that has one. */
function firstOf(tx: Tx, tenantId: number, productIds: readonly number[]): Promise<ProductPictureRow[]> {
  return firstPictures(tx, tenantId, productIds).execute()
}

/** The same, kept from being deleted until the transaction ends; what else changes of them may. */
function holdFirstOf(tx: Tx, tenantId: number, productIds: readonly number[]): Promise<ProductPictureRow[]> {
  return tx
    .selectFrom('product_picture')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', firstPictures(tx, tenantId, productIds).clearSelect().select('id'))
    .orderBy('id')
    .forKeyShare()
    .execute()
}

function firstPictures(tx: Tx, tenantId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('product_picture')
    .selectAll()
    .distinctOn('product_id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`product_id = any(${productIds}::bigint[])`)
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
}

function insert(tx: Tx, picture: Insertable<ProductPictureTable>): Promise<ProductPictureRow> {
  return tx.insertInto('product_picture').values(picture).returningAll().executeTakeFirstOrThrow()
}

async function update(
  tx: Tx,
  { tenant_id, id }: Pick<ProductPictureRow, 'tenant_id' | 'id'>,
  change: { readonly position: number; readonly alt: string },
): Promise<void> {
  await tx.updateTable('product_picture').set(change).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
}

async function remove(tx: Tx, { tenant_id, id }: Pick<ProductPictureRow, 'tenant_id' | 'id'>): Promise<void> {
  await tx.deleteFrom('product_picture').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
}

/** Whether a picture of any product, a copy of this one say, shows the file. */
async function isShown(tx: Tx, tenantId: number, fileName: string): Promise<boolean> {
  const found = await tx
    .selectFrom('product_picture')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('file_name', '=', fileName)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the document of an issued version shows the picture, under this address. */
async function isOnDocument(tx: Tx, tenantId: number, url: string): Promise<boolean> {
  const found = await tx
    .selectFrom('offer_line')
    .select('line_key')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`picture ->> 'url' = ${url}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** SQL of the pictures of products. */
export const productPicturesRepository = {
  lockProduct,
  list,
  firstOf,
  holdFirstOf,
  insert,
  update,
  remove,
  isShown,
  isOnDocument,
}
export type ProductPicturesRepository = typeof productPicturesRepository
