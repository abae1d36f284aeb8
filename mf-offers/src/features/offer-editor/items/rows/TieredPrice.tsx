import type { OfferItem } from '@staffel/shared-api/contract'
import { priceWithWhy } from '@staffel/shared-api/rules'
import { TierMark, TierSentence } from '@staffel/shared-ui/tiers'
import type { ReactNode } from 'react'
import { useTierSteps } from '../../../../parts/money/useTierSteps.ts'
import styles from '../items.module.css'

export interface TieredPriceProps {
  line: OfferItem
  /** What counts for its tier: its own quantity, or the sum of its group. */
  counted: number
  children: ReactNode
}

/** A price, with the steps of its ladder where it is from one: not beside a price that somebody typed. */
export function TieredPrice({ line, counted, children }: TieredPriceProps) {
  const tierSteps = useTierSteps()
  const { product, variantCode, priceSticky } = line
  const ladder =
    product && !priceSticky ? tierSteps(priceWithWhy(product, { quantity: counted, variantCode }).ladder) : null
  // The price keeps its place: the first digit of one's own takes the steps away, and a field that moved would lose it.
  return (
    <div className={ladder ? styles.tieredPrice : styles.barePrice}>
      {ladder && <TierMark name={line.description} ladder={ladder} />}
      {children}
      {ladder && <TierSentence ladder={ladder} />}
    </div>
  )
}
