import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { AskForLink } from './AskForLink.tsx'
import { LinkSent } from './LinkSent.tsx'

export interface MagicLinkDialogProps {
  open: boolean
  /** Where the link comes back to. */
  next: string | null
  /** Mails land in a mailbox on this computer. */
  local: boolean
  onClose: () => void
}

/** Asks for the address, and says that a link is on its way. */
export function MagicLinkDialog({ open, next, local, onClose }: MagicLinkDialogProps) {
  const { t } = useTranslation('shell')
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <Modal
      open={open}
      centered
      width={460}
      destroyOnHidden
      footer={null}
      title={sentTo === null ? t('signIn.link.title') : t('signIn.link.sentTitle')}
      onCancel={onClose}
      afterClose={() => setSentTo(null)}
    >
      {sentTo === null ? (
        <AskForLink next={next} onSent={setSentTo} onCancel={onClose} />
      ) : (
        <LinkSent email={sentTo} next={next} local={local} onOther={() => setSentTo(null)} />
      )}
    </Modal>
  )
}
