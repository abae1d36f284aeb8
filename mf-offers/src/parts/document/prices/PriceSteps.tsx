import { useLanguage } from '@staffel/shared-ui/i18n'
import { TierMark } from '@staffel/shared-ui/tiers'
import type { ReactNode } from 'react'
import { useTierSteps } from '../../money/useTierSteps.ts'
import type { LineReason } from './lineReasons.ts'
import styles from '../document.module.css'

export interface PriceStepsProps {
  /** Whose ladder it is. */
  name: string
  reason: LineReason | undefined
  children: ReactNode
}

/** A price with the steps that it is from, for staff; one that somebody typed is from none. */
export function PriceSteps({ name, reason, children }: PriceStepsProps) {
  const { language } = useLanguage()
  const tierSteps = useTierSteps()
  const ladder = reason && reason.price.source !== 'manual' ? tierSteps(reason.price.ladder) : null
  if (!ladder) return children
  return (
    <span className={styles.tiered}>
      <span className={styles.onScreen} lang={language}>
        <TierMark name={name} ladder={ladder} />
      </span>
      {children}
    </span>
  )
}
