import { isApiError } from '@staffel/shared-api/client'
import type { Region } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useSaveRegion } from '../../../api/company/regions.queries.ts'
import { FieldsDialog } from '../../../parts/customers/FieldsDialog.tsx'

/** A new region, or another name for one. */
export function RegionDialog({ region, onClose }: { region: Region | null; onClose: () => void }) {
  const { t } = useTranslation('people')
  const { mutate, isPending, error } = useSaveRegion()
  const [key] = useState(() => crypto.randomUUID())
  const errors = isApiError(error) ? error.fields : {}

  return (
    <FieldsDialog
      title={t(region ? 'regions.rename' : 'regions.add')}
      okLabel={t('regions.save')}
      fields={[{ name: 'name', label: t('regions.name'), maxLength: 100, required: true, width: 6 }]}
      initial={{ name: region?.name ?? '' }}
      errors={errors}
      failure={error !== null && errors['name'] === undefined ? { title: t('regions.notSaved'), error } : null}
      pending={isPending}
      onSave={({ name }) =>
        mutate(
          { region: { ...(region && { id: region.id }), name: name.trim() }, key },
          {
            onSuccess: () => {
              toast.success(t('regions.saved', { name: name.trim() }))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
