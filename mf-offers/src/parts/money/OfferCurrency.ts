import type { PriceUnit } from '@staffel/shared-api/rules'
import { formatMoney, formatPrice } from '@staffel/shared-ui/format'
import { createContext, useCallback, useContext } from 'react'

/** The currency of the offer that a part of a screen is about. */
export const OfferCurrency = createContext('eur')

/** Writes an amount in the offer's currency. */
export function useMoney(): (amount: number | null | undefined) => string {
  const currency = useContext(OfferCurrency)
  return useCallback((amount) => formatMoney(amount, currency), [currency])
}

/** Writes a price in the offer's currency, with what it is for where that is not one. */
export function usePrice(): (price: { unitPrice: number | null; priceUnit: PriceUnit }) => string {
  const currency = useContext(OfferCurrency)
  return useCallback((price) => formatPrice(price, currency), [currency])
}
