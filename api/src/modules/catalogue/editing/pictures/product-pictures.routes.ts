import {
  arrangeProductPictures,
  deleteProductPicture,
  listProductPictures,
  uploadProductPicture,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { managers, tenantOwners } from '../../../../http/policy.ts'
import { readPictureForm } from '../../../../files/uploads/picture-form.ts'
import type { ProductPicturesService } from './product-pictures.service.ts'

export function productPicturesRoutes(service: ProductPicturesService): Route[] {
  return [
    route(listProductPictures, managers, ({ params, caller }) => service.list(params.id, caller)),
    route(uploadProductPicture, tenantOwners, async ({ request, params, ...by }) =>
      service.upload(params.id, await readPictureForm(request, uploadProductPicture.multipart.maxBytes), by),
    ),
    route(arrangeProductPictures, tenantOwners, ({ params, body, ...by }) => service.arrange(params.id, body, by)),
    route(deleteProductPicture, tenantOwners, async ({ params, ...by }) => {
      await service.remove(params.id, params.pictureId, by)
      return undefined
    }),
  ]
}
