import { Alert, ErrorState, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useDeferredValue, useMemo, useState } from 'react'
import { noRaise, RaiseFields } from '../../../parts/tiers/RaiseFields.tsx'
import { changesOf, raisedProduct } from './raisedProduct.ts'
import { RaisePreview } from './RaisePreview.tsx'
import { useRaise } from './useRaise.ts'
import type { ProductSelection } from './useProductSelection.ts'
import styles from './raise.module.css'

export interface RaiseDialogProps {
  readonly selection: ProductSelection
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  readonly onClose: () => void
}

/** Raises the prices of all selected products at once; what becomes of each is seen before anything is saved. */
export function RaiseDialog({ selection, tenantId, onClose }: RaiseDialogProps) {
  const { t } = useTranslation('catalogue')
  const [raise, setRaise] = useState(noRaise)
  const shown = useDeferredValue(raise)
  const products = useMemo(
    () => [...selection.selected.values()].map((product) => raisedProduct(product, shown)),
    [selection.selected, shown],
  )
  const count = products.reduce((sum, product) => sum + changesOf(product).length, 0)
  const { save, isPending, error, renewed } = useRaise({ selection, tenantId, onDone: onClose })

  return (
    <Modal
      open
      centered
      width={640}
      title={t('raise.ofProducts', { count: products.length, shown: formatNumber(products.length) })}
      okText={t('raise.save', { count, shown: formatNumber(count) })}
      cancelText={t('raise.cancel')}
      okButtonProps={{ loading: isPending, disabled: count === 0 || shown !== raise }}
      cancelButtonProps={{ disabled: isPending }}
      closable={false}
      keyboard={!isPending}
      mask={{ closable: false }}
      onOk={() => void save(products)}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        <RaiseFields value={raise} disabled={isPending} onChange={setRaise} />
        <Text as="p" tone="muted" size="small" className={styles.hint}>
          {t('raise.minus')}
        </Text>
        {renewed.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('raise.renewed', { count: renewed.length, names: renewed.join(', ') })}
          />
        )}
        {error !== null && <ErrorState size="compact" title={t('raise.failed')} error={error} />}
        <RaisePreview products={products} />
      </div>
    </Modal>
  )
}
