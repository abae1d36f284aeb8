import type { CustomerDetail, OrganizationMerge } from '@staffel/shared-api/contract'
import { Alert, Button } from '@staffel/shared-ui/core'
import { formatInstantDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { UndoOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { mergesQuery } from '../../../api/merges/merges.queries.ts'

const UndoMergeDialog = lazyPart(async () => (await import('./UndoMergeDialog.tsx')).UndoMergeDialog)

/** Which customers went into this one lately. As long as that can be undone, it is said here. */
export function MergeNotices({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const merges = useQuery(mergesQuery(customer.id))
  const [undoing, setUndoing] = useState<OrganizationMerge | null>(null)
  return (
    <>
      {(merges.data ?? []).map((merge) => {
        const { id, from, merged_at, merged_by } = merge
        const words = { name: from.name, date: formatInstantDate(merged_at, language), by: merged_by ?? '' }
        return (
          <Alert
            key={id}
            type="info"
            showIcon
            title={t(merged_by ? 'customers.merge.noticeBy' : 'customers.merge.notice', words)}
            action={
              <Button size="small" icon={<UndoOutlined />} onClick={() => setUndoing(merge)}>
                {t('customers.merge.undo')}
              </Button>
            }
          />
        )
      })}
      <Suspense>
        {undoing && <UndoMergeDialog customer={customer} merge={undoing} onClose={() => setUndoing(null)} />}
      </Suspense>
    </>
  )
}
