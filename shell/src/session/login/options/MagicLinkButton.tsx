import { Button, toast } from '@staffel/shared-ui/core'
import { MailOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import type { MagicLinkDialogProps } from './MagicLinkDialog.tsx'

const load = async () => (await import('./MagicLinkDialog.tsx')).MagicLinkDialog

/** Opens the dialog that asks for an address. Its code (form, dialog) comes after the page has been drawn. */
export function MagicLinkButton({ next, local }: Pick<MagicLinkDialogProps, 'next' | 'local'>) {
  const { t } = useTranslation('shell')
  const [dialog, setDialog] = useState<{ View: ComponentType<MagicLinkDialogProps> } | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // A failure here is silent; the click tries again and tells.
    load().catch(() => {})
  }, [])

  const show = async () => {
    try {
      setDialog({ View: await load() })
      setOpen(true)
    } catch {
      toast.failure(t('signIn.error.offline'), () => void show(), { id: 'sign-in' })
    }
  }

  return (
    <>
      <Button type="primary" icon={<MailOutlined />} onClick={() => void show()}>
        {t('signIn.withLink')}
      </Button>
      {dialog && <dialog.View open={open} next={next} local={local} onClose={() => setOpen(false)} />}
    </>
  )
}
