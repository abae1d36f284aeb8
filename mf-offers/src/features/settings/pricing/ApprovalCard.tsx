import type { OfferSettings } from '@staffel/shared-api/contract'
import { Alert, Card, Text } from '@staffel/shared-ui/core'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwitchField } from '../SwitchField.tsx'
import { TypedField } from '../TypedField.tsx'
import styles from '../settings.module.css'
import type { PricingFormState } from './usePricingForm.ts'

export interface ApprovalCardProps {
  form: PricingFormState
  settings: OfferSettings
}

/** When a second person is asked before an offer goes out; what is left empty asks nobody. */
export function ApprovalCard({ form: { values, set, problems }, settings }: ApprovalCardProps) {
  const { t } = useTranslation('offers')
  const { margin_floor: floor } = settings
  return (
    <Card title={t('settings.approval.title')}>
      <div className={styles.form}>
        <Text as="p" tone="muted">
          {t('settings.approval.text')}
        </Text>
        <div className={styles.fields}>
          <TypedField
            label={t('settings.approval.discount')}
            suffix="%"
            inputMode="decimal"
            placeholder={t('settings.approval.never')}
            value={values.approvalDiscount}
            error={problems['approvalDiscount']}
            onChange={(approvalDiscount) => set({ approvalDiscount })}
          />
          <TypedField
            label={t('settings.approval.amount')}
            inputMode="decimal"
            placeholder={t('settings.approval.never')}
            value={values.approvalAmount}
            error={problems['approvalAmount']}
            onChange={(approvalAmount) => set({ approvalAmount })}
          />
        </div>
        <SwitchField
          label={t('settings.approval.floor')}
          hint={
            typeof floor === 'number'
              ? t('settings.approval.floorHint', { floor: formatPercent(floor, 2) })
              : t('settings.approval.floorOff')
          }
          checked={values.approvalFloor}
          onChange={(approvalFloor) => set({ approvalFloor })}
        />
        {values.approvalFloor && typeof floor !== 'number' && (
          <Alert type="warning" showIcon title={t('settings.approval.noFloor')} />
        )}
      </div>
    </Card>
  )
}
