import type { OfferItem } from '@staffel/shared-api/contract'
import type { TaxTerms } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import type { StandingLines } from './prices/besideLines.ts'
import { ProductPicker } from './ProductPicker.tsx'

export interface ProductDialogProps {
  open: boolean
  /** Of a new line. */
  tax: TaxTerms
  /** What is chosen counts with these. */
  standing: StandingLines
  onAdd: (lines: readonly OfferItem[]) => void
  onClose: () => void
}

/** Products to add. Opening it again starts anew. */
export function ProductDialog({ open, tax, standing, onAdd, onClose }: ProductDialogProps) {
  const { t } = useTranslation('offers')
  return (
    <Modal
      open={open}
      title={t('products.title')}
      width={1120}
      centered
      destroyOnHidden
      footer={null}
      onCancel={onClose}
    >
      <ProductPicker tax={tax} standing={standing} onAdd={onAdd} onCancel={onClose} />
    </Modal>
  )
}
