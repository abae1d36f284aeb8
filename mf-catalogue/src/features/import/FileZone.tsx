import { Button, Text } from '@staffel/shared-ui/core'
import { useFileDrag } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { useRef, type ChangeEvent } from 'react'
import { useExport } from '../../parts/actions/useExport.ts'
import styles from './import.module.css'

export interface FileZoneProps {
  readonly tenantId: number | undefined
  readonly onFile: (file: File) => void
}

/** Takes a file that is let go of over it; a button asks for one too. */
export function FileZone({ tenantId, onFile }: FileZoneProps) {
  const { t } = useTranslation('catalogue')
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const dragging = useFileDrag({ zone, enabled: true, onFiles: take })
  const example = useExport(tenantId)

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    take([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  function take([file]: readonly File[]): void {
    if (file) onFile(file)
  }

  return (
    <div ref={zone} className={styles.zone} data-dragging={dragging || undefined}>
      <UploadOutlined />
      <p className={styles.drop}>{t(dragging ? 'import.dropNow' : 'import.drop')}</p>
      <Button type="primary" onClick={() => picker.current?.click()}>
        {t('import.choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('import.choose')}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xml"
        onChange={choose}
      />
      <Text tone="muted" size="small">
        {t('import.kinds')}
      </Text>
      <p className={styles.shape}>{t('import.shape')}</p>
      <Button type="link" icon={<ExportOutlined />} loading={example.pending} onClick={() => example.save('xlsx')}>
        {t('import.example')}
      </Button>
    </div>
  )
}
