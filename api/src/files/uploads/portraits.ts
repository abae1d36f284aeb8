import { pictureFolder } from './picture-folder.ts'

export const portraits = pictureFolder('portraits')

/** Where the picture of a person is: the one that they chose, else the identity provider's; null: none. */
export const portraitUrl = (of: { readonly picture_name: string | null; readonly photo_url: string | null }) =>
  of.picture_name === null ? of.photo_url : portraits.url(of.picture_name)
