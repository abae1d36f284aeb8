import { offerLimits } from '@staffel/shared-api/rules'
import { ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { attachmentsQuery } from '../../../../api/offers/offer-activity.queries.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileRow } from './FileRow.tsx'
import styles from './files.module.css'

export interface FilesPanelProps {
  offerId: number
  /** Adds files, removes them, and says who sees them. */
  mayManage: boolean
  /** Files are held over the page. */
  onDrag: () => void
}

/** Files that go with the offer. */
export function FilesPanel({ offerId, mayManage, onDrag }: FilesPanelProps) {
  const { t } = useTranslation('offers')
  const files = useQuery(attachmentsQuery(offerId))
  if (!mayManage || !files.data) return step()
  return (
    <FileDrop offerId={offerId} room={offerLimits.attachments - files.data.length} onDrag={onDrag}>
      {step()}
    </FileDrop>
  )

  function step() {
    if (files.isPending) return <LoadingState count={1} />
    if (files.isError)
      return (
        <ErrorState
          size="compact"
          title={t('files.loadFailed')}
          error={files.error}
          onRetry={() => void files.refetch()}
          retrying={files.isFetching}
        />
      )
    if (files.data.length === 0)
      return (
        <Text as="p" tone="muted">
          {t('files.empty')}
        </Text>
      )
    return (
      <ul className={styles.files} aria-label={t('files.heading')}>
        {files.data.map((file) => (
          <FileRow key={file.id} offerId={offerId} file={file} mayManage={mayManage} />
        ))}
      </ul>
    )
  }
}
