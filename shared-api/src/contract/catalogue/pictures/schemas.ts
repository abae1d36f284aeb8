import { Type, type Static } from 'typebox'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'
import { pictureLimits } from '../rules/picture.rules.ts'

/** A picture of a product. Its addresses never show anything else, and need no session. */
export const ProductPicture = Strict({
  id: Id,
  url: Type.String(),
  /** At most 192 pixels wide and high. */
  thumb_url: Type.String(),
  /** What is to be seen on it, for who does not see it; may be empty. */
  alt: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
})
export type ProductPicture = Static<typeof ProductPicture>

/** Pictures as they are to follow each other, with their words. */
export const PictureArrangement = Strict({
  pictures: Type.Array(Strict({ id: Id, alt: Text(pictureLimits.alt) }), {
    minItems: 1,
    maxItems: pictureLimits.perProduct,
  }),
})
export type PictureArrangement = Static<typeof PictureArrangement>
