import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { CustomerDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog } from '@staffel/shared-ui/overlay'
import { useQueryClient } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { useChangeCustomer, type PartChange } from '../../api/customers.mutations.ts'
import { customerQuery } from '../../api/customers.queries.ts'

/** Saves a change of a customer over nobody else's: who was first is told, and one of the two is chosen. */
export function useCustomerChange(customer: CustomerDetail, onSaved: () => void) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useChangeCustomer()
  // The revision that the fields were filled from: a newer one that comes in meanwhile is somebody else's.
  const [{ id, rev }] = useState(customer)
  const [late, setLate] = useState<PartChange | null>(null)
  const fields = isApiError(error) && error.code === 'VALIDATION' ? error.fields : {}

  function save(change: PartChange, over = rev): void {
    mutate(
      { change, over: { id, rev: over } },
      {
        onSuccess: () => {
          setLate(null)
          toast.success(t('customers.saved'))
          onSaved()
        },
        onError: (problem) => {
          if (isApiError(problem) && problem.code === 'STALE') setLate(change)
          else if (!isApiError(problem) || Object.keys(problem.fields).length === 0)
            toast.error(t('customers.notSaved'), { description: sentenceOf(problem) })
        },
      },
    )
  }

  async function keep(): Promise<void> {
    const now = await queryClient.fetchQuery({ ...customerQuery(id), staleTime: 0 }).catch(() => null)
    if (!now) toast.error(t('customers.notSaved'))
    else if (late) save(late, now.rev)
  }

  return {
    save,
    pending: isPending,
    fields,
    forget: reset,
    conflict: (
      <ConflictDialog
        open={late !== null}
        pending={isPending}
        words={{
          title: t('customers.conflict.title'),
          text: t('customers.conflict.text'),
          reload: t('customers.conflict.reload'),
          keep: t('customers.conflict.keep'),
        }}
        onKeep={() => void keep()}
        onReload={onSaved}
        onClose={() => setLate(null)}
      />
    ),
  }
}
