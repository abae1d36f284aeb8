import type { OfferItemInput, SoldProduct, PropertyValue } from '@staffel/shared-api/contract'
import { isEditableProperty, propertyValues } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'

/**
 * A line has the properties of its product; what is sent counts only for those that the product leaves open. Free text
 * has its own.
 */
export function lineProperties(
  item: OfferItemInput,
  stored: OfferLine | undefined,
  product: SoldProduct | undefined,
): readonly PropertyValue[] {
  if (!item.productId) return item.propertyValues ?? stored?.propertyValues ?? []
  const earlier = stored?.productId === item.productId ? stored.propertyValues : undefined
  if (!product) return earlier ?? item.propertyValues ?? []
  return (earlier ?? propertyValues(product.properties)).map(({ propertyType, value }) => {
    const sent = item.propertyValues?.find((candidate) => candidate.propertyType === propertyType)
    return {
      propertyType,
      value: sent && isEditableProperty(product.properties, propertyType) ? sent.value.trim() : value,
    }
  })
}
