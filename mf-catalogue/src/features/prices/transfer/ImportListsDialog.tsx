import type { PriceListsImport } from '@staffel/shared-api/contract'
import { Button, toast } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FileImportDialog } from '@staffel/shared-ui/imports'
import { importLists, type ListMapping } from '../../../api/price-lists.calls.ts'
import { ListsImportResult } from './ListsImportResult.tsx'
import { useListsExport } from './useListsExport.ts'

export interface ImportListsDialogProps {
  readonly tenantId?: number
  readonly onClose: () => void
}

/** Price lists out of a file. */
export function ImportListsDialog({ tenantId, onClose }: ImportListsDialogProps) {
  const { t } = useTranslation('catalogue')
  const example = useListsExport(tenantId)
  return (
    <FileImportDialog<PriceListsImport, ListMapping>
      title={t('prices.file.title')}
      text={t('prices.file.text')}
      label={t('prices.file.label')}
      width={720}
      example={
        <Button type="link" loading={example.pending} onClick={() => example.save('xlsx')}>
          {t('prices.file.example')}
        </Button>
      }
      send={(file, isTrial, mapping) => importLists({ file, tenantId, mapping }, isTrial)}
      countOf={changesOf}
      storeText={(count) => t('prices.file.store', { count, shown: formatNumber(count) })}
      onStored={(plan) =>
        toast.success(
          t('prices.file.stored', {
            added: formatNumber(plan.added),
            changed: formatNumber(plan.changed),
            removed: formatNumber(plan.removed),
          }),
        )
      }
      onClose={onClose}
    >
      {(plan, { isBusy, read }) => <ListsImportResult plan={plan} isBusy={isBusy} onMapping={read} />}
    </FileImportDialog>
  )
}

/** As many as are told of: prices, and what of the lists themselves becomes something else. */
function changesOf({ added, changed, removed, lists }: PriceListsImport): number {
  return added + changed + removed + lists.filter(({ id, fields }) => id === null || fields.length > 0).length
}
