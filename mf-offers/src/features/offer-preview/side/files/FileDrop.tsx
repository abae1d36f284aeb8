import { offerLimits } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { Checkbox, useFileDrag } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseOutlined, ReloadOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { useUploads } from './useUploads.ts'
import styles from './files.module.css'

export interface FileDropProps {
  offerId: number
  /** How many more there may be. */
  room: number
  /** Files are held over the page: the zone comes into sight. */
  onDrag: () => void
  /** The files that are there. */
  children: ReactNode
}

/** The whole panel takes files that are let go of over it; a button asks for them too. */
export function FileDrop({ offerId, room, onDrag, children }: FileDropProps) {
  const { t } = useTranslation('offers')
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const [forCustomer, setForCustomer] = useState(false)
  const uploads = useUploads(offerId, room)
  const add = (files: readonly File[]) => uploads.add(files, forCustomer ? 'customer' : 'staff')
  const dragging = useFileDrag({ zone, enabled: true, onEnter: onDrag, onFiles: add })

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    add(files)
  }

  return (
    <div ref={zone} className={styles.zone} data-dragging={dragging || undefined}>
      {children}
      {uploads.files.length > 0 && (
        <ul className={styles.uploads} aria-label={t('files.onTheirWay')}>
          {uploads.files.map(({ id, file, share, problem, mayRetry }) => (
            <li key={id}>
              <Text as="div" size="small" strong>
                {file.name}
              </Text>
              {problem === null ? (
                <progress max={1} value={share} aria-label={t('files.uploading', { filename: file.name })} />
              ) : (
                <>
                  <div role="alert">
                    <Text as="div" size="small" tone="danger">
                      {problem}
                    </Text>
                  </div>
                  <div className={styles.uploadButtons}>
                    {mayRetry && (
                      <Button size="small" icon={<ReloadOutlined />} onClick={() => uploads.retry(id)}>
                        {t('delivery.retry')}
                      </Button>
                    )}
                    <Button size="small" type="text" icon={<CloseOutlined />} onClick={() => uploads.dismiss(id)}>
                      {t('files.dismiss')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {room > 0 ? (
        <div className={styles.drop}>
          <Text as="p" tone="muted" size="small">
            {t('files.drop')}
          </Text>
          <input
            ref={picker}
            className="sf-sr-only"
            type="file"
            multiple
            tabIndex={-1}
            aria-label={t('files.choose')}
            accept=".pdf,.png,.jpg,.jpeg,.docx,.xlsx"
            onChange={choose}
          />
          <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
            {t('files.add')}
          </Button>
          <Checkbox checked={forCustomer} onChange={({ target }) => setForCustomer(target.checked)}>
            {t('files.newForCustomer')}
          </Checkbox>
          <Text as="p" tone="muted" size="small">
            {t('files.kinds')}
          </Text>
        </div>
      ) : (
        <Text as="p" tone="muted">
          {t('files.full', { count: offerLimits.attachments })}
        </Text>
      )}
      {dragging && room > 0 && (
        <div className={styles.letGo} aria-hidden>
          <UploadOutlined />
          {t('files.letGo')}
        </div>
      )}
    </div>
  )
}
