import { pictureFolder } from '../../../../files/uploads/picture-folder.ts'

export const pictureFiles = pictureFolder('product-pictures')
