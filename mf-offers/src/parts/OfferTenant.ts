import { createContext } from 'react'

/**
 * Whose offer a form is about, where the reader sees several tenants: customers, products and templates are chosen
 * among theirs.
 */
export const OfferTenant = createContext<number | undefined>(undefined)
