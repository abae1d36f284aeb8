import type { Product } from '@staffel/shared-api/contract'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { pictureUrl } from './picture-url.ts'
import type { ProductPicturesRepository } from './product-pictures.repository.ts'

/** Gives products the small picture that stands for each, where it has one; asked for beside the products. */
export function firstPictures({ firstOf }: Pick<ProductPicturesRepository, 'firstOf'>) {
  return async (tx: Tx, tenantId: number, ids: readonly number[]): Promise<(product: Product) => Product> => {
    const rows = new Map((ids.length > 0 ? await firstOf(tx, tenantId, ids) : []).map((row) => [row.product_id, row]))
    return (product) => {
      const row = rows.get(product.product_id)
      return row ? { ...product, picture: { url: pictureUrl(row.thumb_name), alt: row.alt } } : product
    }
  }
}
export type WithFirstPictures = ReturnType<typeof firstPictures>
