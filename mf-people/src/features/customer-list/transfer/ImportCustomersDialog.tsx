import { Button, toast } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FileImportDialog } from '@staffel/shared-ui/imports'
import { useQueryClient } from '@staffel/shared-ui/query'
import { importCustomersFile, type CustomersChoice, type CustomersPlan } from '../../../api/customer-files.calls.ts'
import { customersKey } from '../../../api/customers.queries.ts'
import { CustomersImportResult } from './CustomersImportResult.tsx'

export interface ImportCustomersDialogProps {
  readonly tenantId: number | undefined
  /** The customers there are, as a file to begin with. */
  readonly example: { readonly save: (format: 'csv' | 'xlsx') => void; readonly pending: boolean }
  readonly onClose: () => void
}

/** Customers out of a file. */
export function ImportCustomersDialog({ tenantId, example, onClose }: ImportCustomersDialogProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  return (
    <FileImportDialog<CustomersPlan, CustomersChoice>
      title={t('customers.file.title')}
      text={t('customers.file.text')}
      label={t('customers.file.label')}
      width={720}
      example={
        <Button type="link" loading={example.pending} onClick={() => example.save('xlsx')}>
          {t('customers.file.example')}
        </Button>
      }
      send={(file, isTrial, choice) => importCustomersFile({ file, tenantId, choice }, isTrial)}
      countOf={({ created, updated }) => created + updated}
      storeText={(count) => t('customers.file.store', { count, shown: formatNumber(count) })}
      onStored={({ created, updated }) => {
        void queryClient.invalidateQueries({ queryKey: customersKey })
        toast.success(t('customers.file.stored', { created: formatNumber(created), updated: formatNumber(updated) }))
      }}
      onClose={onClose}
    >
      {(plan, { isBusy, read }) => <CustomersImportResult plan={plan} isBusy={isBusy} onRead={read} />}
    </FileImportDialog>
  )
}
