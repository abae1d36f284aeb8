import { raiseLimits } from '@staffel/shared-api/rules'
import { Button, toast } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { RiseOutlined } from '@staffel/shared-ui/icons'
import { SelectionBar } from '@staffel/shared-ui/list'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { everyProduct, type ProductListFilters } from '../../../api/products.queries.ts'
import type { ProductSelection } from './useProductSelection.ts'

const RaiseDialog = lazyPart(async () => (await import('./RaiseDialog.tsx')).RaiseDialog)

export interface RaiseBarProps {
  readonly selection: ProductSelection
  /** What is listed, over all pages. */
  readonly request: ProductListFilters
  readonly total: number
}

/** Above the rows as long as some are selected. */
export function RaiseBar({ selection, request, total }: RaiseBarProps) {
  const { t } = useTranslation('catalogue')
  const [isRaising, setIsRaising] = useState(false)
  const [isGathering, setIsGathering] = useState(false)
  const count = selection.selected.size
  if (count === 0) return null

  async function selectAll(): Promise<void> {
    setIsGathering(true)
    try {
      selection.put(await everyProduct(request, total))
    } catch {
      toast.failure(t('raise.selectAllFailed'), () => void selectAll())
    } finally {
      setIsGathering(false)
    }
  }

  return (
    <SelectionBar label={t('raise.selected', { count, shown: formatNumber(count) })}>
      {count < total && total <= raiseLimits.products && (
        <Button type="text" loading={isGathering} onClick={() => void selectAll()}>
          {t('raise.selectAll', { shown: formatNumber(total) })}
        </Button>
      )}
      <Button icon={<RiseOutlined />} aria-haspopup="dialog" onClick={() => setIsRaising(true)}>
        {t('raise.open')}
      </Button>
      <Button onClick={selection.clear}>{t('raise.clear')}</Button>
      <Suspense>
        {isRaising && (
          <RaiseDialog selection={selection} tenantId={request.tenantId} onClose={() => setIsRaising(false)} />
        )}
      </Suspense>
    </SelectionBar>
  )
}
