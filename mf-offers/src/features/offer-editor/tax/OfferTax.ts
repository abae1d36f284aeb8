import { defaultTaxRate, type TaxTerms } from '@staffel/shared-api/rules'
import { createContext } from 'react'

/** What the tax of a new line of the offer follows from. */
export const OfferTax = createContext<TaxTerms>({ regime: 'domestic', rate: defaultTaxRate })
