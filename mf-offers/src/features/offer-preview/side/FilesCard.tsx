import { offerLimits } from '@staffel/shared-api/rules'
import { Card, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { attachmentsQuery } from '../../../api/offers/offer-activity.queries.ts'
import { FileRow } from './FileRow.tsx'
import { FileUpload } from './FileUpload.tsx'
import styles from './side.module.css'

export interface FilesCardProps {
  offerId: number
  /** Adds files, removes them, and says who sees them. */
  mayManage: boolean
}

/** Files that go with the offer. */
export function FilesCard({ offerId, mayManage }: FilesCardProps) {
  const { t } = useTranslation('offers')
  const files = useQuery(attachmentsQuery(offerId))
  const full = (files.data?.length ?? 0) >= offerLimits.attachments
  return (
    <Card title={t('files.heading')}>
      {step()}
      {mayManage &&
        (full ? (
          <Text as="p" tone="muted">
            {t('files.full', { count: offerLimits.attachments })}
          </Text>
        ) : (
          <FileUpload offerId={offerId} />
        ))}
    </Card>
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
        <Text as="p" tone="muted" className={styles.empty}>
          {t('files.empty')}
        </Text>
      )
    return (
      <ul className={styles.offerFiles}>
        {files.data.map((file) => (
          <FileRow key={file.id} offerId={offerId} file={file} mayManage={mayManage} />
        ))}
      </ul>
    )
  }
}
