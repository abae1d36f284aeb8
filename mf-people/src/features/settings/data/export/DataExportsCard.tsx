import { sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { dataExportsQuery, isUnderWay, useStartDataExport } from '../../../../api/tenancy/data-exports.queries.ts'
import rows from '../../../../parts/sessions/rows.module.css'
import { DataExportRow } from './DataExportRow.tsx'

/** Everything that the company has, as a file: asked for, watched and fetched. */
export function DataExportsCard() {
  const { t } = useTranslation('people')
  const files = useQuery(dataExportsQuery())
  const { mutate, isPending } = useStartDataExport()

  const start = (): void =>
    mutate(undefined, {
      onSuccess: () => void toast.success(t('data.export.started')),
      onError: (error) => void toast.failure(t('data.export.notStarted'), start, { description: sentenceOf(error) }),
    })

  const isLost = files.isError && !files.data
  return (
    <Card title={t('data.export.title')}>
      <Text tone="muted">{t('data.export.hint')}</Text>
      {list()}
      {!isLost && (
        <Button disabled={files.data?.some(isUnderWay) ?? true} loading={isPending} onClick={start}>
          {t('data.export.start')}
        </Button>
      )}
    </Card>
  )

  function list() {
    if (isLost)
      return (
        <ErrorState
          size="compact"
          title={t('data.export.failed')}
          error={files.error}
          onRetry={() => void files.refetch()}
          retrying={files.isFetching}
        />
      )
    return (
      // Most have none, so none is drawn while they come.
      <ul className={rows.rows}>
        {files.data?.map((file) => (
          <DataExportRow key={file.id} file={file} />
        ))}
      </ul>
    )
  }
}
