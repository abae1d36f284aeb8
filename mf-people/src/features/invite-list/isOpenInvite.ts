import type { Invite } from '@staffel/shared-api/contract'

/** Neither accepted nor withdrawn: it can be sent again, and cancelled. */
export function isOpenInvite({ status }: Invite): boolean {
  return status === 'invited' || status === 'expired'
}
