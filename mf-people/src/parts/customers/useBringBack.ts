import { sentenceOf } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useRestoreCustomer } from '../../api/customers.mutations.ts'

/** Takes back that a customer was archived or deleted. */
export function useBringBack() {
  const { t } = useTranslation('people')
  const { mutateAsync } = useRestoreCustomer()
  const run = (customer: { readonly id: number; readonly name: string }): void => {
    // The dialog that it is undone from is closed by then.
    void mutateAsync(customer.id).then(
      () => toast.success(t('customers.restored', { name: customer.name })),
      (error: unknown) =>
        toast.failure(t('customers.notRestored'), () => run(customer), { description: sentenceOf(error) }),
    )
  }
  return run
}
