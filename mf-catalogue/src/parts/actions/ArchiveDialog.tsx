import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useArchiveProduct } from '../../api/products.mutations.ts'
import { useRestore } from './useRestore.ts'

export interface ArchiveDialogProps {
  /** The product that somebody asked to delete; null closes the dialog. */
  readonly product: Pick<Product, 'product_id' | 'product_name'> | null
  readonly onClose: () => void
  readonly onArchived: () => void
}

/** Asks, archives, and lets it be taken back. Where open offers use the product, that is said, and asked once more. */
export function ArchiveDialog({ product, onClose, onArchived }: ArchiveDialogProps) {
  const { t } = useTranslation('catalogue')
  const { mutate, isPending } = useArchiveProduct()
  const restore = useRestore()
  // Which product open offers use, in the words of the API.
  const [inUse, setInUse] = useState<{ readonly id: number; readonly sentence: string } | null>(null)
  const used = product && inUse?.id === product.product_id ? inUse : null
  const named = { product: product?.product_name ?? '' }

  const confirm = () => {
    if (!product) return
    const { product_id: id } = product
    mutate(
      { id, isKnownInUse: used !== null },
      {
        onSuccess: () => {
          toast.undo(t('archive.done', named), () => restore(product))
          onArchived()
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'IN_USE')
            setInUse({ id, sentence: sentenceOf(error) ?? t('archive.inUse') })
          else toast.failure(t('archive.failed'), confirm, { description: sentenceOf(error) })
        },
      },
    )
  }

  return (
    <ConfirmDialog
      danger
      open={product !== null}
      title={t('archive.title', named)}
      confirmLabel={t(used ? 'archive.confirmUsed' : 'archive.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {used ? `${used.sentence} ${t('archive.usedText')}` : t('archive.text')}
    </ConfirmDialog>
  )
}
