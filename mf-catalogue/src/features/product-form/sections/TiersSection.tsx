import { Card, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { LadderView } from '../../../parts/tiers/LadderView.tsx'
import { TierRows } from '../../../parts/tiers/TierRows.tsx'
import { TierTools } from '../../../parts/tiers/TierTools.tsx'
import styles from '../product-form.module.css'
import { pricedValues } from '../productValues.ts'
import type { SectionProps } from './SectionProps.ts'

export interface TiersSectionProps extends SectionProps {
  /** Where it is stored. */
  readonly productId: number | undefined
  readonly tierMessage: (row: number) => string | undefined
}

/** The ladder while it is typed, and what a quantity costs on it. */
export function TiersSection({ values, tenantId, productId, set, tierMessage }: TiersSectionProps) {
  const { t } = useTranslation('catalogue')
  const { tiers } = values
  const [asked, setAsked] = useState(false)
  const hasVariants = asked || tiers.some(({ variantCode }) => variantCode.trim() !== '')
  return (
    <Card title={t('form.sections.tiers')}>
      <div className={styles.rows} data-tiers>
        {tiers.length === 0 ? (
          <Text tone="muted">{t('tiers.none')}</Text>
        ) : (
          <TierRows
            drafts={tiers}
            priceUnit={values.priceUnit}
            hasVariants={hasVariants}
            messages={tierMessage}
            onChange={(next) => set({ tiers: next })}
          />
        )}
        <TierTools
          priceUnit={values.priceUnit}
          tenantId={tenantId}
          productId={productId}
          drafts={tiers}
          hasVariants={hasVariants}
          onVariants={() => setAsked(true)}
          onChange={(next) => set({ tiers: next })}
        />
        {tiers.length > 0 && <LadderView name={values.name || t('form.newProduct')} product={pricedValues(values)} />}
      </div>
    </Card>
  )
}
