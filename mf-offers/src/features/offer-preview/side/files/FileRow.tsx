import type { OfferAttachment, VisibleTo } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { formatBytes } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, DownloadOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { offerActivityCalls } from '../../../../api/offers/offer-activity.queries.ts'
import { offerKeys } from '../../../../api/offers/offers.queries.ts'
import { useDownload } from '../../../../parts/files/useDownload.ts'
import styles from './files.module.css'

export interface FileRowProps {
  offerId: number
  file: OfferAttachment
  mayManage: boolean
}

/** One file: to be downloaded, shown to the customer or not, and removed. */
export function FileRow({ offerId, file, mayManage }: FileRowProps) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const calls = offerActivityCalls(offerId)
  const download = useDownload(() => calls.file(file.id))
  const [removing, setRemoving] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: offerKeys.all })
  const showing = useMutation({ mutationFn: (to: VisibleTo) => calls.show(file.id, to), onSuccess: refresh })
  const dropping = useMutation({ mutationFn: () => calls.remove(file.id), onSuccess: refresh })
  const named = { filename: file.filename }

  const show = (to: VisibleTo) =>
    showing.mutate(to, { onError: () => toast.failure(t('files.changeFailed'), () => show(to)) })
  const remove = () =>
    dropping.mutate(undefined, {
      onSuccess: () => toast.success(t('files.removed', named)),
      onError: () => toast.failure(t('files.removeFailed', named), remove),
    })

  return (
    <li>
      <div className={styles.head}>
        <Button type="link" icon={<DownloadOutlined />} loading={download.pending} onClick={download.start}>
          {file.filename}
        </Button>
        {mayManage && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('files.remove', named)}
            title={t('files.remove', named)}
            onClick={() => setRemoving(true)}
          />
        )}
      </div>
      <div className={styles.facts}>
        <Text tone="muted" size="small">
          {formatBytes(file.bytes)}
        </Text>
        {mayManage && (
          <Checkbox
            checked={file.visible_to === 'customer'}
            disabled={showing.isPending}
            onChange={({ target }) => show(target.checked ? 'customer' : 'staff')}
          >
            {t('files.forCustomer')}
          </Checkbox>
        )}
      </div>
      <ConfirmDialog
        danger
        open={removing}
        title={t('files.removeTitle', named)}
        confirmLabel={t('files.removeAction')}
        pending={dropping.isPending}
        onConfirm={remove}
        onCancel={() => setRemoving(false)}
      >
        {t('files.removeText')}
      </ConfirmDialog>
    </li>
  )
}
