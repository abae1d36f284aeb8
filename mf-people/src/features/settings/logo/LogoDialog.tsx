import { logoAccept } from '@staffel/shared-api/rules'
import { Alert, Button, Spin, Text } from '@staffel/shared-ui/core'
import { useFileDrag } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UploadOutlined } from '@staffel/shared-ui/icons'
import { Modal } from '@staffel/shared-ui/overlay'
import { useRef, type ChangeEvent } from 'react'
import styles from './logo.module.css'
import { useLogoUpload } from './useLogoUpload.ts'

export interface LogoDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Takes one picture, and closes by itself once it is the logo. */
export function LogoDialog({ open, onClose }: LogoDialogProps) {
  const { t } = useTranslation('people')
  const { state, upload, cancel } = useLogoUpload(onClose)
  const isBusy = state.step === 'uploading' || state.step === 'success'

  return (
    <Modal
      open={open}
      title={t('logo.dialog')}
      width={520}
      centered
      destroyOnHidden
      onCancel={cancel}
      footer={<Button onClick={cancel}>{t('logo.cancel')}</Button>}
    >
      <LogoZone enabled={open && !isBusy} busy={state.step === 'uploading'} onFile={upload} />
      <div aria-live="polite">
        {state.step === 'error' && <Alert type="error" showIcon title={state.message} />}
        {state.step === 'success' && <Alert type="success" showIcon title={state.message} />}
      </div>
    </Modal>
  )
}

interface LogoZoneProps {
  readonly enabled: boolean
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

function LogoZone({ enabled, busy, onFile }: LogoZoneProps) {
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
          <Spin /> {t('logo.uploading')}
        </div>
      ) : (
        <div className={styles.say}>{t(dragging ? 'logo.dropNow' : 'logo.drop')}</div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('logo.choose')}
        accept={logoAccept}
        disabled={!enabled}
        onChange={choose}
      />
      <Button type="primary" icon={<UploadOutlined />} disabled={!enabled} onClick={() => picker.current?.click()}>
        {t('logo.choose')}
      </Button>
      <Text tone="muted" size="small">
        {t('logo.kinds')}
      </Text>
    </div>
  )
}
