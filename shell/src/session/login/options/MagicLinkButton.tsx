import { MailOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { SignInButton } from '../kit/SignInButton.tsx'
import { MagicLinkDialog, type MagicLinkDialogProps } from './MagicLinkDialog.tsx'

/** Opens the dialog that asks for an address. */
export function MagicLinkButton({ next, local }: Pick<MagicLinkDialogProps, 'next' | 'local'>) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <SignInButton main icon={<MailOutlined />} onClick={() => setOpen(true)}>
        {t('signIn.withLink')}
      </SignInButton>
      {open && <MagicLinkDialog next={next} local={local} onClose={() => setOpen(false)} />}
    </>
  )
}
