import type { ProductValues } from '../productValues.ts'

/** What a section of the form knows of the product. */
export interface SectionProps {
  readonly values: ProductValues
  /** Whose catalogue it is in; the reader's own without. */
  readonly tenantId: number | undefined
  readonly set: (changes: Partial<ProductValues>) => void
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: keyof ProductValues) => string | undefined
}
