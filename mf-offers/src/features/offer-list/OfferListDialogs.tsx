import type { OfferSummary } from '@staffel/shared-api/contract'
import { DeleteOfferDialog } from '../../parts/dialogs/DeleteOfferDialog.tsx'
import { DuplicateOfferDialog } from '../../parts/dialogs/DuplicateOfferDialog.tsx'
import { ReviseOfferDialog } from './ReviseOfferDialog.tsx'

export interface OfferListDialogsProps {
  /** The offers that somebody asked to revise, to duplicate and to delete; null closes the dialog. */
  revised: OfferSummary | null
  copied: OfferSummary | null
  doomed: OfferSummary | null
  onRevised: () => void
  onCopied: () => void
  onKept: () => void
  onDeleted: () => void
}

/** What the list asks before it does something. Apart from the page, because nobody needs a dialog to see the list. */
export function OfferListDialogs({
  revised,
  copied,
  doomed,
  onRevised,
  onCopied,
  onKept,
  onDeleted,
}: OfferListDialogsProps) {
  return (
    <>
      <ReviseOfferDialog offer={revised} onClose={onRevised} />
      <DuplicateOfferDialog offer={copied} onClose={onCopied} />
      <DeleteOfferDialog offer={doomed} onClose={onKept} onDeleted={onDeleted} />
    </>
  )
}
