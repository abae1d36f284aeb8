import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { SignInDialog } from '../kit/SignInDialog.tsx'
import { AskForLink } from './AskForLink.tsx'
import { LinkSent } from './LinkSent.tsx'

export interface MagicLinkDialogProps {
  /** Where the link comes back to. */
  next: string | null
  /** Mails land in a mailbox on this computer. */
  local: boolean
  onClose: () => void
}

/** Asks for the address, and says that a link is on its way. */
export function MagicLinkDialog({ next, local, onClose }: MagicLinkDialogProps) {
  const { t } = useTranslation('shell')
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <SignInDialog title={t(sentTo === null ? 'signIn.link.title' : 'signIn.link.sentTitle')} onClose={onClose}>
      {sentTo === null ? (
        <AskForLink next={next} onSent={setSentTo} onCancel={onClose} />
      ) : (
        <LinkSent email={sentTo} next={next} local={local} onOther={() => setSentTo(null)} />
      )}
    </SignInDialog>
  )
}
