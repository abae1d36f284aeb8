import type { Offer } from '@staffel/shared-api/contract'
import { useNavigate } from '@staffel/shared-ui/router'
import { lazy, Suspense, type ComponentType } from 'react'
import { DeleteOfferDialog } from '../../../parts/dialogs/DeleteOfferDialog.tsx'
import { paths } from '../../../paths.ts'
import { ApprovalDialog } from '../approval/ApprovalDialog.tsx'
import { SendDialog } from '../sending/SendDialog.tsx'
import { AcceptDialog } from '../steps/AcceptDialog.tsx'
import { DeclineDialog } from '../steps/DeclineDialog.tsx'
import { DiscardDialog } from '../steps/DiscardDialog.tsx'
import { ExtendDialog } from '../steps/ExtendDialog.tsx'
import { ReasonDialog } from '../steps/ReasonDialog.tsx'
import { VersionsDialog } from '../versions/VersionsDialog.tsx'
import type { OfferStep } from './nextStep.ts'
import type { OfferSteps } from './useOfferSteps.ts'

const AssignDialog = lazy(async () => ({ default: (await import('../AssignDialog.tsx')).AssignDialog }))
const DuplicateOfferDialog = lazy(async () => ({
  default: (await import('../../../parts/dialogs/DuplicateOfferDialog.tsx')).DuplicateOfferDialog,
}))

interface DialogProps {
  offer: Offer
  onClose: () => void
}

/** Steps that are asked about, and where. */
const dialogs: Readonly<Partial<Record<OfferStep, ComponentType<DialogProps>>>> = {
  'ask-approval': (props) => <ApprovalDialog action="ask" {...props} />,
  approve: (props) => <ApprovalDialog action="give" {...props} />,
  'refuse-approval': (props) => <ApprovalDialog action="refuse" {...props} />,
  'withdraw-approval': (props) => <ApprovalDialog action="withdraw" {...props} />,
  send: SendDialog,
  remind: (props) => <SendDialog kind="reminder" {...props} />,
  accept: AcceptDialog,
  decline: DeclineDialog,
  extend: ExtendDialog,
  reopen: (props) => <ReasonDialog kind="reopen" {...props} />,
  'undo-acceptance': (props) => <ReasonDialog kind="undo-acceptance" {...props} />,
  discard: DiscardDialog,
  versions: VersionsDialog,
  assign: AssignDialog,
  duplicate: Copying,
}

/** The question of the step that is being taken. */
export function OfferDialogs({ offer, steps: { asked, close } }: { offer: Offer; steps: OfferSteps }) {
  const navigate = useNavigate()
  const Dialog = asked && dialogs[asked]
  return (
    <>
      <Suspense>{Dialog && <Dialog offer={offer} onClose={close} />}</Suspense>
      <DeleteOfferDialog
        offer={asked === 'delete' ? offer : null}
        onClose={close}
        onDeleted={() => void navigate(paths.offers(), { replace: true })}
      />
    </>
  )
}

function Copying({ offer: { offer_id, offer_nr, customer }, onClose }: DialogProps) {
  return (
    <DuplicateOfferDialog
      offer={{
        offer_id,
        offer_nr,
        organization_id: customer?.organization_id ?? null,
        customer: customer?.name ?? null,
      }}
      onClose={onClose}
    />
  )
}
