import type { Offer } from '@staffel/shared-api/contract'
import { SlotGuest, useGuests } from '@staffel/shared-ui/core'
import { useMemo } from 'react'
import styles from './side.module.css'

/** What other areas know of an accepted offer, for the seller's people. */
export function SideGuests({ offer: { offer_id, version, current_status } }: { offer: Offer }) {
  const guests = useGuests('offer.side')
  const context = useMemo(
    () => ({ offerId: offer_id, version, status: current_status }),
    [offer_id, version, current_status],
  )
  return (
    <div className={styles.guests} data-guests>
      {guests.map((guest) => (
        <SlotGuest key={guest.key} place="offer.side" guest={guest} context={context} shape="none" />
      ))}
    </div>
  )
}
