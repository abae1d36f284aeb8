import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { readProductAnew, useArchiveProduct } from '../../api/products.mutations.ts'
import { useRestore } from './useRestore.ts'

export interface ArchiveDialogProps {
  /** The product that somebody asked to delete; null closes the dialog. */
  readonly product: Pick<Product, 'product_id' | 'product_name' | 'rev'> | null
  readonly onClose: () => void
  readonly onArchived: () => void
}

/** What stands in the way, in words, and what the next confirmation then knows. */
interface Objection {
  readonly id: number
  readonly sentence: string
  readonly rev: number
  readonly isUsed: boolean
}

/**
 * Asks, archives, and lets it be taken back. Where open offers use the product, or somebody else changed it meanwhile,
 * that is said, and asked once more.
 */
export function ArchiveDialog({ product, onClose, onArchived }: ArchiveDialogProps) {
  const { t } = useTranslation('catalogue')
  const { mutate, isPending } = useArchiveProduct()
  const restore = useRestore()
  const [objection, setObjection] = useState<Objection | null>(null)
  const objected = product && objection?.id === product.product_id ? objection : null
  const named = { product: product?.product_name ?? '' }

  const confirm = () => {
    if (!product) return
    const { product_id: id } = product
    const known = { id, rev: objected?.rev ?? product.rev, isUsed: objected?.isUsed ?? false }
    mutate(
      { id, rev: known.rev, isKnownInUse: known.isUsed },
      {
        onSuccess: (archived) => {
          toast.undo(t('archive.done', named), () => restore(archived))
          onArchived()
        },
        onError: (error) => {
          if (isApiError(error) && error.code === 'IN_USE')
            setObjection({
              ...known,
              isUsed: true,
              sentence: `${sentenceOf(error) ?? t('archive.inUse')} ${t('archive.usedText')}`,
            })
          else if (isApiError(error) && error.code === 'STALE') void showTheirs(known, error)
          else toast.failure(t('archive.failed'), confirm, { description: sentenceOf(error) })
        },
      },
    )
  }

  /** What it became in the hands of somebody else stands in the lists behind the question by then. */
  async function showTheirs(known: Omit<Objection, 'sentence'>, error: unknown): Promise<void> {
    const theirs = await readProductAnew(known.id).catch(() => null)
    if (!theirs) return void toast.failure(t('archive.failed'), confirm, { description: sentenceOf(error) })
    setObjection({ ...known, rev: theirs.rev, sentence: t('archive.changedText', { product: theirs.product_name }) })
  }

  return (
    <ConfirmDialog
      danger
      open={product !== null}
      title={t('archive.title', named)}
      confirmLabel={t(objected ? 'archive.confirmUsed' : 'archive.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {objected?.sentence ?? t('archive.text')}
    </ConfirmDialog>
  )
}
