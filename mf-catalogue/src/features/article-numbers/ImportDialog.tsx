import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { CustomerNumberImport } from '@staffel/shared-api/contract'
import { Alert, Button, Text, toast } from '@staffel/shared-ui/core'
import { saveFile } from '@staffel/shared-ui/files'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UploadOutlined } from '@staffel/shared-ui/icons'
import { Modal } from '@staffel/shared-ui/overlay'
import { useRef, useState, type ChangeEvent } from 'react'
import { importArticleNumbers } from '../../api/article-numbers.queries.ts'
import { ImportResult } from './ImportResult.tsx'
import styles from './article-numbers.module.css'

export interface ImportDialogProps {
  readonly organizationId: number
  readonly customer: string
  readonly onClose: () => void
}

/** A list of numbers out of a file: what it will do is seen before anything is stored. */
export function ImportDialog({ organizationId, customer, onClose }: ImportDialogProps) {
  const { t } = useTranslation('catalogue')
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<CustomerNumberImport | null>(null)
  const [pending, setPending] = useState<'reading' | 'storing' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const count = plan ? plan.created + plan.updated : 0

  function wordsOf(error: unknown): string {
    const field = isApiError(error) ? Object.values(error.fields)[0] : undefined
    return field ?? sentenceOf(error) ?? t('numbers.importFailed')
  }

  async function read(chosen: File): Promise<void> {
    setFile(chosen)
    setPlan(null)
    setProblem(null)
    setPending('reading')
    try {
      setPlan(await importArticleNumbers(chosen, organizationId, true))
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setPending(null)
    }
  }

  async function store(): Promise<void> {
    if (!file) return
    setPending('storing')
    setProblem(null)
    try {
      const { created, updated } = await importArticleNumbers(file, organizationId, false)
      toast.success(t('numbers.imported', { created: formatNumber(created), updated: formatNumber(updated) }))
      onClose()
    } catch (error) {
      setProblem(wordsOf(error))
      setPending(null)
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    // The same file can be chosen again, mended.
    target.value = ''
    if (chosen) void read(chosen)
  }

  return (
    <Modal
      open
      centered
      width={600}
      title={t('numbers.importTitle', { customer })}
      okText={t('numbers.store', { count, shown: formatNumber(count) })}
      cancelText={t('numbers.cancel')}
      okButtonProps={{ loading: pending === 'storing', disabled: count === 0 }}
      cancelButtonProps={{ disabled: pending === 'storing' }}
      closable={false}
      keyboard={pending === null}
      mask={{ closable: false }}
      onOk={() => void store()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <Text as="p">{t('numbers.importText')}</Text>
        <div className={styles.file}>
          <input
            ref={picker}
            className="sf-sr-only"
            type="file"
            tabIndex={-1}
            accept=".csv,.xlsx,.txt"
            aria-label={t('numbers.file')}
            onChange={choose}
          />
          <Button
            icon={<UploadOutlined />}
            loading={pending === 'reading'}
            disabled={pending === 'storing'}
            onClick={() => picker.current?.click()}
          >
            {t(file ? 'numbers.otherFile' : 'numbers.chooseFile')}
          </Button>
          {file ? (
            <Text className={styles.fileName}>{file.name}</Text>
          ) : (
            <Button type="link" onClick={() => saveFile(exampleFile(t('numbers.exampleName')))}>
              {t('numbers.example')}
            </Button>
          )}
        </div>
        {problem !== null && <Alert type="error" showIcon title={problem} />}
        {plan && <ImportResult plan={plan} />}
      </div>
    </Modal>
  )
}

/** The titles that are understood, and a row. */
function exampleFile(filename: string) {
  return { filename, blob: new Blob(['\uFEFFnumber;sku\r\n100.4711;B933-840\r\n'], { type: 'text/csv' }) }
}
