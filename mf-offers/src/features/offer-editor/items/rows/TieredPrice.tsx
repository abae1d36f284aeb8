import type { OfferItem } from '@staffel/shared-api/contract'
import { TierMark, TierSentence } from '@staffel/shared-ui/tiers'
import type { ReactNode } from 'react'
import { useTierSteps } from '../../../../parts/money/useTierSteps.ts'
import styles from '../items.module.css'

/** A price, with the steps of its ladder where it is from one: not beside a price that somebody typed. */
export function TieredPrice({ line, children }: { line: OfferItem; children: ReactNode }) {
  const tierSteps = useTierSteps()
  const ladder = line.product && !line.priceSticky ? tierSteps(line.product, line.quantity, line.variantCode) : null
  if (!ladder) return children
  return (
    <div className={styles.tieredPrice}>
      <TierMark name={line.description} ladder={ladder} />
      {children}
      <TierSentence ladder={ladder} />
    </div>
  )
}
