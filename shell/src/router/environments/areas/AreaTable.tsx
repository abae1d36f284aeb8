import type { EnvironmentState } from '@staffel/shared-api/contract'
import { EmptyState } from '@staffel/shared-ui/core'
import { DataTable, type Column } from '@staffel/shared-ui/list'
import { useState, type ComponentType } from 'react'
import { AbsentArea } from './AbsentArea.tsx'
import { AreaCell, type Doing } from './AreaCell.tsx'
import { AreaTitle } from './AreaTitle.tsx'
import { CanaryRules } from './CanaryRules.tsx'
import { FourEyes } from './FourEyes.tsx'
import { AgreeDialog } from '../dialogs/AgreeDialog.tsx'
import { CanaryDialog } from '../dialogs/CanaryDialog.tsx'
import type { AreaDialogProps } from '../dialogs/dialog.types.ts'
import { FlagDialog } from '../dialogs/FlagDialog.tsx'
import { LiveDialog } from '../dialogs/LiveDialog.tsx'
import { StopCanaryDialog } from '../dialogs/StopCanaryDialog.tsx'
import { SwitchDialog } from '../dialogs/SwitchDialog.tsx'
import { publishedIn, releasedIn } from '../releasedIn.ts'
import { useAreaName } from '../words/useAreaName.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

interface Row {
  readonly id: string
  readonly owner: string
}

interface Open {
  readonly environment: string
  readonly area: string
  readonly doing: Doing
}

const dialogs: Readonly<Record<Exclude<Doing['what'], 'live'>, ComponentType<AreaDialogProps>>> = {
  agree: AgreeDialog,
  canary: CanaryDialog,
  stopCanary: StopCanaryDialog,
  switch: SwitchDialog,
  flag: FlagDialog,
}

export interface AreaTableProps {
  readonly environments: readonly EnvironmentState[]
  /** Shows what failed of an area. */
  readonly onFailures: (environment: string, area: string) => void
}

/** Areas below one another, environments side by side, in the order in which a version passes them. */
export function AreaTable({ environments, onFailures }: AreaTableProps) {
  const { t } = useEnvironmentTexts()
  const nameOf = useAreaName(...environments)
  const [open, setOpen] = useState<Open | null>(null)
  const rows = rowsOf(environments)
  if (rows.length === 0) return <EmptyState title={t('noAreas')} description={t('noAreasText')} />

  const columns: Column<Row>[] = [
    {
      id: 'area',
      title: t('columns.area'),
      card: 'title',
      width: 200,
      cell: ({ id }) => <AreaTitle id={id} name={nameOf(id)} />,
    },
    { id: 'owner', title: t('columns.owner'), card: 'subtitle', width: 200, cell: ({ owner }) => owner },
    ...environments.map((environment, at): Column<Row> => ({
      id: environment.name,
      title: environment.name,
      card: 'meta',
      cell: ({ id }) => {
        const area = areaOf(environment, id)
        const onDo = (doing: Doing) => setOpen({ environment: environment.name, area: id, doing })
        const before = environments[at - 1]
        if (!area) {
          const ahead = aheadOf(before, { id, live: null, previous: [] })
          const newest = ahead ? null : newestOf(environment, id)
          return <AbsentArea {...{ environment, ahead, newest, onDo }} name={nameOf(id)} />
        }
        const showFailures = () => onFailures(environment.name, id)
        return <AreaCell {...{ environment, area, onDo }} ahead={aheadOf(before, area)} onFailures={showFailures} />
      },
    })),
  ]
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => nameOf(id)}
      />
      <FourEyes environments={environments} />
      <CanaryRules environments={environments} />
      {dialog()}
    </>
  )

  function dialog() {
    const environment = environments.find(({ name }) => name === open?.environment)
    if (!environment || !open) return null
    const onClose = () => setOpen(null)
    const { id, doing } = { id: open.area, doing: open.doing }
    const area = areaOf(environment, id)
    const name = nameOf(id)
    if (doing.what === 'live') {
      const known = publishedIn(environment).find((one) => one.id === id)
      if (!known) return null
      const from = area?.live ?? null
      return <LiveDialog {...{ environment, name, from, onClose }} area={known} version={doing.version} />
    }
    if (!area) return null
    const props = { environment, area, name, onClose }
    const Dialog = dialogs[doing.what]
    return <Dialog {...props} />
  }
}

function areaOf(environment: EnvironmentState, id: string) {
  return releasedIn(environment).find((area) => area.id === id)
}

function rowsOf(environments: readonly EnvironmentState[]): Row[] {
  const owners = new Map(
    environments.flatMap((environment) => publishedIn(environment).map(({ id, owner }) => [id, owner])),
  )
  return [...owners].map(([id, owner]) => ({ id, owner })).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function newestOf({ waiting }: EnvironmentState, id: string): string | null {
  const kept = waiting?.find((area) => area.id === id)?.versions.find(({ removed_at: gone }) => gone === null)
  return kept?.version ?? null
}

/** What the environment before has and this one never had. */
function aheadOf(
  before: EnvironmentState | undefined,
  { id, live, previous }: { id: string; live: string | null; previous: readonly string[] },
) {
  const version = before && areaOf(before, id)?.live
  if (!version || version === live || previous.includes(version)) return null
  return { name: before.name, version }
}
