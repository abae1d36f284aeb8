import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { RaisePrices } from './RaisePrices.tsx'
import { withNewTier, type TierDraft } from './tierDrafts.ts'
import styles from './tiers.module.css'

export interface TierToolsProps {
  readonly drafts: readonly TierDraft[]
  readonly hasVariants: boolean
  readonly disabled?: boolean
  readonly onVariants: () => void
  readonly onChange: (drafts: TierDraft[]) => void
}

/** Below the rows: a tier more, all prices raised at once, and a ladder for each variant. */
export function TierTools({ drafts, hasVariants, disabled, onVariants, onChange }: TierToolsProps) {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.tools}>
      <Button icon={<PlusOutlined />} disabled={disabled} onClick={() => onChange(withNewTier(drafts))}>
        {t('tiers.add')}
      </Button>
      {drafts.length > 0 && <RaisePrices drafts={drafts} disabled={disabled} onChange={onChange} />}
      {drafts.length > 0 && !hasVariants && (
        <Button type="text" disabled={disabled} onClick={onVariants}>
          {t('tiers.perVariant')}
        </Button>
      )}
    </div>
  )
}
