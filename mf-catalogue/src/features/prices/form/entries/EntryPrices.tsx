import { priceUnits, type PriceUnit } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { Field, Segmented, Select } from '@staffel/shared-ui/form'
import { currencySign, formatNumber, formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { productQuery } from '../../../../api/products.queries.ts'
import { NumberField } from '../../../../parts/fields/NumberField.tsx'
import { ProductPrice } from '../../../../parts/prices/ProductPrice.tsx'
import { LadderView } from '../../../../parts/tiers/LadderView.tsx'
import { TierRows } from '../../../../parts/tiers/TierRows.tsx'
import { TierTools } from '../../../../parts/tiers/TierTools.tsx'
import { pricedEntry, withPricesOf, type EntryDraft, type EntryProblems } from './entryDrafts.ts'
import styles from './entries.module.css'

export interface EntryPricesProps {
  readonly entry: EntryDraft
  readonly currency: string
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  readonly errorOf: (field: keyof EntryProblems) => string | undefined
  readonly onChange: (changes: Partial<EntryDraft>) => void
}

/** What the customer pays: a percentage off, or a price and a ladder that stand in the place of the product's. */
export function EntryPrices({ entry, errorOf, onChange, currency, tenantId }: EntryPricesProps) {
  const { t } = useTranslation('catalogue')
  const isProduct = entry.of === 'product'
  return (
    <>
      {isProduct && (
        <Segmented<EntryDraft['kind']>
          aria-label={t('prices.entry.kind')}
          value={entry.kind}
          options={[
            { value: 'prices', label: t('prices.entry.prices') },
            { value: 'percentage', label: t('prices.entry.percentage') },
          ]}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {isProduct && entry.id !== null && <CataloguePrice entry={entry} id={entry.id} onChange={onChange} />}
      {entry.kind === 'percentage' ? (
        <div className={styles.short}>
          <NumberField
            label={t('prices.entry.discount')}
            suffix="%"
            decimals={2}
            value={entry.percentage}
            error={errorOf('percentage')}
            onChange={(percentage) => onChange({ percentage })}
          />
        </div>
      ) : (
        <Ladder {...{ entry, currency, tenantId, errorOf, onChange }} />
      )}
    </>
  )
}

/** What anybody pays, to compare and to begin with. */
function CataloguePrice({ entry, id, onChange }: Pick<EntryPricesProps, 'entry' | 'onChange'> & { id: number }) {
  const { t } = useTranslation('catalogue')
  const { data: product } = useQuery(productQuery(id))
  if (!product) return null
  return (
    <div className={styles.catalogue}>
      <Text tone="muted">{t('prices.entry.catalogue')}</Text>
      <ProductPrice product={product} />
      {entry.kind === 'prices' && (
        <Button type="link" size="small" icon={<CopyOutlined />} onClick={() => onChange(withPricesOf(entry, product))}>
          {t('prices.entry.copy')}
        </Button>
      )}
    </div>
  )
}

function Ladder({ entry, currency, tenantId, errorOf, onChange }: EntryPricesProps) {
  const { t } = useTranslation('catalogue')
  const [asked, setAsked] = useState(false)
  const { tiers, priceUnit } = entry
  const hasVariants = asked || tiers.some(({ variantCode }) => variantCode.trim() !== '')
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          isAmount
          decimals={2}
          label={t('fields.baseUnitPrice')}
          prefix={currencySign(currency)}
          suffix={formatPriceUnit(priceUnit)}
          placeholder={t('price.onRequest')}
          value={entry.basePrice}
          error={errorOf('basePrice')}
          onChange={(basePrice) => onChange({ basePrice })}
        />
        <Field label={t('fields.priceUnit')}>
          {({ id }) => (
            <Select<PriceUnit>
              id={id}
              value={priceUnit}
              options={priceUnits.map((value) => ({ value, label: formatNumber(value) }))}
              onChange={(unit) => onChange({ priceUnit: unit })}
            />
          )}
        </Field>
      </div>
      {tiers.length > 0 && (
        <TierRows
          drafts={tiers}
          priceUnit={priceUnit}
          hasVariants={hasVariants}
          onChange={(next) => onChange({ tiers: next })}
        />
      )}
      <TierTools
        priceUnit={priceUnit}
        tenantId={tenantId}
        productId={undefined}
        drafts={tiers}
        hasVariants={hasVariants}
        onVariants={() => setAsked(true)}
        onChange={(next) => onChange({ tiers: next })}
      />
      {tiers.length > 0 && <LadderView name={entry.name} product={pricedEntry(entry)} currency={currency} />}
    </>
  )
}
