import type { Offer } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, ButtonLink, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, HistoryOutlined, SendOutlined } from '@staffel/shared-ui/icons'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { DeleteOfferDialog } from '../../parts/DeleteOfferDialog.tsx'
import { paths } from '../../paths.ts'
import { PdfButton } from './PdfButton.tsx'
import { SendDialog } from './sending/SendDialog.tsx'
import { VersionsDialog } from './versions/VersionsDialog.tsx'

/** Versions and PDF for everyone; sending, editing a draft and deleting for Manager and Admin. */
export function PreviewActions({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'versions' | 'delete' | 'send' | null>(null)
  const mayManage = user !== null && isManagement(user)
  const mayEdit = mayManage && offer.status === 'draft'
  const maySend = mayManage && (offer.status === 'draft' || offer.status === 'pending')
  const mayDelete = mayManage && offer.status !== 'accepted'
  const close = () => setDialog(null)
  const edit = () => void navigate(paths.editOffer(offer.externalId))
  const actions = {
    send: { label: t('send.button'), icon: <SendOutlined />, run: () => setDialog('send') },
    edit: { label: t('preview.edit'), icon: <EditOutlined />, shortcut: 'e', run: edit },
    versions: { label: t('preview.versions'), icon: <HistoryOutlined />, run: () => setDialog('versions') },
    delete: { label: t('delete.action'), icon: <DeleteOutlined />, run: () => setDialog('delete') },
  }
  useScreenActions([
    ...(maySend ? [{ id: 'send', ...actions.send }] : []),
    ...(mayEdit ? [{ id: 'edit', ...actions.edit }] : []),
    { id: 'versions', ...actions.versions },
    ...(mayDelete ? [{ id: 'delete', ...actions.delete }] : []),
  ])

  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setDialog('versions')}>
        {t('preview.versions')}
      </Button>
      <PdfButton offer={offer} />
      {mayDelete && (
        <Button danger icon={<DeleteOutlined />} onClick={() => setDialog('delete')}>
          {t('delete.action')}
        </Button>
      )}
      {mayEdit && (
        <ButtonLink
          icon={<EditOutlined />}
          to={paths.editOffer(offer.externalId)}
          aria-keyshortcuts="e"
          title={t('shortcut', { key: 'E' })}
        >
          {t('preview.edit')}
        </ButtonLink>
      )}
      {maySend && (
        <Button type="primary" icon={<SendOutlined />} onClick={() => setDialog('send')}>
          {t('send.button')}
        </Button>
      )}
      {dialog === 'send' && <SendDialog offer={offer} onClose={close} />}
      {dialog === 'versions' && <VersionsDialog offer={offer} onClose={close} />}
      <DeleteOfferDialog
        offer={dialog === 'delete' ? offer : null}
        onClose={close}
        onDeleted={() => void navigate(paths.offers(), { replace: true })}
      />
    </>
  )
}
