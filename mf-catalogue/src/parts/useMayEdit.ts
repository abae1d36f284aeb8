import { mayEditCatalogue } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'

/** Whether the reader changes products, or only reads them: a customer's Manager does not set the seller's prices. */
export function useMayEdit(): boolean {
  const user = useUser()
  return user !== null && mayEditCatalogue(user)
}
