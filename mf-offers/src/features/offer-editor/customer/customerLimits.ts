import type { NewCustomerField } from '../draft/newCustomer.ts'

/** What may be typed about a new customer. */
export const customerLimits: Readonly<
  Record<Exclude<NewCustomerField, 'tax_regime'>, { readonly maxLength: number; readonly type?: 'email' | 'tel' }>
> = {
  name: { maxLength: 200 },
  contact: { maxLength: 200 },
  email: { type: 'email', maxLength: 254 },
  phone: { type: 'tel', maxLength: 50 },
  street: { maxLength: 200 },
  number: { maxLength: 20 },
  postal_code: { maxLength: 20 },
  city: { maxLength: 100 },
}
