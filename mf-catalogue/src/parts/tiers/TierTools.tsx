import type { PriceUnit } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { RaisePrices } from './RaisePrices.tsx'
import { withNewTier, type TierDraft } from './tierDrafts.ts'
import styles from './tiers.module.css'

const CopyLadderDialog = lazyPart(async () => (await import('./CopyLadderDialog.tsx')).CopyLadderDialog)

export interface TierToolsProps {
  readonly priceUnit: PriceUnit
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  /** Where the product is stored. */
  readonly productId: number | undefined
  readonly drafts: readonly TierDraft[]
  readonly hasVariants: boolean
  readonly disabled?: boolean
  readonly onVariants: () => void
  readonly onChange: (drafts: TierDraft[]) => void
}

/** Below the rows: a tier more, a ladder from elsewhere, all prices raised at once, and a ladder for each variant. */
export function TierTools(props: TierToolsProps) {
  const { drafts, hasVariants, disabled, onVariants, onChange, ...product } = props
  const { t } = useTranslation('catalogue')
  const [isCopying, setIsCopying] = useState(false)
  return (
    <div className={styles.tools}>
      <Button icon={<PlusOutlined />} disabled={disabled} onClick={() => onChange(withNewTier(drafts))}>
        {t('tiers.add')}
      </Button>
      <Button icon={<CopyOutlined />} disabled={disabled} aria-haspopup="dialog" onClick={() => setIsCopying(true)}>
        {t('copyLadder.open')}
      </Button>
      {drafts.length > 0 && <RaisePrices drafts={drafts} disabled={disabled} onChange={onChange} />}
      {drafts.length > 0 && !hasVariants && (
        <Button type="text" disabled={disabled} onClick={onVariants}>
          {t('tiers.perVariant')}
        </Button>
      )}
      <Suspense>
        {isCopying && <CopyLadderDialog {...product} onCopy={onChange} onClose={() => setIsCopying(false)} />}
      </Suspense>
    </div>
  )
}
