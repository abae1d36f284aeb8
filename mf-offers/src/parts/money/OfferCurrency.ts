import { formatMoney } from '@staffel/shared-ui/format'
import { createContext, useCallback, useContext } from 'react'

/** The currency of the offer that a part of a screen is about. */
export const OfferCurrency = createContext('eur')

/** Writes an amount in the offer's currency. */
export function useMoney(): (amount: number | null | undefined) => string {
  const currency = useContext(OfferCurrency)
  return useCallback((amount) => formatMoney(amount, currency), [currency])
}
