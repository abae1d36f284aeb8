import type { EnvironmentChange, EnvironmentState, EnvironmentStep } from '@staffel/shared-api/contract'
import { EmptyState, ErrorState, Flex, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { UndoOutlined } from '@staffel/shared-ui/icons'
import { DataTable, type Column, type RowAction } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { ActDialog } from './dialogs/ActDialog.tsx'
import { historyQuery } from './environments.queries.ts'
import { useAreaName } from './words/useAreaName.ts'
import { useEnvironmentTexts } from './useEnvironmentTexts.ts'

/** Who changed what, and why; what nobody has touched since can be put back. */
export function HistoryTable({ environment }: { environment: EnvironmentState }) {
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  const history = useQuery(historyQuery(environment.name))
  const [undone, setUndone] = useState<EnvironmentChange | null>(null)
  const stepText = useStepText(environment)
  if (history.isPending) return <LoadingState count={6} />
  if (history.isError)
    return (
      <ErrorState
        title={t('history.failed')}
        error={history.error}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    )
  if (history.data.length === 0) return <EmptyState title={t('history.empty')} description={t('history.emptyText')} />

  const columns: Column<EnvironmentChange>[] = [
    {
      id: 'what',
      title: t('columns.what'),
      card: 'title',
      cell: ({ steps, reason }) => <Steps words={steps.length > 0 ? steps.map(stepText) : [reason]} />,
    },
    { id: 'reason', title: t('columns.reason'), card: 'subtitle', cell: ({ reason }) => reason },
    {
      id: 'author',
      title: t('columns.author'),
      card: 'meta',
      cell: ({ author }) => (author === 'server' ? t('history.server') : author),
    },
    {
      id: 'at',
      title: t('columns.at'),
      card: 'meta',
      cell: ({ at }) => <Text numeric>{formatInstant(at, language)}</Text>,
    },
  ]
  const actions = (change: EnvironmentChange): RowAction[] =>
    change.can_undo
      ? [{ key: 'undo', label: t('history.undo'), icon: <UndoOutlined />, onSelect: () => setUndone(change) }]
      : []

  return (
    <>
      <DataTable
        label={t('tabs.history')}
        columns={columns}
        rows={history.data}
        rowKey={({ revision }) => String(revision)}
        rowName={({ revision }) => String(revision)}
        rowActions={actions}
      />
      {undone && (
        <ActDialog
          title={t('dialog.undo', { revision: undone.revision, environment: environment.name })}
          confirmLabel={t('dialog.confirmUndo')}
          environment={environment}
          area=""
          act={{ kind: 'undo', change: undone.revision }}
          onClose={() => setUndone(null)}
        >
          <Steps words={undone.steps.map(stepText)} />
        </ActDialog>
      )}
    </>
  )
}

function Steps({ words }: { words: readonly string[] }) {
  return (
    <Flex vertical>
      {words.map((word) => (
        <Text key={word}>{word}</Text>
      ))}
    </Flex>
  )
}

function useStepText(environment: EnvironmentState): (step: EnvironmentStep) => string {
  const { t } = useEnvironmentTexts()
  const nameOf = useAreaName(environment)
  return ({ area, what, flag, from, to }) => {
    const facts = { area: area === null ? '' : nameOf(area), flag: flag ?? '', from: from ?? '', to: to ?? '' }
    return t(`step.${keyOf(what, to)}`, facts)
  }
}

function keyOf(what: EnvironmentStep['what'], to: string | null): string {
  if (what === 'canary') return to === null ? 'canaryOff' : 'canaryOn'
  if (what === 'asked') return to === null ? 'askedNoMore' : 'asked'
  if (what === 'flag' && to === null) return 'flagFree'
  if (what === 'switch' || what === 'calls' || what === 'flag' || what === 'fourEyes')
    return `${what}${to === 'on' ? 'On' : 'Off'}`
  return what
}
