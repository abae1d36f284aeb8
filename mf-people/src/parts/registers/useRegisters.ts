import type { Registers } from '@staffel/shared-api/contract'
import { isTenantOwner } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useQuery } from '@staffel/shared-ui/query'
import { registersQuery } from '../../api/registers/registers.queries.ts'

/** What can be looked up, by whom it may be; nothing until that is known. */
export function useRegisters(): Partial<Registers> {
  const user = useUser()
  const { data } = useQuery({ ...registersQuery(), enabled: user !== null && isTenantOwner(user) })
  return data ?? {}
}
