import { useTranslation } from '@staffel/shared-ui/i18n'
import { FileMenu, useSheet } from '@staffel/shared-ui/list'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { customersSheet } from '../../../api/customer-files.calls.ts'
import type { CustomerListFilters } from '../../../api/customers.queries.ts'

const ImportCustomersDialog = lazyPart(async () => (await import('./ImportCustomersDialog.tsx')).ImportCustomersDialog)

export interface CustomersMenuProps {
  readonly filters: CustomerListFilters
  /** There are no customers at all. */
  readonly isEmpty: boolean
}

/** The customers as a file: those of the list out, and any in. */
export function CustomersMenu({ filters, isEmpty }: CustomersMenuProps) {
  const { t } = useTranslation('people')
  const [isImporting, setIsImporting] = useState(false)
  const { save, pending } = useSheet((format) => customersSheet(format, filters), t('customers.file.exportFailed'))
  return (
    <>
      <FileMenu isEmpty={isEmpty} pending={pending} save={save} onImport={() => setIsImporting(true)} />
      <Suspense>
        {isImporting && (
          <ImportCustomersDialog
            tenantId={filters.tenant === 'all' ? undefined : Number(filters.tenant)}
            example={{ save, pending }}
            onClose={() => setIsImporting(false)}
          />
        )}
      </Suspense>
    </>
  )
}
