import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { customerTies } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useDeleteCustomer } from '../../api/customers.mutations.ts'
import { useBringBack } from './useBringBack.ts'

export interface DeleteCustomerDialogProps {
  /** The one that somebody asked to delete; null closes the dialog. */
  readonly customer: { readonly id: number; readonly name: string } | null
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Asks, deletes, and lets it be taken back. What stands in the way is counted, and it is archived instead. */
export function DeleteCustomerDialog({ customer, onClose, onGone }: DeleteCustomerDialogProps) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { mutate, isPending } = useDeleteCustomer()
  const bringBack = useBringBack()
  const [tied, setTied] = useState<{ readonly id: number; readonly ties: string } | null>(null)
  const inTheWay = customer && tied?.id === customer.id ? tied : null
  const name = customer?.name ?? ''

  const confirm = () => {
    if (!customer) return
    const archive = inTheWay !== null
    mutate(
      { id: customer.id, archive },
      {
        onSuccess: () => {
          toast.undo(t(archive ? 'customers.archived' : 'customers.deleted', { name }), () => bringBack(customer))
          onGone()
        },
        onError: (error) => {
          if (isApiError(error) && (error.code === 'HAS_OFFERS' || error.code === 'IN_USE'))
            setTied({ id: customer.id, ties: named(error.details) })
          else toast.failure(t('customers.notDeleted'), confirm, { description: sentenceOf(error) })
        },
      },
    )
  }

  /** "3 offertes en 1 aanvraag" */
  function named(details: Readonly<Record<string, unknown>>): string {
    const counted = customerTies.flatMap((tie) => {
      const count = details[tie]
      return typeof count === 'number' && count > 0 ? [t(`customers.ties.${tie}`, { count })] : []
    })
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(counted)
  }

  return (
    <ConfirmDialog
      danger={inTheWay === null}
      open={customer !== null}
      title={t(inTheWay ? 'customers.archiveTitle' : 'customers.deleteTitle', { name })}
      confirmLabel={t(inTheWay ? 'customers.archiveConfirm' : 'customers.deleteConfirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {inTheWay ? t('customers.tiedText', { ties: inTheWay.ties }) : t('customers.deleteText')}
    </ConfirmDialog>
  )
}
