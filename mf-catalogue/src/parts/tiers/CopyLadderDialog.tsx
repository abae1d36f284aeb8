import type { Product } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { Field, Radio } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { TierChart } from '@staffel/shared-ui/tiers'
import { useState } from 'react'
import { tierSteps } from '../prices/tierSteps.ts'
import { ProductSelect } from '../ProductSelect.tsx'
import { forPriceUnit, tierDrafts, type TierDraft } from './tierDrafts.ts'
import styles from './tiers.module.css'

export interface CopyLadderDialogProps {
  /** Of the product that gets the ladder. */
  readonly priceUnit: PriceUnit
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  /** The product itself, where it is stored. */
  readonly productId: number | undefined
  readonly onCopy: (drafts: TierDraft[]) => void
  readonly onClose: () => void
}

/** Takes the ladder of another product over. Where that one is priced for another quantity, what is meant is asked. */
export function CopyLadderDialog({ priceUnit, tenantId, productId, onCopy, onClose }: CopyLadderDialogProps) {
  const { t } = useTranslation('catalogue')
  const [source, setSource] = useState<Product | null>(null)
  const [isConverted, setIsConverted] = useState(true)
  const converted = source && forPriceUnit(source.staffels, source.price_unit, priceUnit)
  const isOther = source !== null && source.price_unit !== priceUnit
  const tiers = isOther && isConverted && converted !== null ? converted : (source?.staffels ?? [])
  const steps = source && tierSteps({ ...source, price_unit: priceUnit, staffels: [...tiers] }, 0)

  return (
    <Modal
      open
      centered
      width={560}
      title={t('copyLadder.title')}
      okText={t('copyLadder.take')}
      cancelText={t('tiers.cancel')}
      okButtonProps={{ disabled: tiers.length === 0 }}
      closable={false}
      onOk={() => {
        onCopy(tierDrafts(tiers.map((tier) => ({ ...tier, staffelId: null }))))
        onClose()
      }}
      onCancel={onClose}
    >
      <div className={styles.copy}>
        <Field label={t('copyLadder.from')}>
          {(control) => (
            <ProductSelect
              control={control}
              autoFocus
              value={source}
              tenantId={tenantId}
              except={productId}
              onChange={(product) => {
                setSource(product)
                setIsConverted(forPriceUnit(product.staffels, product.price_unit, priceUnit) !== null)
              }}
            />
          )}
        </Field>
        {source && source.staffels.length === 0 && <Text tone="muted">{t('copyLadder.none')}</Text>}
        {isOther && source.staffels.length > 0 && (
          <UnitQuestion
            from={source.price_unit}
            to={priceUnit}
            isExact={converted !== null}
            isConverted={isConverted}
            onConverted={setIsConverted}
          />
        )}
        {source && steps && <TierChart name={source.product_name} steps={steps.steps} current={null} />}
        <Text as="p" tone="muted" size="small">
          {t('copyLadder.hint')}
        </Text>
      </div>
    </Modal>
  )
}

interface UnitQuestionProps {
  readonly from: PriceUnit
  readonly to: PriceUnit
  /** Every price is whole cents in the other unit. */
  readonly isExact: boolean
  readonly isConverted: boolean
  readonly onConverted: (isConverted: boolean) => void
}

/** Whether the same price is meant, or the same amount. */
function UnitQuestion({ from, to, isExact, isConverted, onConverted }: UnitQuestionProps) {
  const { t } = useTranslation('catalogue')
  const units = { from: formatNumber(from), to: formatNumber(to) }
  return (
    <div className={styles.choices} role="group" aria-label={t('copyLadder.otherUnit')}>
      <Text as="p">{t('copyLadder.unit', units)}</Text>
      <Radio.Group
        className={styles.choices}
        value={isConverted}
        options={[
          { value: true, label: t('copyLadder.convert', units), disabled: !isExact },
          { value: false, label: t('copyLadder.asTheyAre', units) },
        ]}
        onChange={({ target }) => onConverted(target.value === true)}
      />
      {!isExact && (
        <Text as="p" tone="muted" size="small">
          {t('copyLadder.notExact', units)}
        </Text>
      )}
    </div>
  )
}
