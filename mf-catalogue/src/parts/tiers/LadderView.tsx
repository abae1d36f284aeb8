import type { PricedProduct, Tier } from '@staffel/shared-api/rules'
import { Heading, Text } from '@staffel/shared-ui/core'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TierChart } from '@staffel/shared-ui/tiers'
import { useState } from 'react'
import { marginOf } from '../prices/marginOf.ts'
import { tierSteps } from '../prices/tierSteps.ts'
import { PriceProbe } from './PriceProbe.tsx'
import styles from './tiers.module.css'

export interface LadderViewProps {
  readonly name: string
  readonly product: PricedProduct
  /** Per price unit, for who may see what is earned. */
  readonly cost?: number | null
  /** What the prices are in. */
  readonly currency?: string
}

/** The ladder, or the ladder of each variant, with what a quantity costs on it. */
export function LadderView({ name, product, cost = null, currency }: LadderViewProps) {
  const { t } = useTranslation('catalogue')
  const [quantity, setQuantity] = useState(() => firstQuantity(product.staffels))
  const variants = variantsOf(product.staffels)
  const margin = (price: number | null) => {
    const earned = marginOf(price, cost)
    // Where others of its ladder earn something, a step on request keeps the line free: they stand on one floor.
    if (earned === null) return cost === null ? undefined : '\u00a0'
    return t('tiers.margin', { margin: formatPercent(earned) })
  }

  return (
    <div className={styles.view}>
      {variants.map((variant) => {
        const ladder = tierSteps(product, quantity, variant, currency)
        const title = variant ?? t('tiers.everyVariant')
        return (
          <section key={variant ?? ''} className={styles.ladder}>
            {variants.length > 1 && (
              <Heading level={3} size="small">
                {title}
              </Heading>
            )}
            {ladder ? (
              <TierChart
                name={variants.length > 1 ? `${name}, ${title}` : name}
                steps={ladder.steps.map((step) => ({ ...step, note: margin(step.amount) }))}
                current={quantity > 0 ? ladder.current : null}
              />
            ) : (
              <Text tone="muted">{t('tiers.none')}</Text>
            )}
            <PriceProbe {...{ product, variant, quantity, currency }} onQuantity={setQuantity} />
          </section>
        )
      })}
    </div>
  )
}

/** Those for every variant first; a product without tiers has none but that. */
function variantsOf(tiers: readonly Tier[]): (string | null)[] {
  return tiers.length === 0 ? [null] : [...new Set(tiers.map(({ variantCode }) => variantCode || null))]
}

function firstQuantity(tiers: readonly Tier[]): number {
  return tiers.length === 0 ? 1 : Math.max(1, Math.min(...tiers.map(({ minQuantity }) => minQuantity)))
}
