import type { CustomerNumberField, CustomerNumberImport } from '@staffel/shared-api/contract'
import { Button, toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FileImportDialog } from '@staffel/shared-ui/imports'
import { importArticleNumbers } from '../../api/article-numbers.queries.ts'
import { ImportResult } from './ImportResult.tsx'

export interface ImportDialogProps {
  readonly organizationId: number
  readonly customer: string
  readonly onClose: () => void
}

/** A list of numbers out of a file. */
export function ImportDialog({ organizationId, customer, onClose }: ImportDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <FileImportDialog<CustomerNumberImport, readonly (CustomerNumberField | null)[]>
      title={t('numbers.importTitle', { customer })}
      text={t('numbers.importText')}
      label={t('numbers.file')}
      example={
        <Button type="link" onClick={() => saveFile(exampleFile(t('numbers.exampleName')))}>
          {t('numbers.example')}
        </Button>
      }
      width={720}
      send={(file, isTrial, mapping) => importArticleNumbers({ file, organizationId, mapping }, isTrial)}
      countOf={({ created, updated }) => created + updated}
      storeText={(count) => t('numbers.store', { count, shown: formatNumber(count) })}
      onStored={({ created, updated }) =>
        toast.success(t('numbers.imported', { created: formatNumber(created), updated: formatNumber(updated) }))
      }
      onClose={onClose}
    >
      {(plan, { isBusy, read }) => <ImportResult plan={plan} isBusy={isBusy} onMapping={read} />}
    </FileImportDialog>
  )
}

/** The titles that are understood, and a row. */
function exampleFile(filename: string) {
  return { filename, blob: new Blob(['\uFEFFnumber;sku\r\n100.4711;B933-840\r\n'], { type: 'text/csv' }) }
}
