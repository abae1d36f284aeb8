import { sentenceOf } from '@staffel/shared-api/client'
import { Button, Card, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
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

  return <Card title={t('data.export.title')}>{content()}</Card>

  function content() {
    if (files.isPending) return <LoadingState shape="rows" count={1} />
    if (files.isError && !files.data)
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
      <>
        <Text tone="muted">{t('data.export.hint')}</Text>
        <ul className={rows.rows}>
          {files.data.map((file) => (
            <DataExportRow key={file.id} file={file} />
          ))}
        </ul>
        <Button disabled={files.data.some(isUnderWay)} loading={isPending} onClick={start}>
          {t('data.export.start')}
        </Button>
      </>
    )
  }
}
