import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { pictureLimits } from '../rules/picture.rules.ts'
import { PictureArrangement, ProductPicture } from './schemas.ts'

const ofProduct = Strict({ id: Id })
const shared = { base: 'webhook', tag: 'catalogue', access: 'signed-in' } as const

export const listProductPictures = endpoint({
  id: 'listProductPictures',
  ...shared,
  method: 'GET',
  path: '/products/:id/pictures',
  summary: 'The pictures of a product; the first one stands for it in lists',
  params: ofProduct,
  status: 200,
  response: Type.Array(ProductPicture),
  errors: ['NOT_FOUND'],
})

export const uploadProductPicture = endpoint({
  id: 'uploadProductPicture',
  ...shared,
  method: 'POST',
  path: '/products/:id/pictures',
  summary: 'Adds a PNG, JPEG or WebP of at most 5 MB, redrawn without what else its file held. Ten at most',
  params: ofProduct,
  multipart: { fileField: 'file', maxBytes: pictureLimits.bytes },
  body: Strict({}),
  timeoutMs: 60_000,
  status: 200,
  response: ProductPicture,
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

export const arrangeProductPictures = endpoint({
  id: 'arrangeProductPictures',
  ...shared,
  method: 'POST',
  path: '/products/:id/pictures/save',
  summary: 'Puts pictures in the order in which they are sent, with their words; others come after them',
  params: ofProduct,
  body: PictureArrangement,
  status: 200,
  response: Type.Array(ProductPicture),
  errors: ['NOT_FOUND'],
})

export const deleteProductPicture = endpoint({
  id: 'deleteProductPicture',
  ...shared,
  method: 'POST',
  path: '/products/:id/pictures/delete/:pictureId',
  summary: 'Deletes a picture of a product',
  params: Strict({ id: Id, pictureId: Id }),
  status: 204,
  errors: ['NOT_FOUND'],
})
