import { Alert, Button, Spin, Text } from '@staffel/shared-ui/core'
import { useFileDrag } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UploadOutlined } from '@staffel/shared-ui/icons'
import { Modal } from '@staffel/shared-ui/overlay'
import { useRef, type ChangeEvent } from 'react'
import styles from './picture-dialog.module.css'
import { usePictureUpload, type PictureUpload } from './usePictureUpload.ts'

export interface PictureDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** What kind of picture it takes, and where it goes. */
  readonly picture: PictureUpload & {
    readonly title: string
    readonly uploading: string
    /** Which files it may be, in words and for the file field. */
    readonly kinds: string
    readonly accept: string
  }
}

/** Takes one picture, and closes by itself once it is stored. */
export function PictureDialog({ open, onClose, picture }: PictureDialogProps) {
  const { t } = useTranslation('people')
  const { state, upload, cancel } = usePictureUpload(picture, onClose)
  const { title, uploading, kinds, accept } = picture
  const isBusy = state.step === 'uploading' || state.step === 'success'

  return (
    <Modal
      open={open}
      title={title}
      width={520}
      centered
      destroyOnHidden
      onCancel={cancel}
      footer={<Button onClick={cancel}>{t('logo.cancel')}</Button>}
    >
      <DropZone
        enabled={open && !isBusy}
        busy={state.step === 'uploading'}
        onFile={upload}
        uploading={uploading}
        kinds={kinds}
        accept={accept}
      />
      <div aria-live="polite">
        {state.step === 'error' && <Alert type="error" showIcon title={state.message} />}
        {state.step === 'success' && <Alert type="success" showIcon title={state.message} />}
      </div>
    </Modal>
  )
}

interface DropZoneProps extends Pick<PictureDialogProps['picture'], 'uploading' | 'kinds' | 'accept'> {
  readonly enabled: boolean
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

function DropZone({ enabled, busy, onFile, uploading, kinds, accept }: DropZoneProps) {
  const { t } = useTranslation('people')
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const dragging = useFileDrag({ zone, enabled, onFiles: ([file]) => file && onFile(file) })

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <div ref={zone} className={styles.zone} data-dragging={dragging || undefined}>
      {busy ? (
        <div role="status" className={styles.say}>
          <Spin /> {uploading}
        </div>
      ) : (
        <div className={styles.say}>{t(dragging ? 'logo.dropNow' : 'logo.drop')}</div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('logo.choose')}
        accept={accept}
        disabled={!enabled}
        onChange={choose}
      />
      <Button type="primary" icon={<UploadOutlined />} disabled={!enabled} onClick={() => picker.current?.click()}>
        {t('logo.choose')}
      </Button>
      <Text tone="muted" size="small">
        {kinds}
      </Text>
    </div>
  )
}
