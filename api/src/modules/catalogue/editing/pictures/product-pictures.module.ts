import type { Module, ModuleContext } from '../../../../http/module.ts'
import { productEditingRepository as products } from '../product-editing.repository.ts'
import { pictureFiles } from './picture-files.ts'
import { productPicturesRepository as pictures } from './product-pictures.repository.ts'
import { productPicturesRoutes } from './product-pictures.routes.ts'
import { productPicturesService } from './product-pictures.service.ts'

/** The catalogue's files, apart from what other modules and the sample ask of it, who have no place for files. */
export function createProductPicturesModule({ db, files }: Pick<ModuleContext, 'db' | 'files'>): Module {
  return {
    routes: productPicturesRoutes(productPicturesService({ db, files, pictures, products })),
    plugin: pictureFiles.plugin(files),
  }
}
