import type { PricedProduct } from '@staffel/shared-api/rules'
import { Button, Card, EmptyState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { EditOutlined } from '@staffel/shared-ui/icons'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import type { Staffel } from '@staffel/shared-api/contract'
import { LadderQuestion } from './LadderQuestion.tsx'
import { LadderView } from './LadderView.tsx'
import type { TypedTier } from './tierDrafts.ts'
import { TierRows } from './TierRows.tsx'
import styles from './tiers.module.css'
import { TierTools } from './TierTools.tsx'
import { useStaffelEditor } from './useStaffelEditor.ts'

export interface StaffelEditorProps {
  readonly name: string
  readonly product: PricedProduct<Staffel> & { readonly product_id: number; readonly tenant_id: number }
  /** Absent for who may only read. */
  readonly onSave?: (tiers: readonly TypedTier[]) => Promise<void>
  /** Editing begins with the ladder as it is now, or has ended. */
  readonly onEditing: (isEditing: boolean) => void
  /** Per `price_unit`, for who may see it. */
  readonly cost?: number | null
}

/** The ladder of a product: read, or changed as a whole. */
export function StaffelEditor({ name, product, cost, onSave, onEditing }: StaffelEditorProps) {
  const { t } = useTranslation('catalogue')
  const editor = useStaffelEditor({ stored: product.staffels, onSave, onEditing })
  const { drafts } = editor

  if (drafts === null)
    return (
      <Card
        title={t('tiers.title')}
        extra={
          onSave && (
            <Button icon={<EditOutlined />} onClick={editor.begin}>
              {t('tiers.edit')}
            </Button>
          )
        }
      >
        {product.staffels.length === 0 ? (
          <EmptyState
            size="compact"
            title={t('tiers.empty')}
            description={t(product.base_unit_price === null ? 'tiers.onRequest' : 'tiers.none')}
          />
        ) : (
          <LadderView name={name} product={product} cost={cost} />
        )}
      </Card>
    )
  return (
    <Card title={t('tiers.title')}>
      <form
        className={styles.edit}
        noValidate
        aria-label={t('tiers.title')}
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
        }}
      >
        <TierRows
          drafts={drafts}
          priceUnit={product.price_unit}
          hasVariants={editor.hasVariants}
          disabled={editor.isSaving}
          messages={editor.messageOf}
          onChange={editor.change}
        />
        <TierTools
          priceUnit={product.price_unit}
          tenantId={product.tenant_id}
          productId={product.product_id}
          drafts={drafts}
          hasVariants={editor.hasVariants}
          disabled={editor.isSaving}
          onVariants={editor.showVariants}
          onChange={editor.change}
        />
        {drafts.length > 0 && <LadderView name={name} product={{ ...product, staffels: editor.typed }} cost={cost} />}
        <div className={styles.buttons}>
          <Button disabled={editor.isSaving} onClick={editor.cancel}>
            {t('tiers.cancel')}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={editor.isSaving}
            disabled={editor.isSaving || drafts.length === 0}
          >
            {t('tiers.save')}
          </Button>
        </div>
      </form>
      <LadderQuestion question={editor.question} />
      <UnsavedChangesGuard when={editor.isChanged} />
    </Card>
  )
}
