import type { PictureArrangement, ProductPicture } from '@staffel/shared-api/contract'
import { pictureLimits } from '@staffel/shared-api/rules'
import { createHash } from 'node:crypto'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import type { Caller } from '../../../../http/caller.ts'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity, type LoggedStep } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import type { ProductEditingRepository } from '../product-editing.repository.ts'
import type { By } from '../product-editing.service.ts'
import { checkPicture } from '../../../../files/uploads/check-picture.ts'
import type { UploadedPicture } from '../../../../files/uploads/picture-form.ts'
import { pictureFiles } from './picture-files.ts'
import type { ProductPictureRow, ProductPicturesRepository } from './product-pictures.repository.ts'

export interface ProductPicturesDependencies {
  readonly db: Db
  readonly files: FileStore
  readonly pictures: ProductPicturesRepository
  readonly products: Pick<ProductEditingRepository, 'find'>
}

export type ProductPicturesService = ReturnType<typeof productPicturesService>

/** What a product looks like: pictures in an order, the first of which stands for it in lists. */
export function productPicturesService({ db, files, pictures, products }: ProductPicturesDependencies) {
  /** Of a product that the caller may name; platform staff may name one of any tenant. */
  async function keyOf({ scope }: Caller, productId: number) {
    const found = await readAsTenant(db, scope, (tx) => products.find(tx, scope, productId))
    if (!found) throw notFound()
    return { tenant_id: found.tenant_id, product_id: productId }
  }

  const change = async <T>(
    productId: number,
    { caller }: By,
    work: (tx: Tx, key: { tenant_id: number; product_id: number }, rows: ProductPictureRow[]) => Promise<T>,
  ): Promise<T> => {
    const key = await keyOf(caller, productId)
    return asTenant(db, { tenantId: key.tenant_id }, async (tx) => {
      if (!(await pictures.lockProduct(tx, key))) throw notFound()
      return work(tx, key, await pictures.list(tx, key))
    })
  }

  const record = (
    tx: Tx,
    by: By,
    { tenant_id, product_id }: { tenant_id: number; product_id: number },
    step: LoggedStep<'product'>,
  ) =>
    recordActivity(tx, by, {
      tenantId: tenant_id,
      action: `product.${step}`,
      entity: 'product',
      entityId: product_id,
    })

  /** A copy of the product may show both files, and an issued offer the small one. */
  async function unseenFiles(tx: Tx, { tenant_id, file_name, thumb_name }: ProductPictureRow): Promise<string[]> {
    if (await pictures.isShown(tx, tenant_id, file_name)) return []
    return (await pictures.isOnDocument(tx, tenant_id, pictureFiles.url(thumb_name)))
      ? [file_name]
      : [file_name, thumb_name]
  }

  const drop = (names: readonly string[]) => Promise.all(names.map((name) => files.remove(name)))

  return {
    async list(productId: number, caller: Caller): Promise<ProductPicture[]> {
      const key = await keyOf(caller, productId)
      return readAsTenant(db, { tenantId: key.tenant_id }, async (tx) => (await pictures.list(tx, key)).map(toPicture))
    },

    /**
     * The files are kept before the row that names them: a file without a row is lost space, a row without a file is a
     * broken page.
     */
    async upload(productId: number, sent: UploadedPicture, by: By): Promise<ProductPicture> {
      const { tenant_id: tenantId } = await keyOf(by.caller, productId)
      const drawn = await checkPicture(sent, `tenant ${tenantId}`)
      const file = await files.put(pictureFiles.folder, drawn.full, 'webp')
      const thumb = await files.put(pictureFiles.folder, drawn.thumb, 'webp')
      // The same key with another picture is another call.
      const own = by.idempotency && {
        ...by.idempotency,
        requestHash: createHash('sha256').update(by.idempotency.requestHash).update(sent.bytes).digest('base64url'),
      }
      let isKept = false
      try {
        const added = await change(productId, by, (tx, key, rows) =>
          once(tx, { tenantId, userId: by.caller.userId }, own, async () => {
            if (rows.length >= pictureLimits.perProduct)
              throw new DomainError('LIMIT_REACHED', {
                details: { limit: pictureLimits.perProduct },
                message: text('picture.full', { limit: String(pictureLimits.perProduct) }),
              })
            const row = await pictures.insert(tx, {
              ...key,
              position: (rows.at(-1)?.position ?? 0) + 1,
              file_name: file,
              thumb_name: thumb,
              width: drawn.width,
              height: drawn.height,
            })
            await record(tx, by, key, 'picture_added')
            return toPicture(row)
          }),
        )
        isKept = added.url === pictureFiles.url(file)
        return added
      } finally {
        if (!isKept) await drop([file, thumb])
      }
    },

    arrange: (productId: number, { pictures: wanted }: PictureArrangement, by: By): Promise<ProductPicture[]> =>
      change(productId, by, async (tx, key, rows) => {
        const known = new Map(rows.map((row) => [row.id, row]))
        const first = wanted.map(({ id, alt }) => {
          const row = known.get(id)
          if (!row) throw notFound()
          known.delete(id)
          return { ...row, alt: alt.trim() }
        })
        for (const [position, row] of [...first, ...known.values()].entries())
          await pictures.update(tx, row, { position: position + 1, alt: row.alt })
        await record(tx, by, key, 'pictures_arranged')
        return (await pictures.list(tx, key)).map(toPicture)
      }),

    async remove(productId: number, pictureId: number, by: By): Promise<void> {
      const unseen = await change(productId, by, async (tx, key, rows) => {
        const row = rows.find(({ id }) => id === pictureId)
        if (!row) throw notFound()
        await pictures.remove(tx, row)
        await record(tx, by, key, 'picture_deleted')
        return unseenFiles(tx, row)
      })
      await drop(unseen)
    },
  }
}

function toPicture({ id, file_name, thumb_name, alt, width, height }: ProductPictureRow): ProductPicture {
  return { id, url: pictureFiles.url(file_name), thumb_url: pictureFiles.url(thumb_name), alt, width, height }
}
