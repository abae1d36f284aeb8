import type { Offer } from '@staffel/shared-api/contract'
import { isManagement, matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { DeliveryCard } from '../sending/DeliveryCard.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { CommentsCard } from './CommentsCard.tsx'
import { FilesCard } from './FilesCard.tsx'
import { NotesCard } from './NotesCard.tsx'

/** What belongs to the offer beside its document; the seller's people see more of it than a customer. */
export function SideCards({ offer }: { offer: Offer }) {
  const user = useUser()
  if (!user) return false
  const isStaff = user.is_tenant || matchesRoles(user.roles, ['Admin'])
  const mayManage = isManagement(user)
  return (
    <>
      {isStaff && <NotesCard key={offer.offer_id} offer={offer} />}
      {mayManage && <DeliveryCard offer={offer} />}
      <CommentsCard offerId={offer.offer_id} isStaff={isStaff} />
      <FilesCard offerId={offer.offer_id} mayManage={mayManage} />
      <ActivityCard offerId={offer.offer_id} />
    </>
  )
}
