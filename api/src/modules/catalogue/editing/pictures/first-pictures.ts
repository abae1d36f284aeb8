import type { Product, SmallPicture } from '@staffel/shared-api/contract'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { pictureFiles } from './picture-files.ts'
import type { ProductPictureRow, ProductPicturesRepository } from './product-pictures.repository.ts'

/** Gives products the small picture that stands for each, where it has one; asked for beside the products. */
export function firstPictures({ firstOf }: Pick<ProductPicturesRepository, 'firstOf'>) {
  return async (tx: Tx, tenantId: number, ids: readonly number[]): Promise<(product: Product) => Product> => {
    const rows = new Map((ids.length > 0 ? await firstOf(tx, tenantId, ids) : []).map((row) => [row.product_id, row]))
    return (product) => {
      const row = rows.get(product.product_id)
      return row ? { ...product, picture: smallPicture(row) } : product
    }
  }
}

/** The same alone, by product; `held` ones are not deleted before the transaction ends. */
export function picturesOfProducts({
  firstOf,
  holdFirstOf,
}: Pick<ProductPicturesRepository, 'firstOf' | 'holdFirstOf'>) {
  return async (
    tx: Tx,
    tenantId: number,
    ids: readonly number[],
    { held }: { readonly held: boolean } = { held: false },
  ): Promise<ReadonlyMap<number, SmallPicture>> => {
    const rows = ids.length > 0 ? await (held ? holdFirstOf : firstOf)(tx, tenantId, ids) : []
    return new Map(rows.map((row) => [row.product_id, smallPicture(row)]))
  }
}
export type PicturesOfProducts = ReturnType<typeof picturesOfProducts>

const smallPicture = ({ thumb_name, alt }: ProductPictureRow): SmallPicture => ({
  url: pictureFiles.url(thumb_name),
  alt,
})

export type WithFirstPictures = ReturnType<typeof firstPictures>
