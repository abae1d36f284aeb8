import type { EnvironmentState } from '@staffel/shared-api/contract'
import { isProductOwner } from '@staffel/shared-api/rules'
import { guardRoute, signInPath, signInPathFor, useSession, useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState, Screen, TabList, tabPanel } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { useState, type ComponentType } from 'react'
import { useFrame } from '../../session/guard/frameContext.ts'
import { AccessFailed } from '../../session/guard/AccessFailed.tsx'
import { AccessUnknown } from '../../session/guard/AccessUnknown.tsx'
import { AreaTable } from './areas/AreaTable.tsx'
import { environmentsQuery } from './environments.queries.ts'
import { environmentsPath } from './environmentsPath.ts'
import { FailureTable, type FailureTableProps } from './failures/FailureTable.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { TokenTable } from './tokens/TokenTable.tsx'
import { useEnvironmentTexts } from './useEnvironmentTexts.ts'
import styles from './environments.module.css'

const anyone = { roles: [], protected: true }
/** One object, because a new one at every drawing would navigate at every drawing. */
const refused = { forbidden: true }

/** What runs where: for who operates the platform, and whom they made product owner. */
export function EnvironmentsPage() {
  const state = useSession()
  const user = useUser()
  if (user) return isProductOwner(user) ? <Environments /> : <Navigate to={signInPath} replace state={refused} />
  switch (guardRoute(state, anyone)) {
    case 'wait':
      return <AccessUnknown />
    case 'failed':
      return <AccessFailed />
    default:
      return <Navigate to={signInPathFor(environmentsPath)} replace />
  }
}

const tabs = ['areas', 'history', 'failures', 'tokens'] as const
type Tab = (typeof tabs)[number]

const views: Readonly<Record<Exclude<Tab, 'areas'>, ComponentType<FailureTableProps>>> = {
  history: HistoryTable,
  failures: FailureTable,
  tokens: TokenTable,
}

/** Of which area the failures are looked at. */
interface Failed {
  readonly environment: string
  readonly area: string
}

function Environments() {
  const { t } = useEnvironmentTexts()
  const environments = useQuery(environmentsQuery())
  const [tab, setTab] = useState<Tab>('areas')
  const [failed, setFailed] = useState<Failed | null>(null)
  const area = failed?.area ?? null
  const choose = (next: Tab) => {
    setFailed(null)
    setTab(next)
  }
  const showFailures = (environment: string, of: string) => {
    setFailed({ environment, area: of })
    setTab('failures')
  }
  return (
    <Screen title={t('title')} subtitle={t('intro')} width="list">
      <TabList
        id="environments"
        label={t('tabs.label')}
        look="page"
        tabs={tabs.map((name) => ({ name, title: t(`tabs.${name}`) }))}
        current={tab}
        onChange={choose}
      />
      <div {...tabPanel('environments', tab, tab)} aria-label={t(`tabs.${tab}`)}>
        {content()}
      </div>
    </Screen>
  )

  function content() {
    if (environments.isPending) return <LoadingState count={6} />
    if (!environments.data)
      return (
        <ErrorState
          title={t('failed')}
          error={environments.error}
          onRetry={() => void environments.refetch()}
          retrying={environments.isFetching}
        />
      )
    const all = environments.data
    if (tab === 'areas') return <AreaTable environments={all} onFailures={showFailures} />
    return <OfOne key={tab} environments={all} first={failed?.environment ?? null} View={views[tab]} area={area} />
  }
}

interface OfOneProps {
  readonly environments: readonly EnvironmentState[]
  /** Shown until another one is chosen. */
  readonly first: string | null
  readonly area: string | null
  readonly View: ComponentType<FailureTableProps>
}

/** What belongs to one environment, first to the one that this page is of. */
function OfOne({ environments, first, area, View }: OfOneProps) {
  const { t } = useEnvironmentTexts()
  const here = useFrame().boot.environment.name
  const [chosen, setChosen] = useState(first ?? here)
  const shown = environments.find(({ name }) => name === chosen) ?? environments.at(-1)
  if (!shown) return <EmptyState title={t('noAreas')} description={t('noAreasText')} />
  return (
    <div className={styles.ofOne}>
      {environments.length > 1 && (
        <Field label={t('environment')}>
          {(control) => (
            <Select
              {...control}
              className={styles.choice}
              value={shown.name}
              options={environments.map(({ name }) => ({ value: name, label: name }))}
              onChange={(name: string) => setChosen(name)}
            />
          )}
        </Field>
      )}
      <View key={shown.name} environment={shown} area={area} />
    </div>
  )
}
