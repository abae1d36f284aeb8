import type { OfferAttachment } from '@staffel/shared-api/contract'
import { Button, Card } from '@staffel/shared-ui/core'
import { formatBytes } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DownloadOutlined } from '@staffel/shared-ui/icons'
import { publicOfferCalls } from '../../api/public-offers.calls.ts'
import { useDownload } from '../../parts/files/useDownload.ts'
import styles from './public-offer.module.css'

/** What was sent along; nothing sent along, nothing shown. */
export function PublicFiles({ token, files }: { token: string; files: readonly OfferAttachment[] }) {
  const { t } = useTranslation('offers')
  if (files.length === 0) return false
  return (
    <Card title={t('files.heading')}>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <PublicFile token={token} file={file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PublicFile({ token, file }: { token: string; file: OfferAttachment }) {
  const download = useDownload(() => publicOfferCalls(token).file(file.id))
  return (
    <Button type="link" icon={<DownloadOutlined />} loading={download.pending} onClick={download.start}>
      {file.filename} ({formatBytes(file.bytes)})
    </Button>
  )
}
