import type { RoleName } from '@staffel/shared-api/contract'

/** The numbers of the roles, as invites and changes of people name them. */
export const roleIds: Readonly<Record<RoleName, number>> = { User: 1, Manager: 2, Admin: 3 }
