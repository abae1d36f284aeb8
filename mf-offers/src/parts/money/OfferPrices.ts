import { createContext } from 'react'
import type { PricesFor } from '../../api/products.queries.ts'

/** Whose prices the products of an offer have: its customer's, once there is one. */
export const OfferPrices = createContext<PricesFor | undefined>(undefined)
