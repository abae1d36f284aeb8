import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { DeleteRequestDialog } from '../../../parts/DeleteRequestDialog.tsx'
import type { RequestDesk } from '../desk/useRequestDesk.ts'
import type { OfferMaking } from '../foot/useOfferMaking.ts'
import { AddLinesDialog } from './AddLinesDialog.tsx'
import { CustomerDialog } from './customer/CustomerDialog.tsx'
import { DeclineRequestDialog } from './DeclineRequestDialog.tsx'
import { ExistingOfferDialog } from './ExistingOfferDialog.tsx'

/**
 * `offer-customer`: who the offer is for has to be known first. `existing`: there is an offer already. `add`: lines go
 * into it.
 */
export type OpenDialog = 'delete' | 'decline' | 'customer' | 'offer-customer' | 'existing' | 'add' | null

export interface RequestDialogsProps {
  open: OpenDialog
  request: QuoteRequestDetail
  desk: RequestDesk
  making: OfferMaking
  onClose: () => void
  onDeleted: () => void
}

export function RequestDialogs({ open, request, desk, making, onClose, onDeleted }: RequestDialogsProps) {
  const decline = (reason: string) => {
    desk.make(desk.head.status('declined', reason))
    onClose()
  }
  return (
    <>
      <DeleteRequestDialog request={open === 'delete' ? request : null} onClose={onClose} onDeleted={onDeleted} />
      {open === 'decline' && <DeclineRequestDialog requestId={request.id} onDecline={decline} onClose={onClose} />}
      {open === 'customer' && (
        <CustomerDialog
          request={request}
          purpose="set"
          onChoose={(organization, remember) => {
            desk.make(desk.head.customer(organization, remember))
            onClose()
          }}
          onClose={onClose}
        />
      )}
      {open === 'offer-customer' && (
        <CustomerDialog
          request={request}
          candidates={making.candidates}
          purpose="offer"
          pending={making.pending}
          onChoose={(organization, remember) =>
            organization &&
            making.make({ organization_id: organization.id, ...(remember !== undefined && { remember }) })
          }
          onClose={onClose}
        />
      )}
      {open === 'existing' && making.existing !== null && (
        <ExistingOfferDialog
          offer={making.existing}
          pending={making.pending}
          onAnother={() => making.make({ force: true })}
          onClose={onClose}
        />
      )}
      {open === 'add' && request.offer && (
        <AddLinesDialog
          offer={request.offer}
          lines={request.replies.filter(({ is_ignored, in_offer }) => !is_ignored && !in_offer)}
          pending={making.pending}
          onAdd={() => making.make({ add: true })}
          onAnother={() => making.make({ force: true })}
          onClose={onClose}
        />
      )}
    </>
  )
}
