import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ExportOutlined, UploadOutlined } from '@staffel/shared-ui/icons'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
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
  const [dragging, setDragging] = useState(false)
  const example = useExport(tenantId)

  function over(event: DragEvent): void {
    event.preventDefault()
    setDragging(true)
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setDragging(false)
    take(event.dataTransfer.files)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    take(target.files)
    // The same file can be chosen again.
    target.value = ''
  }
  function take(files: FileList | null): void {
    const file = files?.[0]
    if (file) onFile(file)
  }

  return (
    <div
      className={styles.zone}
      data-dragging={dragging || undefined}
      onDragOver={over}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
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
