import type { ExactJob, ExactJobRow, ExactOutcome } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable, PaginationBar, ToneBadge, type Tone } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { jobRowsQuery, rowsAPage } from '../../../api/sync.queries.ts'
import { paths } from '../../../paths.ts'
import { Fields } from '../Fields.tsx'
import styles from '../sync.module.css'

export interface JobRowsProps {
  readonly job: ExactJob
  readonly outcome: ExactOutcome | undefined
  readonly page: number
  readonly onPage: (page: number) => void
}

const tones: Readonly<Record<ExactOutcome, Tone>> = {
  created: 'green',
  updated: 'blue',
  removed: 'gray',
  conflict: 'orange',
  refused: 'red',
}

/** The lines of a job, a page at a time. */
export function JobRows({ job, outcome, page, onPage }: JobRowsProps) {
  const { t } = useTranslation('integrations')
  const rows = useQuery(jobRowsQuery(job, outcome, page))
  if (rows.isPending) return <LoadingState shape="rows" count={6} />
  if (!rows.data)
    return (
      <ErrorState
        size="compact"
        title={t('log.failed')}
        error={rows.error}
        onRetry={() => void rows.refetch()}
        retrying={rows.isFetching}
      />
    )
  if (rows.data.total === 0)
    return (
      <Card>
        <EmptyState size="compact" title={t(job.ended_at === null ? 'log.nothingYet' : 'log.nothing')} />
      </Card>
    )
  return (
    <div className={styles.part}>
      <DataTable
        label={t('log.title')}
        rows={rows.data.items}
        rowKey={({ nr }) => String(nr)}
        rowName={({ name }) => name}
        busy={rows.isPlaceholderData}
        columns={[
          {
            ...{ id: 'code', title: t('log.code'), card: 'subtitle', width: 120 },
            cell: ({ code }) => (
              <Text numeric tone="muted">
                {code || '–'}
              </Text>
            ),
          },
          { id: 'name', title: t('log.name'), card: 'title', width: 240, cell: (row) => <Name row={row} /> },
          { id: 'what', title: t('log.what'), card: 'meta', cell: (row) => <What row={row} /> },
          {
            ...{ id: 'outcome', title: t('log.outcome'), card: 'status', width: 160 },
            cell: ({ outcome: of }) => <ToneBadge tone={tones[of]}>{t(`jobs.outcome.${of}`)}</ToneBadge>,
          },
        ]}
      />
      <PaginationBar
        page={page}
        pageSize={rowsAPage}
        total={rows.data.total}
        rows={rows.data.items.length}
        variant="of"
        busy={rows.isPlaceholderData}
        onPage={onPage}
      />
    </div>
  )
}

function Name({ row: { name, organization_id: customer, product_id: product } }: { row: ExactJobRow }) {
  if (customer !== null) return <Link to={paths.customer(customer)}>{name}</Link>
  return product === null ? name : <Link to={paths.product(product)}>{name}</Link>
}

function What({ row: { message, fields } }: { row: ExactJobRow }) {
  if (message === null && fields.length === 0) return '–'
  return (
    <>
      {message}
      {fields.length > 0 && <Fields fields={fields} />}
    </>
  )
}
