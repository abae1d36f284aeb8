import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { ProductDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useRef, useState } from 'react'
import { useSaveStaffels } from '../../api/products.mutations.ts'
import { productQuery } from '../../api/products.queries.ts'
import { ConflictDialog } from '../../parts/ConflictDialog.tsx'
import { StaffelEditor } from '../../parts/tiers/StaffelEditor.tsx'
import { forPriceUnit, type TypedTier } from '../../parts/tiers/tierDrafts.ts'

export interface LadderCardProps {
  readonly product: ProductDetail
  /** It is only looked at. */
  readonly isFixed: boolean
  readonly onEditing: (isEditing: boolean) => void
}

/** The ladder of a product, and saving it over nobody else's change. */
export function LadderCard({ product, isFixed, onEditing }: LadderCardProps) {
  const { t } = useTranslation('catalogue')
  const queryClient = useQueryClient()
  const { mutateAsync } = useSaveStaffels()
  const { product_id: id, product_name: name } = product
  // What the editor began with: that is what it changes.
  const begun = useRef(product)
  const [conflict, setConflict] = useState<{ readonly tiers: readonly TypedTier[] } | null>(null)
  const [editorKey, setEditorKey] = useState(0)
  const [isPending, setIsPending] = useState(false)

  async function save(tiers: readonly TypedTier[], over: number): Promise<void> {
    try {
      await mutateAsync({ id, rev: over, staffels: [...tiers] })
      toast.success(t('tiers.saved'))
    } catch (error) {
      if (isApiError(error) && error.code === 'STALE') setConflict({ tiers })
      else if (!isApiError(error) || Object.keys(error.fields).length === 0)
        toast.error(t('tiers.failed'), { description: sentenceOf(error) })
      throw error
    }
  }

  /** The ladder as it was typed takes the place of what somebody else saved. */
  async function keep(): Promise<void> {
    if (!conflict) return
    setIsPending(true)
    try {
      const now = await queryClient.fetchQuery({ ...productQuery(id), staleTime: 0 })
      const tiers = forPriceUnit(conflict.tiers, begun.current.price_unit, now.price_unit)
      if (!tiers) return void toast.error(t('tiers.failed'), { description: t('tiers.notConvertible') })
      await save(tiers, now.rev)
      show()
    } catch {
      // It was said; the question stays.
    } finally {
      setIsPending(false)
    }
  }

  function show(): void {
    setConflict(null)
    onEditing(false)
    setEditorKey((key) => key + 1)
  }

  function reload(): void {
    void queryClient.invalidateQueries({ queryKey: productQuery(id).queryKey })
    show()
  }

  return (
    <>
      <StaffelEditor
        key={editorKey}
        name={name}
        product={product}
        cost={product.cost_price}
        onEditing={(isEditing) => {
          begun.current = product
          onEditing(isEditing)
        }}
        onSave={isFixed ? undefined : (tiers) => save(tiers, begun.current.rev)}
      />
      <ConflictDialog
        open={conflict !== null}
        pending={isPending}
        onKeep={() => void keep()}
        onReload={reload}
        onClose={() => setConflict(null)}
      />
    </>
  )
}
